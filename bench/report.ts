import type { Measured } from './visit.ts';

/** All keystrokes of one contender on one screen with one size, in all rounds. */
export interface Series {
  screen: string;
  size: number;
  contender: string;
  measured: Measured[];
  /** Texts for which it showed a wrong number of matches. They are not compared. */
  wrong: string[];
}

/** A promise of the contract, and whether it was kept. */
export interface Verdict {
  promise: string;
  found: string;
  kept: boolean;
}

export const OURS = 'ours';
const MOST_SCRIPT_MS = 16;
const LEAST_RATIO = 5;
const MOST_LIST_BYTES = 600_000;
/** The size for which the promises are made. */
export const PROMISED_SIZE = 50_000;
const MOST_ROWS = 1000;

/** The percentile of the values (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is nothing to take a percentile of');
  return value;
}

/** The script time of `peer` divided by that of `ours`, for texts that both answer correctly. */
function ratio(ours: Series, peer: Series, percent: number): number {
  const alike = (series: Series) => series.measured.filter(({ text }) => !peer.wrong.includes(text)).map(({ script }) => script);
  return percentile(alike(peer), percent) / percentile(alike(ours), percent);
}

/** Formats milliseconds, with one decimal below 10. */
export const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const pair = (values: readonly number[]) => `${ms(percentile(values, 50))} / ${ms(percentile(values, 95))}`;
const count = (value: number) => value.toLocaleString('en');
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** A Markdown table for each screen. */
export function formatTimings(all: readonly Series[]): string {
  const screens = [...new Set(all.map(({ screen }) => screen))];
  return screens
    .map((screen) =>
      formatScreen(
        screen,
        all.filter((series) => series.screen === screen),
      ),
    )
    .join('\n\n');
}

function formatScreen(screen: string, all: readonly Series[]): string {
  const rows = all.map((series) => {
    const ours = all.find(({ size, contender }) => size === series.size && contender === OURS);
    const times = ours && ours !== series ? `${ratio(ours, series, 50).toFixed(1)} / ${ratio(ours, series, 95).toFixed(1)}` : '';
    const script = pair(series.measured.map((measured) => measured.script));
    const elapsed = pair(series.measured.map((measured) => measured.elapsed));
    const paint = pair(series.measured.map((measured) => measured.paint));
    return `| ${count(series.size)} | ${series.contender} | ${script} | ${elapsed} | ${paint} | ${times} | ${series.measured.length} |`;
  });
  return [
    `### ${screen}`,
    '',
    '| records | page | script ms, median / p95 | elapsed ms | to next paint ms | times our script, median / p95 | keystrokes |',
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** A line for each peer with wrong answers. */
export function formatWrong(all: readonly Series[]): string[] {
  return all
    .filter(({ wrong }) => wrong.length > 0)
    .map(
      ({ screen, size, contender, wrong }) => `- ${contender}, ${screen}, ${count(size)}: ${wrong.map((text) => `\`${text}\``).join(', ')}`,
    );
}

/** Judges the promises about time with the series of {@link PROMISED_SIZE}. */
export function judgeTimings(all: readonly Series[]): Verdict[] {
  const promised = all.filter(({ size }) => size === PROMISED_SIZE);
  return promised.flatMap((series) => {
    const where = `${series.screen}, ${count(PROMISED_SIZE)}`;
    if (series.contender === OURS) {
      const script = percentile(
        series.measured.map((measured) => measured.script),
        95,
      );
      return [{ promise: `${where}: script p95 at most ${MOST_SCRIPT_MS} ms`, found: `${ms(script)} ms`, kept: script <= MOST_SCRIPT_MS }];
    }
    const ours = promised.find(({ screen, contender }) => screen === series.screen && contender === OURS);
    if (!ours) throw new Error(`Nothing of ours was measured on ${where}`);
    const [median, p95] = [ratio(ours, series, 50), ratio(ours, series, 95)];
    return [
      {
        promise: `${where}: at least ${LEAST_RATIO} times as fast as ${series.contender}`,
        found: `${median.toFixed(1)} times by median, ${p95.toFixed(1)} times by p95`,
        kept: Math.min(median, p95) >= LEAST_RATIO,
      },
    ];
  });
}

/** Judges the promise about the size of the list. */
export function judgeWeight(bytes: number): Verdict {
  return {
    promise: `list at ${count(PROMISED_SIZE)} firms at most ${kilobytes(MOST_LIST_BYTES)} kB brotli`,
    found: `${kilobytes(bytes)} kB`,
    kept: bytes <= MOST_LIST_BYTES,
  };
}

/** Judges the promise about long lists: a page has few rows, and the number of all records is announced. */
export function judgePages(screen: string, size: number, rows: number, announced: number): Verdict {
  return {
    promise: `${screen}, ${count(size)}: shown in pages, its count announced`,
    found: `${rows} rows in the page, ${count(announced)} announced`,
    kept: rows < MOST_ROWS && announced === size,
  };
}

export const formatVerdict = ({ promise, found, kept }: Verdict) => `${kept ? 'PASS' : 'FAIL'}  ${promise}: ${found}`;

import { PAGES, type LongRun, type ShortRun, versionOf } from './documents.ts';
import { OURS, kilobytes, ms, percentile, type Verdict } from './report.ts';

const MOST_TIMES = 2;
const MOST_LONG_MS = 2000;
const MOST_MEMORY_BYTES = 200_000_000;
const MOST_LAZY_BYTES = 220_000;
const MOST_FONT_BYTES = 80_000;

const median = (values: readonly number[]) => percentile(values, 50);
const pair = (values: readonly number[]) => `${ms(median(values))} / ${ms(percentile(values, 95))}`;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const megabytes = (bytes: readonly number[]) => (bytes.length > 0 ? (Math.max(...bytes) / 1e6).toFixed(0) : 'not known here');

/** Describes how this was measured, with tables. */
export function formatDocuments(short: readonly ShortRun[], long: readonly LongRun[]): string {
  const ours = short.find(({ maker }) => maker === OURS);
  return [
    `Ours: pdfkit ${versionOf('pdfkit')} and fontkit ${versionOf('fontkit')}, tagged as PDF/UA requires. Compared with jsPDF ${versionOf('jspdf')}, untagged.`,
    'Both use the same text (the guidance documents), sizes, widths and distances, and break lines themselves. Each page loads code and',
    'fonts, then makes the document many times. The two take turns. Load: from this machine, without the delay of a network, into an empty',
    'cache. First: the first document of a page, in code that has not run before. Warm: each document after it. Processor time is that of the',
    'main thread, so that other programs on the machine do not count. jsPDF compresses only if it is told to.',
    '',
    `### ${PAGES.short} pages`,
    '',
    '| made by | pages | kB | load ms | first ms | cold: both, ms | warm ms, median / p95 | warm, processor ms | our processor time, as a multiple of its own |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...short.map((run) => formatShort(run, ours)),
    '',
    `### ${PAGES.long} pages, the first document of a page`,
    '',
    "Memory: the most that the process of the page held, as Linux reports it (`VmHWM`), including Chromium's own memory; and how much that is",
    'above what it held before. The table gives the highest value of all rounds.',
    '',
    '| made by | pages | MB | s | processor s | more memory, MB | memory in all, MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...long.map(
      ({ maker, made, elapsed, processor, growth, peak }) =>
        `| ${maker} | ${made.pages} | ${(made.bytes / 1e6).toFixed(1)} | ${seconds(median(elapsed))} | ${seconds(median(processor))} | ${megabytes(growth)} | ${megabytes(peak)} |`,
    ),
    '',
    '### Weight of what a first document loads, kB brotli',
    '',
    '| made by | code | fonts | together |',
    '| --- | ---: | ---: | ---: |',
    ...short.map(
      ({ maker, weight: { script, font } }) => `| ${maker} | ${kilobytes(script)} | ${kilobytes(font)} | ${kilobytes(script + font)} |`,
    ),
  ].join('\n');
}

function formatShort(run: ShortRun, ours: ShortRun | undefined): string {
  const { maker, made, load, first, warm, warmProcessor } = run;
  const cold = load.map((value, index) => value + (first[index] ?? 0));
  const times = ours && ours !== run ? (median(ours.warmProcessor) / median(warmProcessor)).toFixed(2) : '';
  return `| ${maker} | ${made.pages} | ${kilobytes(made.bytes)} | ${ms(median(load))} | ${ms(median(first))} | ${ms(median(cold))} | ${pair(warm)} | ${ms(median(warmProcessor))} | ${times} |`;
}

/** @param rivals the peers for which the contract promises a ratio of times */
export function judgeDocuments(short: readonly ShortRun[], long: readonly LongRun[], rivals: readonly string[]): Verdict[] {
  const [ours, ourLong] = [short.find(({ maker }) => maker === OURS), long.find(({ maker }) => maker === OURS)];
  if (!ours || !ourLong) throw new Error('Nothing of ours was measured');
  const processor = median(ourLong.processor);
  const { script, font } = ours.weight;
  return [
    ...short.filter(({ maker }) => rivals.includes(maker)).map((peer) => judgeTime(ours, peer)),
    {
      promise: `${PAGES.long} pages: at most ${seconds(MOST_LONG_MS)} s of a processor`,
      found: `${seconds(processor)} s; ${seconds(median(ourLong.elapsed))} s by the clock`,
      kept: ourLong.made.pages === PAGES.long && processor <= MOST_LONG_MS,
    },
    ...(ourLong.growth.length > 0
      ? [
          {
            promise: `${PAGES.long} pages: at most ${MOST_MEMORY_BYTES / 1e6} MB of memory`,
            found: `${megabytes(ourLong.growth)} MB more than before; ${megabytes(ourLong.peak)} MB with all of Chromium's own`,
            kept: Math.max(...ourLong.growth) <= MOST_MEMORY_BYTES,
          },
        ]
      : []),
    {
      promise: `lazy code with its fonts at most ${kilobytes(MOST_LAZY_BYTES)} kB brotli`,
      found: `${kilobytes(script + font)} kB`,
      kept: script > 0 && script + font <= MOST_LAZY_BYTES,
    },
    {
      promise: `its fonts at most ${kilobytes(MOST_FONT_BYTES)} kB brotli`,
      found: `${kilobytes(font)} kB`,
      kept: font > 0 && font <= MOST_FONT_BYTES,
    },
  ];
}

function judgeTime(ours: ShortRun, peer: ShortRun): Verdict {
  const processor = median(ours.warmProcessor) / median(peer.warmProcessor);
  const elapsed = median(ours.warm) / median(peer.warm);
  return {
    promise: `${PAGES.short} pages, warm: at most ${MOST_TIMES} times the time of ${peer.maker}`,
    found: `${processor.toFixed(2)} times by processor time, ${elapsed.toFixed(2)} by the clock`,
    kept: ours.made.pages === PAGES.short && Math.max(processor, elapsed) <= MOST_TIMES,
  };
}

import { check } from '../corpus/real-items.ts';
import { LONG_TEXTS } from '../corpus/long-texts.ts';

/*
 * Measures how the time of an answer grows with the length of the text: `node packages/check/bench/speed.ts`. Four times the text should
 * take about four times as long. The table has the slowest kinds first; the exit status is 1 if a text of 100,000 characters takes longer
 * than the limit.
 */

const SHORT = 25_000;
const LONG = 100_000;
/** The longest time in milliseconds, on an ordinary computer. */
const LIMIT = 500;
const RUNS = 3;

function measure(text: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    check(text);
    return performance.now() - started;
  });
  return Math.min(...times);
}

const rows = Object.entries(LONG_TEXTS)
  .map(([kind, make]) => ({ kind, short: measure(make(SHORT)), long: measure(make(LONG)) }))
  .toSorted((a, b) => b.long - a.long);

console.log('ms for 25 kB, ms for 100 kB, growth');
for (const { kind, short, long } of rows) {
  console.log(`${short.toFixed(0).padStart(6)} ${long.toFixed(0).padStart(7)} ${(long / short).toFixed(1).padStart(5)}  ${kind}`);
}
const slow = rows.filter(({ long }) => long > LIMIT);
if (slow.length > 0) console.log(`\n${slow.length} kinds take longer than ${LIMIT} ms.`);
process.exitCode = slow.length > 0 ? 1 : 0;

import { z } from 'zod';

/** What one keystroke cost, in ms. */
export interface Timing {
  script: number;
  paint: number;
}

/** The names under which the page marks a keystroke and the paint that follows it (`visit.ts`). */
export const MARKS = { keystroke: 'bench:keystroke', painted: 'bench:painted' } as const;
export const CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing'];

/** Chromium's names for the time in which a page's script runs; forced layout and garbage collection inside count. */
const SCRIPT = new Set(['EventDispatch', 'FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback']);

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), pid: z.number(), tid: z.number(), ts: z.number(), dur: z.number().optional(), ph: z.string() }),
  ),
});

/**
 * Reads a trace of Chromium: for each keystroke, how long script ran on the page's main thread before the
 * next paint (nested slices counted once), and how long it was until that paint.
 */
export function readTrace(trace: Buffer): Timing[] {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')));
  const marks = traceEvents.filter(({ name }) => name === MARKS.keystroke || name === MARKS.painted).toSorted((a, b) => a.ts - b.ts);
  const thread = marks[0];
  if (!thread) throw new Error('The trace holds no keystroke');
  const slices = traceEvents
    .filter(({ name, pid, tid, ph }) => ph === 'X' && SCRIPT.has(name) && pid === thread.pid && tid === thread.tid)
    .map(({ ts, dur = 0 }) => ({ begin: ts, end: ts + dur }))
    .toSorted((a, b) => a.begin - b.begin);

  const timings: Timing[] = [];
  for (let index = 0; index < marks.length; index += 2) {
    const begin = marks[index];
    const end = marks[index + 1];
    if (begin?.name !== MARKS.keystroke || end?.name !== MARKS.painted) throw new Error('A keystroke of the trace has no paint');
    timings.push({ script: covered(slices, begin.ts, end.ts) / 1000, paint: (end.ts - begin.ts) / 1000 });
  }
  return timings;
}

/** How much of the time from `from` to `to` lies in a slice. `slices` is sorted by beginning. */
function covered(slices: readonly { begin: number; end: number }[], from: number, to: number): number {
  let sum = 0;
  let reached = from;
  for (const { begin, end } of slices) {
    if (begin >= to) break;
    const stop = Math.min(end, to);
    if (stop <= reached) continue;
    sum += stop - Math.max(begin, reached);
    reached = stop;
  }
  return sum;
}

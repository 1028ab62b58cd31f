import { z } from 'zod';

/** What one keystroke cost, in ms; what the figures are is said in `visit.ts`. */
export interface Timing {
  script: number;
  elapsed: number;
  paint: number;
}

/** The names under which the page marks a keystroke and the paint that follows it (`visit.ts`). */
export const MARKS = { keystroke: 'bench:keystroke', painted: 'bench:painted' } as const;
export const CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing'];

/**
 * Chromium's names for the time in which a page's script runs. Not `EventDispatch`: it holds the browser's own
 * answer to a key too, the editing of the field and the layout that this needs.
 */
const SCRIPT = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript']);

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().optional(),
      /** Of `dur`, the time in which the thread had a processor. */
      tdur: z.number().optional(),
    }),
  ),
});
type TraceEvent = z.output<typeof traceSchema>['traceEvents'][number];

/** Reads the keystrokes out of a trace of Chromium, in order. @throws when one of them was not painted. */
export function readTrace(trace: Buffer): Timing[] {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString('utf8')));
  const inOrder = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const marks = inOrder.filter(({ name }) => name === MARKS.keystroke || name === MARKS.painted);
  const [first] = marks;
  if (!first) throw new Error('The trace holds no keystroke');
  const slices = outermost(
    inOrder.filter(({ name, ph, pid, tid }) => ph === 'X' && SCRIPT.has(name) && pid === first.pid && tid === first.tid),
  );

  const timings: Timing[] = [];
  for (let index = 0; index < marks.length; index += 2) {
    const begin = marks[index];
    const end = marks[index + 1];
    if (begin?.name !== MARKS.keystroke || end?.name !== MARKS.painted) throw new Error('A keystroke of the trace has no paint');
    const run = slices.filter(({ ts }) => ts >= begin.ts && ts < end.ts);
    timings.push({ script: sum(run, ({ tdur }) => tdur), elapsed: sum(run, ({ dur }) => dur), paint: (end.ts - begin.ts) / 1000 });
  }
  return timings;
}

/** The slices that lie in no other: time in nested calls counts once. `slices` is sorted by beginning. */
function outermost(slices: readonly TraceEvent[]): TraceEvent[] {
  let reached = -Infinity;
  return slices.filter(({ ts, dur = 0 }) => {
    const outer = ts >= reached;
    reached = Math.max(reached, ts + dur);
    return outer;
  });
}

function sum(slices: readonly TraceEvent[], of: (slice: TraceEvent) => number | undefined): number {
  return (
    slices.reduce((total, slice) => {
      const microseconds = of(slice);
      if (microseconds === undefined) throw new Error('This Chromium does not say how long a thread had a processor');
      return total + microseconds;
    }, 0) / 1000
  );
}

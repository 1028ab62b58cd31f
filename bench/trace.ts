import { z } from 'zod';

/** The times of a keystroke in ms. `visit.ts` explains them. */
export interface Timing {
  script: number;
  elapsed: number;
  paint: number;
}

/** The names of the marks for a keystroke and for the next paint (`visit.ts`). */
export const MARKS = { keystroke: 'bench:keystroke', painted: 'bench:painted' } as const;
export const CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing'];

/**
 * Chromium's names for events in which a script runs. `EventDispatch` is left out, because it also includes the browser's own
 * work: editing the field, and the layout for it.
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
      /** The part of `dur` in which the thread had a processor. */
      tdur: z.number().optional(),
    }),
  ),
});
type TraceEvent = z.output<typeof traceSchema>['traceEvents'][number];

/** Reads the keystrokes from a trace of Chromium, in order. @throws if the marks of keystrokes and paints do not alternate. */
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
    if (begin?.name !== MARKS.keystroke || end?.name !== MARKS.painted) {
      const found = [begin, end].map((mark) => mark?.name ?? 'nothing').join(', ');
      throw new Error(
        `Marks ${index + 1} and ${index + 2} of the ${marks.length} in the trace are not a keystroke and its paint: ${found}`,
      );
    }
    const run = slices.filter(({ ts }) => ts >= begin.ts && ts < end.ts);
    timings.push({ script: sum(run, ({ tdur }) => tdur), elapsed: sum(run, ({ dur }) => dur), paint: (end.ts - begin.ts) / 1000 });
  }
  return timings;
}

/** The slices that are not inside another one, so that nested calls count once. `slices` must be sorted by start. */
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

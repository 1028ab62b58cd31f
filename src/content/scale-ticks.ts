import type { StatusGroup } from './register-data.ts';

/*
 * A tick of the register scale travels as one letter: a to c is a firm without limits, d to f one that is looked
 * at, g to i one that is limited or has ended; within each, tier 1, 2, 3. The paths drawn from them are ten times as long.
 */
const GROUPS = ['active', 'caution', 'limited'] as const satisfies readonly StatusGroup[];
/** Where a tick begins, in the drawing's 64 units: the longer, the higher the tier. */
const TOPS = [6, 28, 44] as const;
const FOOT = 64;
const FIRST = 97;

/** The letter of a tick. `tier` counts from 0. */
export function markOf(group: StatusGroup, tier: number): string {
  return String.fromCodePoint(FIRST + GROUPS.indexOf(group) * TOPS.length + tier);
}

/**
 * One SVG path per colour, in a box as many units wide as there are marks, and 64 high. Each tick begins relative to the
 * one before it, which compresses to a third of what absolute positions take.
 */
export function drawTicks(marks: string): Record<StatusGroup, string> {
  const paths: Record<StatusGroup, string> = { active: '', caution: '', limited: '' };
  const ends = { active: { x: -0.5, y: 0 }, caution: { x: -0.5, y: 0 }, limited: { x: -0.5, y: 0 } };
  marks.split('').forEach((mark, position) => {
    const code = (mark.codePointAt(0) ?? FIRST) - FIRST;
    const group = GROUPS[Math.floor(code / TOPS.length)];
    const top = TOPS[code % TOPS.length];
    if (group === undefined || top === undefined) return;
    paths[group] += `m${position - ends[group].x} ${FOOT - ends[group].y}V${top}`;
    ends[group] = { x: position, y: top };
  });
  return paths;
}

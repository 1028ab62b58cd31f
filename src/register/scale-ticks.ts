import type { StatusGroup } from './register-data.ts';

/*
 * Each tick of the register scale is stored as one letter, a tenth of the length of its path: a to c for a firm without limits,
 * d to f for one under review or provisional, g to i for one that is limited or has ended; in each group for tier 1, 2, 3.
 */
const GROUPS = ['active', 'caution', 'limited'] as const satisfies readonly StatusGroup[];
/** Where a tick begins, in the 64 units of the drawing's height. Ticks of higher tiers are longer. */
const TOPS = [6, 28, 44] as const;
const FOOT = 64;
const FIRST = 97;

/** The letter of a tick. `tier` counts from 0. */
export function letterOfTick(group: StatusGroup, tier: number): string {
  return String.fromCodePoint(FIRST + GROUPS.indexOf(group) * TOPS.length + tier);
}

/** Draws the ticks at some positions again, as long as they are, in one path. */
export function drawMatches(marks: string, ticks: readonly number[]): string {
  return ticks.map((tick) => `M${tick + 0.5} ${FOOT}V${TOPS[((marks.codePointAt(tick) ?? FIRST) - FIRST) % TOPS.length]}`).join('');
}

/**
 * Draws one SVG path for each colour, in a box that is 64 units high and one unit wide for each mark. Each tick is drawn
 * relative to the one before it, which compresses to a third of the size of absolute positions.
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

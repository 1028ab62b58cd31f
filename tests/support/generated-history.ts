import type { HistoryEvent } from '../../src/history/event.ts';
import { createRandom, type Random } from '../../packages/check/corpus/random.ts';

const STATUSES = ['Active', 'Under Review', 'Restricted', 'Provisional'];
const dayOf = (number: number) => new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10);

/**
 * The past of generated firms: each is granted a licence, changes its status up to `changes` times, and may cease. In the order of days.
 */
export function generateHistory(firms: number, seed: number, changes = 6): HistoryEvent[] {
  const random = createRandom(seed);
  const events = Array.from({ length: firms }, (_, index) => pastOf(`FCA-${index}`, random, changes)).flat();
  return events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function pastOf(id: string, random: Random, changes: number): HistoryEvent[] {
  let day = random.below(6_000);
  const first = { day: dayOf(day), kind: 'granted', about: 'firm', id, before: '', reason: '' } as const;
  const events: HistoryEvent[] = [
    { ...first, field: 'status', after: 'Active' },
    { ...first, field: 'tier', after: 'Tier 3' },
  ];
  let status = 'Active';
  for (let left = random.below(changes + 1); left > 0; left -= 1) {
    day += random.below(400);
    const others = STATUSES.filter((one) => one !== status);
    const after = left === 1 && random.chance(33) ? 'Ceased Operations' : random.pick(others);
    const kind = after === 'Ceased Operations' ? 'ceased' : 'changed';
    events.push({ day: dayOf(day), kind, about: 'firm', id, field: 'status', before: status, after, reason: 'It was so decided.' });
    status = after;
  }
  return events;
}

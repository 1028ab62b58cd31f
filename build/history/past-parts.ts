import { writePast, type PastPart } from '#src/history/past-register.ts';
import { FIRMS_PER_FILE, cut } from '#src/register/sizes.ts';
import { sortByName } from '../content/register.ts';
import type { Content } from '../content/load.ts';
import { STATUSES } from '../content/schemas/records.ts';
import { historyOf } from './present.ts';

/** The past of the register in the order of its rows, cut as the list of firms is. Empty without a history. */
export function buildPast({ firms, history }: Pick<Content, 'firms' | 'history'>): PastPart[] {
  if (history.length === 0) return [];
  const changes = history.filter(({ about, field }) => about === 'firm' && field === 'status');
  const eventsOf = Map.groupBy(historyOf(changes), ({ id }) => id);
  const events = sortByName(firms).map(({ licenseId }) => eventsOf.get(licenseId) ?? []);
  return cut(events, FIRMS_PER_FILE).map((part) => writePast(part, STATUSES));
}

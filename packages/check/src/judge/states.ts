import { firmsOf, hasContacts } from '../look-up/facts.ts';
import type { KnownItem, LookedUp } from '../look-up/look-up.ts';
import type { CheckData, Item, ItemState } from '../types.ts';
import { isSaid } from './points.ts';

/** Gives each item its state within the text. */
export function addStates({ items, named }: LookedUp, data: CheckData): Item[] {
  const withContacts = named.filter((firm) => hasContacts(data, firm));
  const isOther = isLicenceOfOther(items);
  return items.map((item): Item => {
    const state = stateOf(item, named, withContacts, data);
    return { ...item, state: item.kind === 'licence' && state === 'onRecord' && isOther ? 'otherLicence' : state };
  });
}

/**
 * Whether a text names firms, but has no licence number of any of them. If one number fits, the text may be about several firms, as in a
 * newspaper.
 */
function isLicenceOfOther(items: readonly KnownItem[]): boolean {
  const names = firmsOf(items.filter(({ kind }) => kind === 'name'));
  const licences = firmsOf(items.filter(({ kind }) => kind === 'licence'));
  return names.length > 0 && !licences.some((firm) => names.includes(firm));
}

function stateOf(item: KnownItem, named: readonly number[], withContacts: readonly number[], data: CheckData): ItemState {
  const { firms, warnings, isOurs, resembles, candidates, isNeutral } = item.facts;
  if (item.kind === 'account' || item.kind === 'handle' || item.kind === 'code') return 'uncheckable';
  if (item.kind === 'licence') return firms.length > 0 ? 'onRecord' : 'noSuchLicence';
  if (item.kind === 'name') {
    if (warnings.length > 0) return firms.length > 0 ? 'both' : 'warned';
    if (isOurs) return 'ours';
    if (firms.length > 0) return 'onRecord';
    return candidates.length > 0 ? 'maybe' : 'unknown';
  }
  if (warnings.length > 0) return 'warned';
  if (isOurs) return 'ours';
  const own =
    item.kind === 'phone' && !item.isInternational && withContacts.length > 0 ? firms.filter(({ firm }) => named.includes(firm)) : firms;
  if (own.length > 0 && (withContacts.length === 0 || own.some(({ firm }) => named.includes(firm)))) return 'onRecord';
  if (own.length > 0) return 'notOnRecord';
  const isImitation = resembles.some(({ list, position }) => list === 'ours' || (list === 'firms' && hasContacts(data, position)));
  if (isImitation) return isNeutral ? 'unknown' : 'notOnRecord';
  return withContacts.length > 0 && isSaid(item) && !isNeutral ? 'notOnRecord' : 'unknown';
}

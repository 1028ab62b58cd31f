import { firmsOf, hasContacts, longerOf } from '../look-up/facts.ts';
import type { LookedUp } from '../look-up/look-up.ts';
import type { CheckData, Item, ItemState, KnownItem } from '../types.ts';
import { isContact } from './points.ts';
import { standingOf } from './standings.ts';

/** Gives each item its state within the text, and the standing of its firms. */
export function addStates({ items, named }: Pick<LookedUp, 'items' | 'named'>, data: CheckData): Item[] {
  const withContacts = named.filter((firm) => hasContacts(data, firm));
  const isOther = isLicenceOfOther(items);
  return items.map((item): Item => {
    const state = stateOf(item, named, withContacts, data);
    return {
      ...item,
      state: item.kind === 'licence' && state === 'onRecord' && isOther ? 'otherLicence' : state,
      standing: standingOf(item, data),
    };
  });
}

/**
 * Whether a text gives names, but no licence number of a firm that it names. If one number fits, the text may be about several firms, as in
 * a newspaper.
 */
function isLicenceOfOther(items: readonly KnownItem[]): boolean {
  const names = items.filter(({ kind, facts }) => kind === 'name' && !facts.isOurs);
  const named = [...firmsOf(names), ...longerOf(names)];
  const licences = firmsOf(items.filter(({ kind }) => kind === 'licence'));
  const isNamed = named.length > 0 || names.some(({ facts }) => facts.candidates.length === 0 && facts.warnings.length === 0);
  return isNamed && !licences.some((firm) => named.includes(firm));
}

function stateOf(item: KnownItem, named: readonly number[], withContacts: readonly number[], data: CheckData): ItemState {
  const { firms, warnings, isOurs, candidates, resembles } = item.facts;
  if (item.kind === 'licence') return firms.length > 0 ? 'onRecord' : 'noSuchLicence';
  if (item.kind === 'name') {
    if (warnings.length > 0) return firms.length > 0 ? 'both' : 'warned';
    if (isOurs) return 'ours';
    if (firms.length > 0) return 'onRecord';
    // A misspelt name may be meant. Nobody types letters of another script that look the same.
    return candidates.length > 0 || resembles.some(({ how }) => how !== 'confusable') ? 'maybe' : 'unknown';
  }
  if (warnings.length > 0) return 'warned';
  // Nobody else has a user name made of the name of the authority.
  if (!isContact(item)) return resembles[0]?.list === 'ours' ? 'notOnRecord' : 'uncheckable';
  if (isOurs) return 'ours';
  // Without the code of its country, a number is that of the firm that is named, or of anybody.
  const isNational = item.kind === 'phone' && !item.isInternational && withContacts.length > 0;
  const holders = isNational ? firms.filter(({ firm }) => named.includes(firm)) : firms;
  // The reader may work for another firm than the one that a message names.
  const isOfNamed = item.role === 'reader' || withContacts.length === 0 || holders.some(({ firm }) => named.includes(firm));
  if (holders.length > 0 && isOfNamed) return 'onRecord';
  if (item.certainty === 'possible') return 'uncheckable';
  if (holders.length > 0) return 'notOnRecord';
  if (item.role === 'sender' && withContacts.length > 0) return 'notOnRecord';
  return item.role !== 'reader' && imitates(item, data) ? 'notOnRecord' : 'unknown';
}

/** Whether an item resembles a contact point of the authority, or of a firm that has contact points on record. */
const imitates = ({ facts }: Pick<KnownItem, 'facts'>, data: CheckData) =>
  facts.resembles.some(({ list, position }) => list === 'ours' || (list === 'firms' && hasContacts(data, position)));

/**
 * The firm with which a text can be compared: the one that it names, or else the one whose contact points it has. Undefined if there is none, or if
 * there are several.
 */
export function firmOf({ items, named }: { items: readonly KnownItem[]; named: readonly number[] }): number | undefined {
  const [firm, ...others] = new Set(named.length > 0 ? named : firmsOf(items));
  return others.length === 0 ? firm : undefined;
}

import type { Address, Intake } from './address.ts';
import type { ExactParts, HeldParts, OtherParts } from './check-parts.ts';
import { findContained, findJoined, findResemblances, typedDomain, typedName, type Resemblance } from './resemblance.ts';

/** A label that occurs in the names of more firms than this is a usual word. */
const MOST_NAMES = 3;

/** The records that an address resembles, in no particular order. */
export interface Similar {
  resembles: Resemblance[];
  /**
   * The firms whose name is in the address, and of which no contact point is on record. It may be their own address, so it is not
   * called similar to anything.
   */
  namesakes: Resemblance[];
}

export const NOT_SIMILAR: Similar = { resembles: [], namesakes: [] };

/**
 * The records that an address resembles; none if it is on record itself or in a link that opens no website.
 *
 * @param expected the firms that the message names
 */
export function similarToAddress(
  address: Address,
  exact: ExactParts,
  held: HeldParts,
  others: OtherParts,
  expected: readonly number[] = [],
): Similar {
  const { recorded, names, nameTargets } = exact;
  if (address.inCode || recorded.findAddress(address).length > 0) return NOT_SIMILAR;
  const isCommon = (label: string) => held.firms.matchWords(label).length > MOST_NAMES;
  const alike = typedDomain(address).flatMap((one) =>
    findResemblances(one, others.known, others.targets, expected).concat(findJoined(one, names, nameTargets)),
  );
  const isNamesake = ({ list, field, how, position }: Resemblance) =>
    list === 'firms' && field === 'name' && how === 'same' && recorded.ofFirm(position).length === 0;
  return {
    resembles: [...findContained(address, others.recordedLabels, isCommon), ...alike.filter((one) => !isNamesake(one))],
    namesakes: alike.filter(isNamesake),
  };
}

/** The records that a typed name resembles, in no particular order. */
export function similarToName({ kind, said }: Intake, { names, nameTargets }: ExactParts, { known, targets }: OtherParts): Resemblance[] {
  if (kind !== 'text') return [];
  const typed = typedName(said);
  return findResemblances(typed, known, targets).concat(findJoined(typed, names, nameTargets));
}

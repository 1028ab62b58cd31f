import { buildExactIndex, createSimilarIndex } from './index/index.ts';
import { isFromFirm } from './judge/asks.ts';
import { addStates } from './judge/states.ts';
import { judge } from './judge/verdicts.ts';
import { isUnlisted } from './look-up/facts.ts';
import { lookUp, type Index } from './look-up/look-up.ts';
import { saysMoneyIsLost } from './read/lost-money.ts';
import type { Answer, CheckData, Item } from './types.ts';

export type * from './types.ts';
export { isContact } from './judge/points.ts';
export { STANDINGS, type Standing } from './judge/standings.ts';
export { VERDICTS, type VerdictTraits } from './judge/verdicts.ts';
export { RANKS, recordsOf, type MatchedRecord, type MatchedRecords } from './judge/records.ts';
export { readText } from './read/read.ts';
export { MAX_TEXT_LENGTH } from './read/normalise.ts';

/** Checks texts against the lists. */
export interface Check {
  /** Checks a pasted text: a name, a licence number, an address, a telephone number or a whole message. Never throws. */
  check: (text: string) => Answer;
}

/**
 * Builds the index of the lists and returns the check.
 *
 * @example
 * createCheck({ firms, warnings, authority }).check('apexmeridian.example').verdict; // 'warned'
 */
export function createCheck(data: CheckData): Check {
  const exact = buildExactIndex(data);
  const index: Index = { data, exact, similar: createSimilarIndex(data, exact) };
  return { check: (text) => answer(text, index) };
}

/** Whether an item is a number that no list has, and that may be a telephone number. */
const isPossibleNumber = (item: Item | undefined) => item?.kind === 'phone' && item.isGuess && isUnlisted(item.facts);

/** Reads a text, looks up its items, and judges them. */
export function answer(text: string, index: Index): Answer {
  const found = lookUp(text, index);
  const items = addStates(found, index.data);
  const names = items.filter(({ kind }) => kind === 'name' || kind === 'licence');
  const { verdict, decidedBy } = judge({
    items,
    isWholeText: found.isWholeText,
    named: found.named,
    isFromFirm: isFromFirm(text, found.plain, names),
    isCut: found.isCut,
    data: index.data,
  });
  return {
    verdict,
    decidedBy,
    // A possible number is an item only if it decides. Otherwise every reference in a letter would be one.
    items: items.filter((item) => !isPossibleNumber(item) || isPossibleNumber(decidedBy)),
    isMoneyLost: saysMoneyIsLost(found.plain),
    isCut: found.isCut,
    isPartial: index.similar === undefined,
  };
}

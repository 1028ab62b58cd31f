import { buildIndex, type Index } from './index/index.ts';
import { asksAbout, formOf } from './judge/message.ts';
import { isToFirms, ourVoice } from './judge/speaker.ts';
import { addStates, firmOf } from './judge/states.ts';
import { judge } from './judge/verdicts.ts';
import { lookUp } from './look-up/look-up.ts';
import { decodeMail } from './read/mail.ts';
import { MAX_TEXT_LENGTH } from './read/normalise.ts';
import type { Answer, CheckData, Item, KnownItem } from './types.ts';

export type * from './types.ts';
export { isContact } from './judge/points.ts';
export { STANDINGS, type Standing } from './judge/standings.ts';
export { VERDICTS, type Tone, type VerdictTraits } from './judge/verdicts.ts';
export { RANKS, recordsOf, type MatchedRecord, type MatchedRecords } from './judge/records.ts';
export { readText } from './read/read.ts';
export { MAX_TEXT_LENGTH } from './read/normalise.ts';

/** Checks texts against the lists. */
export interface Check {
  /** Checks a pasted text: a name, a licence number, an address, a telephone number or a whole message. Never throws. A value that is not a string counts as an empty text. */
  check: (text: string) => Answer;
}

/**
 * Builds the index of the lists and returns the check.
 *
 * @example
 * createCheck({ firms, warnings, authority }).check('apexmeridian.example').verdict; // 'warned'
 */
export function createCheck(data: CheckData): Check {
  const index = buildIndex(data);
  return {
    check: (pasted: unknown) => {
      const text = typeof pasted === 'string' ? pasted : '';
      const source = decodeMail(text.slice(0, MAX_TEXT_LENGTH));
      const found = answer(source.text, text.length > MAX_TEXT_LENGTH, index);
      const items = found.items.map((item): Item => {
        const ranges = item.ranges.map((range) => source.rangeOf(...range));
        const isDecoded = item.ranges.some((range, nth) => text.slice(...(ranges[nth] ?? [0, 0])) !== source.text.slice(...range));
        return { ...item, ranges, ...(isDecoded && { isDecoded }) };
      });
      return { ...found, items, decidedBy: found.decidedBy && items[found.items.indexOf(found.decidedBy)] };
    },
  };
}

/** Reads a text, looks up its items, and judges them. */
function answer(text: string, isCut: boolean, index: Index): Answer {
  const { data, clones } = index;
  const { items: found, named, isList } = lookUp(text, index);
  const form = isCut ? 'message' : formOf(text, found, data);
  const isQuestion = asksAbout(text, found);
  const isToFirm = isToFirms(text, found, named);
  const meant = found.map((item): KnownItem => {
    // If somebody asks about one address or number, it is what the sender uses.
    if (form !== 'message') return { ...item, role: 'sender', certainty: 'sure' };
    // Who asks about a firm, or writes to it, gives an address of their own.
    const isOfWriter = item.role === 'sender' && (isQuestion || (isToFirm && item.kind !== 'site'));
    return isOfWriter ? { ...item, role: 'other' } : item;
  });
  const items = addStates({ items: meant, named }, data);
  return {
    ...judge({ items, named, form, isList, isToFirm, ourVoice: ourVoice(text, items), clones, data }),
    form,
    firm: firmOf({ items, named }),
    items,
    isCut,
  };
}

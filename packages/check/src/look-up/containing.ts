import type { Index } from '../index/index.ts';
import type { ListedName } from '../index/names.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { squeezeLicence } from '../read/licences.ts';
import type { Hit } from './hits.ts';

/** A shorter text is inside too many words: only the beginning of a word counts. */
const MIN_INSIDE = 3;
const PART_OF_LICENCE = /^(?=.*\d).{3,}$/;

/** Names that contain a text, and firms whose licence number does. @param isAlone whether it may be inside their words: not the `now` of `what now` */
export function containing(text: string, { names, data }: Index, isAlone: boolean): Hit[] {
  const words = wordsAt(text).map(({ folded }) => folded);
  const [wanted, joined, lower, number] = [words.join(' '), words.join(''), text.toLowerCase(), squeezeLicence(text)];
  const isOfLicence = ({ list, position }: ListedName) =>
    list === 'firms' && PART_OF_LICENCE.test(number) && squeezeLicence(data.firms[position]?.licenseId ?? '').includes(number);
  const isInside = ({ words: own, form, value }: ListedName) =>
    joined.length < MIN_INSIDE || !isAlone
      ? ` ${own.join(' ')} ${form}`.includes(` ${wanted}`)
      : `${own.join(' ')} ${form}`.includes(wanted) || value.toLowerCase().includes(lower);
  return names.names.flatMap((name): Hit[] => {
    const { words: own, isJoined } = name;
    if (isJoined || !(isInside(name) || isOfLicence(name))) return [];
    // The first words of a name, perhaps written without spaces.
    const found = own.slice(0, own.findIndex((_, nth) => own.slice(0, nth + 1).join('') === joined) + 1);
    const strength = names.areTelling(found) ? 'telling' : 'part';
    return [{ name, begin: 0, end: text.length, found, share: 0, strength, how: 'same', isCapital: true, form: 'none' }];
  });
}

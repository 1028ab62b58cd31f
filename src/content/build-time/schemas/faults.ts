import { unseenIn } from '#src/content/build-time/unseen.ts';
import { mojibakeIn } from './mojibake.ts';

/** Printable ASCII with single spaces. Nearly all texts match, which saves the slower checks. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
const OTHER_SPACE = /[^\P{Zs} ]/u;

const SPACES: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u2009': 'a thin space',
  '\u3000': 'an ideographic space',
};

/** The fault of a text on one line (a name, an address) as a rule for editors; undefined if there is none. */
export function faultInLine(value: string): string | undefined {
  if (PLAIN.test(value)) return undefined;
  const fault = faultInProse(value);
  if (fault !== undefined) return fault;
  const [space] = OTHER_SPACE.exec(value) ?? [];
  if (space !== undefined) {
    const code = (space.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `must not contain U+${code}, ${SPACES[space] ?? 'a space of another width'}: use an ordinary space`;
  }
  // A page shows two spaces as one, so a search for the visible text would not find it.
  return value.includes('  ') ? 'must not contain two spaces in a row' : undefined;
}

/** The same for running text, where typographic spaces may be intended and two spaces do no harm. */
export function faultInProse(value: string): string | undefined {
  if (PLAIN.test(value)) return undefined;
  const unseen = unseenIn(value);
  if (unseen !== undefined) return unseen;
  if (value !== value.trim()) return 'must not begin or end with a space';
  if (!value.isWellFormed()) return 'must be valid Unicode';
  if (value !== value.normalize('NFC')) return 'must not contain a letter and its accent as two characters: type the letter again';
  const garbled = mojibakeIn(value);
  if (garbled) return `must not contain "${garbled.shown}", which is "${garbled.meant}" read in the wrong encoding: type it again`;
  const [entity] = ENTITY.exec(value) ?? [];
  return entity === undefined ? undefined : `must not contain ${entity}, the HTML code of a character: write the character itself`;
}

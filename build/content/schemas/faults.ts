import { findUnseen } from '../reading/unseen.ts';
import { mojibakeIn } from './mojibake.ts';

/** Printable ASCII with single spaces. Nearly all texts match, which saves the slower checks. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;

/** Without a semicolon, only the most common ones, because `R&D` is not an HTML code. */
const ENTITY = /&(?:(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);|(?:amp|nbsp|quot|lt|gt|apos)\b)/i;
const OTHER_SPACE = /[^\P{Zs} ]/u;

const SPACES: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u2009': 'a thin space',
  '\u3000': 'an ideographic space',
};

/** What a spreadsheet shows instead of a value that it cannot calculate or has no room for. */
const SHEET_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|#+$)/;
/** Names such as 's-Gravenhage and 't Hooft begin with an apostrophe. */
const SHEET_SIGN = /^(?:=|'(?![nst]\b))/i;
/** The tags that editors copy from a page. Other markup is only text (record 21). */
const TAG = /<\/?(?:a|b|br|div|em|i|p|span|strong|u)(?:\s[^<>]*)?\/?>/i;
const ESCAPE = /%20|\\u[\da-f]{4}/i;
const QUOTED = /^(?:“[^“”]*”|‘[^‘’]*’|„[^„“”]*[“”]|«[^«»]*»)$/;
/** UTF-8 that was read as DOS or Macintosh text: `Z├╝rich`, `Z√ºrich`. */
const OLD_ENCODING = /[├┬]\S|√[^\p{ASCII}]/u;

/** The fault of a name or another text on one line that visitors read. */
export function faultInName(value: string): string | undefined {
  if (SHEET_SIGN.test(value)) return `must not begin with ${value[0]}, which a spreadsheet puts before a formula or a text: delete it`;
  if (QUOTED.test(value)) return 'must not be in curly quotation marks, which are part of the value: delete them';
  return residueIn(value) ?? faultInLine(value);
}

/** What programs leave in a text when it is copied. */
function residueIn(value: string): string | undefined {
  if (SHEET_ERROR.test(value)) return 'must not be an error of a spreadsheet: write the value itself';
  const [tag] = TAG.exec(value) ?? [];
  if (tag !== undefined) return `must not contain the HTML tag ${tag}, which visitors would see: delete it`;
  const [escape] = ESCAPE.exec(value) ?? [];
  return escape === undefined ? undefined : `must not contain ${escape}, the code of a character: write the character itself`;
}

/** The fault of a text on one line that programs read, such as an address, as a rule for editors; undefined if there is none. */
export function faultInLine(value: string): string | undefined {
  if (PLAIN.test(value)) return undefined;
  const fault = faultInCharacters(value);
  if (fault !== undefined) return fault;
  const [space] = OTHER_SPACE.exec(value) ?? [];
  if (space !== undefined) {
    const code = (space.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `must not contain U+${code}, ${SPACES[space] ?? 'a space of another width'}: use an ordinary space`;
  }
  // A page shows two spaces as one, so a search for the visible text would not find it.
  return value.includes('  ') ? 'must not contain two spaces in a row' : undefined;
}

/** The fault of running text, where typographic spaces may be intended and two spaces do no harm. */
export function faultInProse(value: string): string | undefined {
  return residueIn(value) ?? faultInCharacters(value);
}

function faultInCharacters(value: string): string | undefined {
  if (PLAIN.test(value)) return undefined;
  const unseen = findUnseen(value)?.rule;
  if (unseen !== undefined) return unseen;
  if (/\p{Co}/u.test(value)) return 'must not contain a character that only some fonts have, such as a bullet from Word: delete it';
  if (value !== value.trim()) return 'must not begin or end with a space';
  if (!value.isWellFormed()) return 'must be valid Unicode';
  if (value !== value.normalize('NFC')) return 'must not contain a letter and its accent as two characters: type the letter again';
  const [old] = OLD_ENCODING.exec(value) ?? [];
  if (old !== undefined) return `must not contain "${old}", which is a letter read in the wrong encoding: type it again`;
  const garbled = mojibakeIn(value);
  if (garbled) return `must not contain "${garbled.shown}", which is "${garbled.intended}" read in the wrong encoding: type it again`;
  const [entity] = ENTITY.exec(value) ?? [];
  return entity === undefined ? undefined : `must not contain ${entity}, the HTML code of a character: write the character itself`;
}

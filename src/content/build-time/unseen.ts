/**
 * Characters that no text of the content folder may hold, raw or escaped: they make it read as another text on screen
 * (Unicode's "Trojan Source", UTS 55), hide words in it, or cannot be written in XML. No script of ours needs one:
 * Arabic and Hebrew are ordered by the Unicode bidirectional algorithm without them, and what must be kept apart from
 * its surroundings stands in a `<bdi>`.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffd]/u;

/** In a file, what ends a line is no part of the text. */
const UNSEEN_IN_FILE = new RegExp(`(?!\\n|\\r\\n)${UNSEEN.source}`, 'gu');

/**
 * The marks that give a sign a direction and show nothing themselves. A translation into a language that runs from right
 * to left may need them: in it, "$10,000" and "https://" lie between Arabic words, where no element can stand.
 */
export const DIRECTION_MARKS = '\u200e\u200f';

/** The text with an escape in the place of each such character, and of half a character, so that an editor sees it. */
export function showUnseen(text: string): string {
  return text.replaceAll(new RegExp(`${UNSEEN.source}|\\p{Cs}`, 'gu'), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What an editor reads of the first such character of a text; undefined where there is none. */
export function unseenIn(text: string): string | undefined {
  const [found] = UNSEEN.exec(text) ?? [];
  return found === undefined ? undefined : ruleOn(found);
}

/** Those of a whole file but for the `allowed`: where each stands in it, and what an editor reads of it. */
export function* unseenInFile(source: string, allowed = ''): Generator<{ index: number; rule: string }> {
  for (const { 0: found, index } of source.matchAll(UNSEEN_IN_FILE)) {
    if (!allowed.includes(found)) yield { index, rule: ruleOn(found) };
  }
}

function ruleOn(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `must not contain ${code}, ${kindOf(character)}`;
}

function kindOf(character: string): string {
  if (TURNS.test(character)) return 'which changes the direction of text: delete it';
  if (character === '\t') return 'a tab: use spaces';
  if (character === '\n') return 'a control character: a line break; in YAML, a text on several lines begins with >-';
  if (character === '\0') return 'a control character: the file may have been saved as UTF-16, or is not a text file';
  if (character === '\ufffd') return 'which replaces a letter that was lost when the encoding was changed: type the letter again';
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Noncharacter_Code_Point}/u.test(character)) return 'which is not a character: delete it';
  return 'an invisible character: delete it';
}

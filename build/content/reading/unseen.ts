/**
 * Characters that no text of the content folder may contain, raw or escaped. They make a text look like another one ("Trojan
 * Source", UTS 55), hide words, or are not allowed in XML. No script needs them: the Unicode bidirectional algorithm orders
 * Arabic and Hebrew without them, and the pages isolate parts of a text with `<bdi>`.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffd]/gu;

/**
 * Invisible marks that give a character a direction. Translations into right-to-left languages may need them around
 * "$10,000" or "https://", where a message has no element that could isolate them.
 */
export const DIRECTION_MARKS = '\u200e\u200f';

/** Replaces each such character, and each lone surrogate, with an escape that an editor can see. */
export function showUnseen(text: string): string {
  return text.replaceAll(new RegExp(`${UNSEEN.source}|\\p{Cs}`, 'gu'), (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The first such character of a text, except the `allowed` ones, with the rule in words for editors. */
export function findUnseen(text: string, allowed = ''): { index: number; rule: string } | undefined {
  for (const { 0: found, index } of text.matchAll(UNSEEN)) {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    if (!allowed.includes(found)) return { index, rule: `must not contain ${code}, ${kindOf(found)}` };
  }
  return undefined;
}

const LINE_BREAK = 'a control character: a line break; in YAML, a text on several lines begins with >-';

/** The same rule for a cell of a table, where a line break is made with Alt and Enter. */
export function inTable(rule: string): string {
  return rule.replace(LINE_BREAK, 'a line break: write the value on one line');
}

function kindOf(character: string): string {
  if (TURNS.test(character)) return 'which changes the direction of text: delete it';
  if (character === '\t') return 'a tab: use spaces';
  if (character === '\n') return LINE_BREAK;
  if (character === '\r') return 'a line end of an old Macintosh: save the file again with those of Windows or Unix';
  if (character === '\0') return 'a control character: the file may have been saved as UTF-16, or is not a text file';
  if (character === '\ufffd') return 'which replaces a letter that was lost when the encoding was changed: type the letter again';
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Noncharacter_Code_Point}/u.test(character)) return 'which is not a character: delete it';
  return 'an invisible character: delete it';
}

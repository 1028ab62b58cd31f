/** The beginning of the plain form of an address in a link that opens no website. */
export const IN_CODE = 'data:,';

/** Browsers ignore line breaks in the name of a scheme. In a text on one line they are spaces. */
const spread = (scheme: string) => Array.from(scheme).join(' ?');
const SCHEMES = [
  `${spread('data:')}(?=[^,]{0,200},)`,
  String.raw`(?:${spread('blob:')}|${spread('filesystem:')})(?=\S)`,
  spread('javascript:'),
  spread('vbscript:'),
].join('|');
const CODE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${SCHEMES})`, 'iu');
const ALL_CODE = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${SCHEMES})`, 'iu');

/**
 * Divides a text at the links that open no website but run or show what they contain, such as `javascript:` and `data:`. A link
 * ends at a space, unless the whole text is one.
 */
export function divideAtCode(text: string): { text: string; isCode: boolean }[] {
  if (ALL_CODE.test(text)) return [{ text, isCode: true }];
  if (!CODE.test(text)) return [{ text, isCode: false }];
  return text.split(/\s+/).flatMap((word) => {
    const at = word.search(CODE);
    if (at === -1) return [{ text: word, isCode: false }];
    return [
      { text: word.slice(0, at), isCode: false },
      { text: word.slice(at), isCode: true },
    ];
  });
}

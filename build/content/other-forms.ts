import { Converter } from 'opencc-js/t2cn';

/** The blocks of Unicode with the Chinese characters in use: those that people can type on any device. */
const FIRST = 0x34_00;
const LAST = 0x9f_ff;

/**
 * The traditional forms of the simplified Chinese characters in texts, in pairs: 騙骗. Visitors from Hong Kong and Taiwan type them, and the
 * pages are in simplified characters. Browsers cannot convert them. The table of all characters has 4,000 pairs; the texts need a quarter.
 */
export function otherFormsOf(texts: string): string {
  const used = new Set(texts.match(/\p{Script=Han}/gu));
  const simplify = Converter({ from: 't', to: 'cn' });
  const pairs = [];
  for (let code = FIRST; used.size > 0 && code <= LAST; code += 1) {
    const character = String.fromCodePoint(code);
    const simplified = simplify(character);
    if (simplified !== character && used.has(simplified) && !used.has(character)) pairs.push(character + simplified);
  }
  return pairs.join('');
}

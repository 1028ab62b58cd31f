import type { Report } from '../findings.ts';
import type { Font } from '../font.ts';
import type { Reading } from '../reading.ts';
import type { TrueType } from '../true-type.ts';
import { nameOf } from '../values.ts';

/** Private use areas and the replacement character. */
const MEANINGLESS = /[\p{Co}\uFFFD]/u;
/** Characters that are always invisible. */
const INVISIBLE = /^[\s\p{Cf}\p{Zs}]*$/u;

/** Checks the fonts of shown text, and the shown codes (ISO 14289-1, 7.21). */
export function checkFonts(reading: Reading, report: Report) {
  const used = new Map<Font['dictionary'], { font: Font; codes: Set<number>; page: number }>();
  for (const { number, painted } of reading.pages)
    for (const { text } of painted.paintings) {
      if (!text) continue;
      const known = used.get(text.font.dictionary) ?? { font: text.font, codes: new Set(), page: number };
      used.set(text.font.dictionary, known);
      for (const code of text.codes) known.codes.add(code);
    }
  for (const { font, codes, page } of used.values()) {
    const at = `font ${font.resource} (${font.name}) of page ${page}`;
    checkDictionaries(reading, font, at, report);
    checkUnicode(font, codes, at, report);
    if (font.program === undefined) report('ISO 14289-1 7.21.4.1, Matterhorn 31-009', at, 'it has no TrueType program in the file');
    else if (typeof font.program === 'string') report('ISO 14289-1 7.21.4.1, Matterhorn 31-009', at, font.program);
    else checkGlyphs(font, font.program, codes, at, report);
  }
}

function checkDictionaries({ file }: Reading, { name, dictionary, descendant, descriptor }: Font, at: string, report: Report) {
  const kinds = [dictionary, descendant].map((part) => nameOf(file.get(part, 'Subtype')) ?? 'none');
  if (kinds.join(' ') !== 'Type0 CIDFontType2')
    report('ISO 14289-1 7.21.3.1', at, `its Subtype is ${kinds.join(' and ')}, not Type0 and CIDFontType2`);
  const names = [file.get(dictionary, 'BaseFont'), file.get(descendant, 'BaseFont'), file.get(descriptor, 'FontName')].map(nameOf);
  if (!/^[A-Z]{6}\+./.test(name) || names.some((one) => one !== name))
    report('ISO 32000-1 9.6.4', at, `its names are ${names.join(', ')}, not everywhere the name of a subset, such as ABCDEF+Name`);
  const encoding = nameOf(file.get(dictionary, 'Encoding'));
  if (encoding !== 'Identity-H')
    report('ISO 14289-1 7.21.3.3, Matterhorn 31-006', at, `its Encoding is ${encoding ?? 'missing'}, not Identity-H`);
  const map = nameOf(file.get(descendant, 'CIDToGIDMap'));
  if (map !== 'Identity')
    report('ISO 14289-1 7.21.3.2, Matterhorn 31-004 and 31-005', at, `its CIDToGIDMap is ${map ?? 'missing'}, not Identity`);
  // A CIDSet must contain the parts of accented letters, and that of pdfkit would not.
  if (descriptor?.has('CIDSet')) report('ISO 14289-1 7.21.4.2, Matterhorn 31-014', at, 'it has a CIDSet, which our files do not have');
}

function checkUnicode({ unicode }: Font, codes: ReadonlySet<number>, at: string, report: Report) {
  if (!unicode) {
    report('ISO 14289-1 7.21.7, Matterhorn 31-027', at, 'it has no ToUnicode');
    return;
  }
  for (const [code, text] of unicode) {
    if (text.includes('\0')) report('ISO 14289-1 7.21.7, Matterhorn 31-028', at, `ToUnicode maps code ${code} to U+0000`);
    if (/[\uFEFF\uFFFE]/.test(text)) report('ISO 14289-1 7.21.7, Matterhorn 31-029', at, `ToUnicode maps code ${code} to U+FEFF or U+FFFE`);
  }
  for (const code of codes) {
    const text = unicode.get(code) ?? '';
    if (text === '') report('ISO 14289-1 7.2, Matterhorn 10-001', at, `ToUnicode has nothing for code ${code}, which is shown`);
    if (MEANINGLESS.test(text) || !text.isWellFormed())
      report(
        'ISO 14289-1 7.2, Matterhorn 10-001',
        at,
        `ToUnicode maps code ${code}, which is shown, to ${JSON.stringify(text)}, which is not a character`,
      );
  }
}

function checkGlyphs({ unicode, widths }: Font, program: TrueType, codes: ReadonlySet<number>, at: string, report: Report) {
  if (codes.has(0)) report('ISO 14289-1 7.21.8, Matterhorn 31-030', at, 'it shows .notdef (code 0)');
  for (const code of codes) {
    const text = unicode?.get(code) ?? '';
    if (code >= program.glyphCount)
      report('ISO 14289-1 7.21.4.1, Matterhorn 31-011', at, `the program has no glyph ${code}, which is shown`);
    else if (program.isEmpty(code) && !INVISIBLE.test(text))
      report('ISO 14289-1 7.21.4.1, Matterhorn 31-011', at, `glyph ${code}, "${text}", draws nothing`);
  }
  for (const code of new Set([...widths.keys(), ...codes])) {
    if (code >= program.glyphCount) continue;
    const width = widths.get(code) ?? Number.NaN;
    if (!(Math.abs(width - program.width(code)) <= 1))
      report('ISO 14289-1 7.21.5, Matterhorn 31-016', at, `W gives code ${code} the width ${width}, the program ${program.width(code)}`);
  }
}

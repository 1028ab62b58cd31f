import type { Report } from '../findings.ts';
import { type Font, isReadable, widthOf } from '../font.ts';
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
    checkProgram(reading, font, at, report);
    checkUnicode(font, codes, at, report);
    if (isReadable(font.program)) checkGlyphs(reading, font, font.program, codes, at, report);
  }
}

function checkProgram({ file }: Reading, font: Font, at: string, report: Report) {
  const { program, descendant, dictionary, descriptor } = font;
  if (!program) {
    report('ISO 14289-1 7.21.4.1, Matterhorn 31-009', at, 'it is not in the file');
    return;
  }
  if (!isReadable(program)) report('ISO 14289-1 7.21.4.1, Matterhorn 31-009', at, program.unreadable);
  const names = [dictionary, descendant].flatMap((part) => (part ? [nameOf(file.get(part, 'BaseFont'))] : []));
  for (const name of [...names, nameOf(file.get(descriptor, 'FontName'))])
    if (!/^[A-Z]{6}\+./.test(name ?? '') || name !== font.name) {
      report('ISO 32000-1 9.6.4', at, `${name ?? 'no name'} is no subset's name, as ABCDEF+${font.name}, in all places`);
      break;
    }
  if (font.type === 'Type0') {
    const encoding = nameOf(file.get(dictionary, 'Encoding'));
    if (encoding !== 'Identity-H')
      report('ISO 14289-1 7.21.3.3, Matterhorn 31-006', at, `its Encoding is ${encoding ?? 'missing'}, not Identity-H`);
    const map = nameOf(file.get(descendant, 'CIDToGIDMap'));
    if (nameOf(file.get(descendant, 'Subtype')) === 'CIDFontType2' && map !== 'Identity')
      report('ISO 14289-1 7.21.3.2, Matterhorn 31-004 and 31-005', at, `its CIDToGIDMap is ${map ?? 'missing'}, not Identity`);
  }
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
        `ToUnicode maps code ${code}, which is shown, to ${JSON.stringify(text)}: no character`,
      );
  }
}

/** Checks composite fonts only, whose codes are glyphs. We make no simple fonts. */
function checkGlyphs({ file }: Reading, font: Font, program: TrueType, codes: ReadonlySet<number>, at: string, report: Report) {
  if (font.type !== 'Type0') {
    report('ISO 14289-1 7.21.6', at, `${font.type} fonts are not checked here: use Type0 with Identity-H`);
    return;
  }
  if (codes.has(0)) report('ISO 14289-1 7.21.8, Matterhorn 31-030', at, 'it shows .notdef (code 0)');
  for (const code of codes) {
    const text = font.unicode?.get(code) ?? '';
    if (code >= program.glyphCount)
      report('ISO 14289-1 7.21.4.1, Matterhorn 31-011', at, `the program has no glyph ${code}, which is shown`);
    else if (program.isEmpty(code) && !INVISIBLE.test(text))
      report('ISO 14289-1 7.21.4.1, Matterhorn 31-011', at, `glyph ${code}, "${text}", draws nothing`);
  }
  for (const code of new Set([...font.widths.keys(), ...codes])) {
    if (code >= program.glyphCount) continue;
    const inProgram = program.width(code);
    if (Math.abs(widthOf(font, code) - inProgram) > 1)
      report(
        'ISO 14289-1 7.21.5, Matterhorn 31-016',
        at,
        `W gives code ${code} the width ${widthOf(font, code)}, the program ${inProgram}`,
      );
  }
  const set = file.stream(font.descriptor?.get('CIDSet'));
  if (set) {
    const isIn = (code: number) => ((set.data[code >> 3] ?? 0) & (0x80 >> (code & 7))) !== 0;
    for (let code = 0; code < Math.max(program.glyphCount, set.data.length * 8); code += 1) {
      if (code < program.glyphCount && !isIn(code))
        report('ISO 14289-1 7.21.4.2, Matterhorn 31-014', at, `its CIDSet leaves out glyph ${code}`);
      if (code >= program.glyphCount && isIn(code))
        report('ISO 14289-1 7.21.4.2, Matterhorn 31-015', at, `its CIDSet names glyph ${code}, which there is not`);
    }
  }
}

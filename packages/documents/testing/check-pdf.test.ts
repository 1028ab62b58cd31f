import { beforeAll, describe, expect, test } from 'vitest';
import { RULES, checkPdf, findingsIn } from './check-pdf.ts';
import { PdfObjects } from './pdf-objects.ts';
import { RUNS_QPDF, qpdf } from './programs.ts';
import { pdfOf, spokenIn } from './read-pdf.ts';
import { makeSample } from './sample.ts';

const good = await makeSample();
let objects: PdfObjects;
beforeAll(async () => {
  if (RUNS_QPDF) objects = await PdfObjects.read(good);
});

/** The rule whose text contains this. */
function ruleWith(text: string): string {
  const found = Object.keys(RULES).filter((rule) => rule.includes(text));
  expect(found, text).toHaveLength(1);
  return found[0] ?? '';
}

/** The findings in a good file after a change. */
async function findingsAfter(change: (file: PdfObjects) => void): Promise<string[]> {
  const changed = objects.copy();
  change(changed);
  return findingsIn(await pdfOf(changed, await changed.toPdf()));
}

const element = (file: PdfObjects, type: string) => file.dictionary(file.where('/S', `/${type}`)[0]);
const page = (file: PdfObjects, number: number) => file.dictionary(file.catalog['/Pages'], '/Kids', number - 1);
const editPage = (file: PdfObjects, before: string | RegExp, after: string) => file.edit(page(file, 2)['/Contents'], before, after);
/** Adds operators to the end of the second page. */
const append = (operators: string) => (file: PdfObjects) => editPage(file, /$/, `\n${operators}`);
const bookmark = (file: PdfObjects, title: string) => file.dictionary(file.where('/Title', `u:${title}`)[0]);
const editXmp = (before: string | RegExp, after: string) => (file: PdfObjects) => file.edit(file.catalog['/Metadata'], before, after);
const font = (file: PdfObjects) => file.dictionary(page(file, 2)['/Resources'], '/Font', '/F1');
const cid = (file: PdfObjects) => file.dictionary(font(file)['/DescendantFonts'], 0);
const descriptor = (file: PdfObjects) => file.dictionary(cid(file)['/FontDescriptor']);
/** Changes the text of the second glyph of the running text. */
const readAs = (code: string) => (file: PdfObjects) => file.edit(font(file)['/ToUnicode'], '[<fffd> <0041>', `[<fffd> ${code}`);
const parents = (file: PdfObjects) => file.list(file.structure['/ParentTree'], '/Nums');

/** For each rule, changes to a good file which break it. */
const BROKEN: Readonly<Record<string, Readonly<Record<string, (file: PdfObjects) => unknown>>>> = {
  'There are no forms': {
    'a form': ({ catalog }) => (catalog['/AcroForm'] = { '/Fields': [] }),
    'a script': (file) => (file.dictionary(file.catalog['/Names'])['/JavaScript'] = { '/Names': [] }),
  },
  'A page is directly below': {
    'a link': (file) => (page(file, 2)['/Annots'] = [{ '/Subtype': '/Link', '/Type': '/Annot', '/Rect': [0, 0, 9, 9] }]),
    'another size': (file) => (page(file, 2)['/MediaBox'] = [0, 0, 612, 792]),
  },
  'The language is': {
    'no language': ({ catalog }) => delete catalog['/Lang'],
    'a word': ({ catalog }) => (catalog['/Lang'] = 'u:english'),
  },
  'Arabic, and only it': {
    'an Arabic file from left to right': ({ catalog }) => (catalog['/Lang'] = 'u:ar'),
    'an English text in place of the painted one': (file) => (element(file, 'P')['/ActualText'] = 'u:Something else'),
  },
  'Viewers show': { 'no DisplayDocTitle': ({ catalog }) => (catalog['/ViewerPreferences'] = {}) },
  'The file says that': {
    'not marked': ({ catalog }) => (catalog['/MarkInfo'] = {}),
    suspect: ({ catalog }) => (catalog['/MarkInfo'] = { '/Marked': true, '/Suspects': true }),
  },
  'The metadata is well-formed': {
    'no metadata': ({ catalog }) => delete catalog['/Metadata'],
    'a character that is not escaped': editXmp('&amp;', '&'),
    'an element without its end': editXmp('</rdf:Alt>', ''),
    'another part': editXmp('<pdfuaid:part>1<', '<pdfuaid:part>2<'),
    'another namespace': editXmp('pdfua/ns/id/', 'pdfa/ns/id/'),
  },
  'The metadata has the title': {
    'another title': editXmp('A sample', 'A simple'),
    'another date': editXmp('12:00', '13:00'),
    'another language': editXmp('en-GB', 'es'),
  },
  'Content has only operators': {
    'an image': append('/Im1 Do'),
    'an inline image': append('BI /W 1 ID EI'),
    'a string without its end': append('(abc'),
  },
  'All that is painted': {
    'a path outside of a mark': append('0 0 9 9 re f'),
    'text outside of a mark': append('BT /F1 9 Tf [<0001>] TJ ET'),
    'a mark in another': append('/Artifact <</Type /Layout>> BDC /Artifact <</Type /Layout>> BDC EMC EMC'),
    'an end too many': append('EMC'),
    'an end too few': append('q'),
    'a mark that ends in a text object': append('/Artifact <</Type /Layout>> BDC BT EMC ET'),
    'a state saved in a text object': append('BT q Q ET'),
  },
  'A mark is either': {
    'a phrase': append('/Span <<>> BDC EMC'),
    'a tagged artifact': (file) => editPage(file, '/P <<', '/Artifact <<'),
    'another text': (file) => editPage(file, '/P <<', '/P <</ActualText /Other '),
  },
  'An artifact with text': {
    'a footer that is called a header': (file) => editPage(file, '/Footer', '/Header'),
    'a footer that is called a rule': (file) => editPage(file, '/Type /Pagination /Subtype /Footer', '/Type /Layout'),
    'an unknown kind': append('/Artifact <</Type /Other>> BDC EMC'),
  },
  'The tree has one Document': {
    'no tree': ({ catalog }) => delete catalog['/StructTreeRoot'],
    'an element twice': (file) => file.list(element(file, 'Document')['/K']).push(...file.where('/S', '/H1')),
  },
  'Elements have standard types': {
    'a figure': (file) => (element(file, 'P')['/S'] = '/Figure'),
    'a paragraph of items': (file) => (element(file, 'L')['/S'] = '/P'),
    'a list with text': (file) => file.list(element(file, 'L')['/K']).push(99),
    'a role map': ({ structure }) => (structure['/RoleMap'] = { '/P': '/H1' }),
    'another parent': (file) => (element(file, 'H2')['/P'] = file.where('/S', '/P')[0] ?? null),
    'another language': (file) => (element(file, 'P')['/Lang'] = 'u:es'),
  },
  'No element is empty': { 'a paragraph without content': (file) => (element(file, 'P')['/K'] = []) },
  'The title is the first': {
    'no title': (file) => (element(file, 'H1')['/S'] = '/H2'),
    'two titles': (file) => (element(file, 'H2')['/S'] = '/H1'),
  },
  'An item of a list': {
    'no label': (file) => file.list(element(file, 'LI')['/K']).shift(),
    'no numbering': (file) => delete element(file, 'L')['/A'],
    'another numbering': (file) => (element(file, 'L')['/A'] = { '/O': '/List', '/ListNumbering': '/Decimal' }),
  },
  'All tagged content': {
    'in no element': (file) => (element(file, 'P')['/K'] = []),
    'in two elements': (file) => (element(file, 'H2')['/K'] = [0, 2]),
    'not on the page': (file) => (element(file, 'H2')['/K'] = [2, 99]),
    'twice on the page': append('/P <</MCID 0>> BDC EMC'),
    'not in the parent tree': (file) => (file.list(parents(file)[1])[0] = null),
    'of another element in the parent tree': (file) => (file.list(parents(file)[1])[0] = file.where('/S', '/P')[0] ?? null),
    'a page that is not in the parent tree': (file) => delete page(file, 2)['/StructParents'],
    'a parent tree in another order': (file) => parents(file).push(...parents(file).splice(0, 2)),
    'a parent tree with limits': (file) => (file.dictionary(file.structure['/ParentTree'])['/Limits'] = [0, 2]),
  },
  'What is read later': {
    'items in another order': (file) => (element(file, 'L')['/K'] = file.list(element(file, 'L')['/K']).toReversed()),
  },
  'Text is inside the margins': {
    'beside the margin': (file) => editPage(file, '39.685 87.874', '30 87.874'),
    'too low': (file) => editPage(file, '39.685 102.614', '39.685 799'),
    'over another line': (file) => editPage(file, '39.685 102.614', '39.685 95'),
  },
  'Each heading has a bookmark': {
    none: ({ catalog }) => delete catalog['/Outlines'],
    'another text': (file) => (bookmark(file, 'Lists')['/Title'] = 'u:List'),
    'another level': (file) => (element(file, 'H2')['/S'] = '/H3'),
    'to nowhere': (file) => (bookmark(file, 'Lists')['/Dest'] = [null, '/Fit']),
    'to another page': (file) => (file.list(bookmark(file, 'Lists')['/Dest'])[0] = file.list(file.catalog['/Pages'], '/Kids')[1] ?? null),
    'below the heading': (file) => (file.list(bookmark(file, 'Lists')['/Dest'])[3] = 600),
  },
  'A font is in the file': {
    'no program': (file) => delete descriptor(file)['/FontFile2'],
    'a broken program': (file) => file.edit(descriptor(file)['/FontFile2'], /^.{40}/s, ''),
    'no subset': (file) => (font(file)['/BaseFont'] = '/Archivo-Regular'),
    'another type': (file) => (cid(file)['/Subtype'] = '/CIDFontType0'),
    'another encoding': (file) => (font(file)['/Encoding'] = '/Identity-V'),
    'a CIDSet': (file) => (descriptor(file)['/CIDSet'] = null),
  },
  'Widths are': { 'another width': (file) => (file.list(cid(file)['/W'], 1)[1] = 700) },
  'ToUnicode has': {
    'no ToUnicode': (file) => delete font(file)['/ToUnicode'],
    'no text': readAs('<>'),
    'U+0000': readAs('<0000>'),
    'U+FEFF': readAs('<0041feff>'),
  },
  'A glyph that is shown': {
    '.notdef': append('/Artifact <</Type /Pagination /Subtype /Header>> BDC BT /F1 9 Tf 1 0 0 -1 99 99 Tm [<0000>] TJ ET EMC'),
    'a private character': readAs('<e000>'),
    'a space for a letter': (file) => file.edit(font(file)['/ToUnicode'], '<0020>', '<0078>'),
  },
};
const all = Object.entries(BROKEN).flatMap(([rule, files]) => Object.entries(files).map(([what, change]) => ({ rule, what, change })));

test('every rule is broken here', () => {
  const broken = new Set(['The file is sound', ...Object.keys(BROKEN)].map(ruleWith));
  expect(Object.keys(RULES).filter((rule) => !broken.has(rule))).toEqual([]);
});

describe.skipIf(!RUNS_QPDF)('with qpdf', () => {
  test('a good file has no finding, also after qpdf wrote it again', async () => {
    expect(await checkPdf(good)).toEqual([]);
    expect(await checkPdf(await objects.toPdf())).toEqual([]);
  });

  test.each(all)('$rule … : $what', async ({ rule, change }) => {
    const findings = await findingsAfter(change);
    expect(findings.filter((finding) => finding.startsWith(ruleWith(rule)))).not.toEqual([]);
  });

  const SOUND = 'The file is sound';
  test('a file of another version, or one that was cut off, is not sound', async () => {
    const older = Buffer.from(good);
    older.write('%PDF-1.4');
    for (const bytes of [older, good.subarray(0, good.length - 12)])
      expect((await checkPdf(bytes)).map((finding) => finding.slice(0, SOUND.length))).toEqual([SOUND]);
  });

  test('an encrypted file has a finding', async () => {
    const { output } = await qpdf(good, (path) => ['--encrypt', '', 'owner', '256', '--', path, '-']);
    expect((await checkPdf(output)).join('\n')).toContain('/Encrypt');
  });

  test('a file that cannot be read is refused', async () => {
    await expect(checkPdf(Buffer.from('GIF89a'))).rejects.toThrow(/file/);
  });

  test('a screen reader reads the elements in order', async () => {
    const spoken = spokenIn(await pdfOf(objects, good));
    expect(spoken.slice(0, 6)).toEqual(['H1 A sample & what is in it', 'P Sample, 1 August 2025', 'H2 Lists', 'L', 'Lbl •', 'LBody café']);
  });
});

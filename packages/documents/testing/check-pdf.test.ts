import { beforeAll, describe, expect, test } from 'vitest';
import { RULES, checkPdf, findingsIn } from './check-pdf.ts';
import { PdfObjects } from './pdf-objects.ts';
import { RUNS_QPDF, qpdf } from './qpdf.ts';
import { pdfOf, spokenIn } from './read-pdf.ts';
import { makeSample } from './sample-document.ts';

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

const element = (file: PdfObjects, type: string) => file.dictionary(file.where('/S', `/${type}`)[0]);
const page = (file: PdfObjects, number: number) => file.dictionary(file.catalog['/Pages'], '/Kids', number - 1);
const editPage = (file: PdfObjects, before: string | RegExp, after: string) => file.edit(page(file, 2)['/Contents'], before, after);
/** Adds operators to the end of the second page. */
const append = (operators: string) => (file: PdfObjects) => editPage(file, /$/, `\n${operators}`);
const bookmark = (file: PdfObjects, title: string) => file.dictionary(file.where('/Title', `u:${title}`)[0]);
const font = (file: PdfObjects) => file.dictionary(page(file, 2)['/Resources'], '/Font', '/F1');
const cid = (file: PdfObjects) => file.dictionary(font(file)['/DescendantFonts'], 0);
const descriptor = (file: PdfObjects) => file.dictionary(cid(file)['/FontDescriptor']);
/** For each rule, a change to a good file which breaks it. */
const BROKEN: Readonly<Record<string, (file: PdfObjects) => unknown>> = {
  'There are no forms': ({ catalog }) => (catalog['/AcroForm'] = { '/Fields': [] }),
  'A page is directly below': (file) => (page(file, 2)['/Annots'] = [{ '/Subtype': '/Link', '/Type': '/Annot', '/Rect': [0, 0, 9, 9] }]),
  'The language is': ({ catalog }) => delete catalog['/Lang'],
  'Arabic, and only it': (file) => (element(file, 'P')['/ActualText'] = 'u:Something else'),
  'Viewers show': ({ catalog }) => (catalog['/ViewerPreferences'] = {}),
  'The file says that': ({ catalog }) => (catalog['/MarkInfo'] = {}),
  'The metadata is well-formed': (file) => file.edit(file.catalog['/Metadata'], '</rdf:Alt>', ''),
  'The metadata has the title': (file) => file.edit(file.catalog['/Metadata'], 'A sample', 'A simple'),
  'Content has only operators': append('/Im1 Do'),
  'All that is painted': append('0 0 9 9 re f'),
  'A mark is either': (file) => editPage(file, '/P <<', '/P <</ActualText /Other '),
  'An artifact with text': (file) => editPage(file, '/Footer', '/Header'),
  'The tree has one Document': ({ catalog }) => delete catalog['/StructTreeRoot'],
  'Elements have standard types': (file) => (element(file, 'P')['/S'] = '/Figure'),
  'No element is empty': (file) => (element(file, 'P')['/K'] = []),
  'The title is the first': (file) => (element(file, 'H1')['/S'] = '/H2'),
  'An item of a list': (file) => file.list(element(file, 'LI')['/K']).shift(),
  'All tagged content': (file) => (element(file, 'H2')['/K'] = [0, 2]),
  'What is read later': (file) => (element(file, 'L')['/K'] = file.list(element(file, 'L')['/K']).toReversed()),
  'Text is inside the margins': (file) => editPage(file, '39.685 102.614', '39.685 95'),
  'Each heading has a bookmark': (file) => (bookmark(file, 'Lists')['/Title'] = 'u:List'),
  'A font is in the file': (file) => delete descriptor(file)['/FontFile2'],
  'Widths are': (file) => (file.list(cid(file)['/W'], 1)[1] = 700),
  'ToUnicode has': (file) => delete font(file)['/ToUnicode'],
  'A glyph that is shown': (file) => file.edit(font(file)['/ToUnicode'], '[<fffd> <0041>', '[<fffd> <e000>'),
};

test('every rule is broken here', () => {
  const broken = new Set(['The file is sound', ...Object.keys(BROKEN)].map(ruleWith));
  expect(Object.keys(RULES).filter((rule) => !broken.has(rule))).toEqual([]);
});

describe.skipIf(!RUNS_QPDF)('with qpdf', () => {
  test('a good file has no finding, also after qpdf wrote it again', async () => {
    expect(await checkPdf(good)).toEqual([]);
    expect(await checkPdf(await objects.toPdf())).toEqual([]);
  });

  test.each(Object.entries(BROKEN))('%s …', async (rule, change) => {
    const changed = objects.copy();
    change(changed);
    const findings = findingsIn(await pdfOf(changed, await changed.toPdf()));
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

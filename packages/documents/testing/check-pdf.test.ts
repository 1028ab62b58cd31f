import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type ExpectedElement, checkPdf, checkReading } from './check-pdf.ts';
import { checkWithPoppler } from './checks/poppler.ts';
import { Draft, asArray, asObject } from './draft.ts';
import { collector } from './findings.ts';
import { run, withFile } from './programs.ts';
import { readPdf, readingOf } from './reading.ts';
import { SAMPLE_TEXT, makeSample } from './sample.ts';

const good = await makeSample();
const draft = await Draft.of(good);

/** The findings that match no pattern, and the patterns that match no finding; empty if all is as expected. */
function unmatched(findings: readonly string[], wanted: readonly RegExp[]): unknown[] {
  const unwanted = findings.filter((finding) => !wanted.some((pattern) => pattern.test(finding)));
  const missing = wanted.filter((pattern) => !findings.some((finding) => pattern.test(finding)));
  return missing.length > 0 ? [...unwanted, ...missing, { findings }] : unwanted;
}

/** A change to a good file, and all findings after it. */
type Broken = readonly [what: string, change: (draft: Draft) => void, ...finds: RegExp[]];

function testBroken(cases: readonly Broken[]) {
  test.for(cases)('%s', ([, change, ...finds]) => {
    const changed = draft.copy();
    change(changed);
    expect(unmatched(checkReading(readingOf(changed.toFile())), finds)).toEqual([]);
  });
}

test('a good file has no finding, also after it was read and written again', async () => {
  expect(await checkPdf(good, SAMPLE_TEXT)).toEqual([]);
  expect(await checkPdf(await draft.toPdf(), SAMPLE_TEXT)).toEqual([]);
});

describe('the file', () => {
  test('that is not a PDF file', async () => {
    const finds = [/qpdf finds it damaged.*7\.5/, /its header is "GIF89a"/, /cannot be read/];
    expect(unmatched(await checkPdf(Buffer.from('GIF89a')), finds)).toEqual([]);
  });

  test('that ends too early', async () => {
    const findings = await checkPdf(good.subarray(0, good.length - 700));
    expect(findings[0]).toMatch(/^file: qpdf finds it damaged.*ISO 32000-1 7\.5/);
  });

  test('of another version', async () => {
    const older = Buffer.from(good);
    older.write('%PDF-1.4');
    expect(unmatched(await checkPdf(older), [/^file: its header is "%PDF-1.4"/])).toEqual([]);
  });

  test.for([
    { password: '', finds: [/^file: our files are not encrypted.*26-002/, /catalogue: our files do not have Extensions/] },
    { password: 'secret', finds: [/qpdf finds it damaged.*invalid password/, /cannot be read/] },
  ])('that is encrypted with the password "$password"', async ({ password, finds }) => {
    const bytes = await withFile('plain.pdf', good, async (path) => {
      await run('qpdf', ['--encrypt', password, 'owner', '256', '--', path, `${path}.encrypted`]);
      return readFile(`${path}.encrypted`);
    });
    expect(unmatched(await checkPdf(bytes), finds)).toEqual([]);
  });

  testBroken([
    [
      'without pages',
      (d) => (d.at(d.catalog['/Pages'])['/Kids'] = []),
      /^file: 0 pages are read, its Count is 2.*7\.7\.3/,
      /on object \d+ 0, which is no page/,
      // After this, nothing in the file can be read.
      /./,
    ],
    [
      'with pages in a branch of the tree',
      (d) => {
        const pages = d.at(d.catalog['/Pages']);
        pages['/Kids'] = [d.pageReference(1), d.add({ '/Type': '/Pages', '/Count': 1, '/Kids': [d.pageReference(2)] })];
      },
      /^file: 1 pages are read, its Count is 2/,
      /which is no page/,
    ],
    ['with a link', (d) => (d.page(2)['/Annots'] = [{ '/Subtype': '/Link' }]), /page 2: our files have no annotations.*7\.18/],
    ['with a form', ({ catalog }) => (catalog['/AcroForm'] = {}), /catalogue: our files do not have AcroForm.*7\.7\.2/],
    ['without Lang', ({ catalog }) => delete catalog['/Lang'], /catalogue: Lang is missing.*11-001/, /dc:language is en-GB/],
    ['with a Lang that is not a language', ({ catalog }) => (catalog['/Lang'] = 'u:english'), /Lang is english/, /dc:language is en-GB/],
    [
      'that does not show its title',
      ({ catalog }) => (catalog['/ViewerPreferences'] = { '/DisplayDocTitle': false }),
      /DisplayDocTitle.*07-001 and 07-002/,
    ],
    ['that is not marked', ({ catalog }) => (catalog['/MarkInfo'] = {}), /MarkInfo has no Marked true.*6\.2/],
    ['that is suspect', ({ catalog }) => (catalog['/MarkInfo'] = { '/Marked': true, '/Suspects': true }), /Suspects true.*01-007/],
    ['without metadata', ({ catalog }) => delete catalog['/Metadata'], /there is no Metadata.*06-001/],
    ...(
      [
        ['that does not say it is PDF/UA', '<pdfuaid:part>1<', '<pdfuaid:part>2<', /no pdfuaid:part 1.*06-002/],
        ['that says so in another namespace', 'pdfua/ns/id/', 'pdfa/ns/id/', /no pdfuaid:part 1.*06-002/],
        ['with metadata that is not XML', '&amp;', '&', /XMP metadata: it is not well formed: & is not an entity/],
        ['with an element that is not closed in its metadata', '</rdf:Alt>', '', /not well formed: <\/dc:title> closes <rdf:Alt>/],
        ['without dc:title', /dc:title/g, 'dc:subject', /it has no dc:title.*06-003/],
        ['with two titles', 'A sample', 'A simple', /dc:title is "A simple & what.*Info has "A sample & what is in it".*14\.3\.3/],
        ['with metadata in another language', 'en-GB', 'es', /dc:language is es, the catalogue's Lang en-GB.*11-006/],
        ['with two dates', '12:00', '13:00', /xmp:CreateDate is 2025-08-01T13:00:00Z, Info has D:20250801120000Z.*14\.3\.3/],
      ] as const
    ).map(([what, before, after, finding]): Broken => [
      what,
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace(before, after)),
      finding,
    ]),
  ]);
});

describe('content', () => {
  /** Changes the text of the last element of the second page. */
  const editLast = (before: string, after: string) => (d: Draft) => d.editContent(2, (ops) => ops.replace(before, after));
  const append = (added: string) => (d: Draft) => d.editContent(2, (ops) => `${ops}\n${added}`);
  /** Adds something before the end of the last element. */
  const insert = (added: string) => (d: Draft) => d.editContent(2, (ops) => ops.replace(/EMC\s*$/, `${added} EMC`));
  testBroken([
    ['a path outside of marked content', append('0 0 9 9 re f'), /page 2, operator \d+: f is neither.*01-005/],
    ['text outside of marked content', append('BT /F1 9 Tf [<0001>] TJ ET'), /page 2, operator \d+: TJ \("A"\) is neither.*01-005/],
    [
      'text in marked content without an identifier',
      append('/Span <<>> BDC BT /F1 9 Tf [<0001>] TJ ET EMC'),
      /TJ \("A"\) is neither.*01-005/,
    ],
    ['a shading', append('/Sh1 sh'), /the operator sh is not one that our files have.*annex A/],
    ['an image', append('/Im1 Do'), /the operator Do is not one/],
    ['an inline image', append('BI /W 1 ID EI'), /the operator BI is not one/, /the operator ID is not one/, /the operator EI is not one/],
    [
      'text that is shown in another way',
      append('/Artifact <</Type /Layout>> BDC BT /F1 9 Tf <0001> Tj ET EMC'),
      /the operator Tj is not one/,
    ],
    [
      'an identifier twice',
      (d) => d.editContent(1, (ops) => ops.replace('/MCID 1\n', '/MCID 0\n')),
      /MCID 0 is on the page twice.*14\.7\.4/,
      /page 1 has no marked content 1/,
      /the parent tree names an element for MCID 1, which is not on the page/,
      /\(P\): it is empty/,
      /bookmark 1/,
    ],
    ['an EMC too few', (d) => d.editContent(2, (ops) => ops.replace(/EMC\s*$/, '')), /P of operator \d+ has no EMC.*14\.6\.1/],
    ['an EMC too many', append('EMC'), /EMC with no marked content open.*14\.6\.1/],
    ['a mark that begins in a text object and ends outside', append('BT /Span <<>> BDC ET EMC'), /different sides of BT or ET.*14\.6\.1/],
    [
      'an artifact inside tagged content',
      insert('/Artifact <</Type /Layout>> BDC 0 0 9 9 re f EMC'),
      /an artifact inside tagged content \(MCID 0\).*01-003 and 01-004/,
    ],
    [
      'tagged content inside an artifact',
      append('/Artifact <</Type /Layout>> BDC /P <</MCID 1>> BDC 0 0 9 9 re f EMC EMC'),
      /tagged content \(MCID 1\) inside an artifact.*01-004/,
      /MCID 1: no element holds it/,
      /the parent tree has nothing for it/,
    ],
    ['a phrase in tagged content', insert('/Span <<>> BDC EMC'), /marked content Span inside tagged content \(MCID 0\)/],
    [
      'an artifact with an identifier',
      editLast('/P <<', '/Artifact <</Type /Layout '),
      /an artifact with MCID 0.*01-001/,
      /not Pagination/,
    ],
    [
      'marked content in which nothing is painted',
      append('/P <</MCID 1>> BDC EMC'),
      /nothing is painted in MCID 1/,
      /no element holds it/,
      /the parent tree has nothing for it/,
    ],
    [
      'marked content that is read as something else',
      editLast('/P <<', '/P <</ActualText (instead) '),
      /ActualText is not a property that/,
    ],
    ['a Q too many', append('Q'), /Q without q.*8\.4\.2/],
    ['a Q too few', append('q'), /1 q without Q.*8\.4\.2/],
    ['an ET too few', append('BT'), /BT without ET.*9\.4\.1/],
    ['an ET too many', append('ET'), /ET without BT.*9\.4\.1/],
    ['a BT inside a text object', append('BT BT ET'), /BT inside a text object.*9\.4\.1/],
    ['a state saved inside a text object', append('BT q ET Q'), /: q inside a text object.*8\.2/],
    ['a state restored inside a text object', append('q BT Q ET'), /: Q inside a text object.*8\.2/],
    ['text outside of a text object', insert('/F1 9 Tf [<0001>] TJ'), /TJ outside of a text object.*9\.4\.1/],
    ['text in a font that does not exist', insert('BT /F7 9 Tf ET'), /there is no font F7.*7\.8\.3/],
    ['text in no font', (d) => d.editContent(2, (ops) => ops.replace('/F2 9 Tf', '')), /TJ with no font set.*9\.3\.1/],
    ['an operator that does not exist', append('1 2 Xy'), /the operator Xy is not one.*annex A/],
    [
      'a string without an end',
      append('(abc'),
      /the string at byte \d+ has no end.*7\.8\.2/,
      /page 2 has no marked content 0/,
      /names an element for MCID 0/,
    ],
    ['an array without an end', append('[1 2'), /what begins at byte \d+ has no \]/, /page 2 has no marked content 0/, /names an element/],
    [
      'a footer that is not marked as pagination',
      editLast('/Pagination /Subtype /Footer', '/Layout'),
      /the artifact "© 2025 The authority · S-1" has type Layout, not Pagination.*18-001/,
    ],
    ['a footer that does not say so', editLast(' /Subtype /Footer', ''), /the artifact "©.*has subtype \(none\).*18-002/],
    [
      'a footer that is called a header',
      editLast('/Footer', '/Header'),
      /"© .*" is a Header, and is on the other half.*18-002/,
      /"Page 2 of 2" is a Header, and is on the other half/,
    ],
    ['a header that is called a footer', editLast('/Header', '/Footer'), /"The authority" is a Footer, and is on the other half.*18-002/],
    ['an artifact of no known type', append('/Artifact <</Type /Lay>> BDC EMC'), /Lay is not a type that our artifacts have.*table 330/],
  ]);
});

describe('the structure tree', () => {
  testBroken([
    [
      'is missing',
      ({ catalog }) => delete catalog['/StructTreeRoot'],
      /there is no StructTreeRoot/,
      /page [12]: the parent tree has no array/,
      /not one Document/,
      /there is no H1/,
      /bookmark 1/,
    ],
    [
      'has no Document',
      (d) => (d.element('Document')['/S'] = '/Sect'),
      /structure tree root: it holds Sect, not one Document.*14\.8\.4\.2/,
      /Sect is not a type of element/,
      /it may not hold/,
    ],
    ['has a list item outside of a list', (d) => (d.element('L')['/S'] = '/P'), /\(P\): it may not hold element \d+ 0 \(LI\).*09-005/],
    [
      'has a list item with text of its own',
      (d) => (d.element('LBody')['/S'] = '/P'),
      /\(LI\): it may not hold element \d+ 0 \(P\).*09-005/,
      /it holds Lbl, P, not Lbl and LBody/,
    ],
    [
      'has a list item without a label',
      (d) => asArray(d.element('LI')['/K']).shift(),
      /it holds LBody, not Lbl/,
      /ListNumbering/,
      /MCID 3/,
    ],
    [
      'has a heading in a paragraph',
      (d) => asArray(d.element('P')['/K']).push(d.add({ '/S': '/H2', '/P': d.elements('P')[0]?.reference ?? '' })),
      /\(P\): it may not hold element \d+ 0 \(H2\).*14\.8\.4/,
      /\(H2\): it is empty.*13-001/,
      /bookmark 2/,
    ],
    [
      'has text in a group',
      (d) => asArray(d.element('L')['/K']).push(99),
      /a L groups other elements and holds no content itself/,
      /MCID 99/,
    ],
    [
      'has an element that is not known',
      (d) => (d.element('P', 1)['/S'] = '/Figure'),
      /Figure is not a type of element that our files have.*02-001/,
      /\(Document\): it may not hold element \d+ 0 \(Figure\)/,
    ],
    ['has a role map', (d) => (d.structureRoot['/RoleMap'] = { '/P': '/H1' }), /our files do not have a RoleMap.*02-001/],
    ['has two titles', (d) => (d.element('H2')['/S'] = '/H1'), /\(H1\): it is not the first heading.*house rule/, /bookmark 2/],
    ['begins with a lower heading', (d) => (d.element('H1')['/S'] = '/H2'), /the first heading is not an H1.*14-002/, /bookmark 1/],
    [
      'has another level of headings',
      (d) => (d.element('H2')['/S'] = '/H4'),
      /H4 is not a type of element/,
      /it may not hold/,
      /bookmark 2/,
    ],
    [
      'has an element with another parent',
      (d) => (d.element('H2')['/P'] = d.elements('P')[0]?.reference ?? ''),
      /\(H2\): its P is \d+ 0, the element above it is \d+ 0.*table 323/,
    ],
    [
      'has an element twice',
      (d) => asArray(d.element('Document')['/K']).push(d.elements('H2')[0]?.reference ?? ''),
      /is in the tree more than once.*14\.7\.2/,
    ],
    ['has a kid that is neither an element nor content', (d) => asArray(d.element('Document')['/K']).push('/H2'), /a kid is neither/],
    ['has an object', (d) => asArray(d.element('P')['/K']).push({ '/Type': '/OBJR', '/Obj': '999 0 R' }), /a kid is neither/],
    ['does not say how a list is numbered', (d) => delete d.element('L')['/A'], /ListNumbering is missing, its labels are • •.*16-001/],
    [
      'says that a list has another numbering',
      (d) => (d.element('L', 1)['/A'] = { '/O': '/List', '/ListNumbering': '/UpperRoman' }),
      /ListNumbering is UpperRoman, its labels are 1\. 2\..*16-002/,
    ],
    ['has a text in another language', (d) => (d.element('P')['/Lang'] = 'u:es'), /\(P\): our elements do not have Lang.*table 323/],
  ]);
});

describe('tree, pages and parent tree', () => {
  const RULE = '14\\.7\\.4\\.4';
  testBroken([
    [
      'content that is not in the parent tree',
      (d) => (asArray(d.parents[1])[0] = null),
      new RegExp(`page 1, MCID 0: the parent tree has nothing for it.*${RULE}`),
    ],
    [
      'content that the parent tree gives to another element',
      (d) => (asArray(d.parents[1])[0] = d.elements('H2')[0]?.reference ?? ''),
      new RegExp(`page 1, MCID 0: the parent tree names element \\d+ 0, and element \\d+ 0 \\(H1\\) holds it.*${RULE}`),
    ],
    [
      'content that is in the parent tree and not on the page',
      (d) => asArray(d.parents[1]).push(d.elements('H2')[0]?.reference ?? ''),
      new RegExp(`names an element for MCID \\d+, which is not on the page.*${RULE}`),
    ],
    [
      'content that is in no element',
      (d) => (d.element('P', 1)['/K'] = []),
      /page 1, MCID \d+: no element holds it/,
      /page 2, MCID 0: no element holds it/,
      /\(P\): it is empty/,
    ],
    [
      'content that is in two elements',
      (d) => asArray(d.element('H2')['/K']).push(0),
      /\(H2\): MCID 0 of page 1 belongs to element \d+ 0 already/,
      /bookmark 2/,
    ],
    [
      'an element with content that does not exist',
      (d) => asArray(d.element('H2')['/K']).push(99),
      /\(H2\): page 1 has no marked content 99/,
    ],
    [
      'an element on another page',
      (d) => (d.element('H2')['/Pg'] = d.pageReference(2)),
      /\(H2\): page 2 has no marked content \d+/,
      /page 1, MCID \d+: no element holds it/,
      /\(H2\): it is empty/,
      /bookmark 2 is "Lists"/,
    ],
    [
      'an element on no page',
      (d) => delete d.element('H2')['/Pg'],
      /\(H2\): MCID \d+ is on no page: there is no Pg/,
      /bookmark 2/,
      /MCID \d+: no element holds it/,
      /it is empty/,
    ],
    ['a page without StructParents', (d) => delete d.page(2)['/StructParents'], /page 2: it has tagged content and no StructParents/],
    [
      'a page with a StructParents that leads nowhere',
      (d) => (d.page(2)['/StructParents'] = 77),
      /page 2: the parent tree has no array under its StructParents, 77/,
    ],
    ['no ParentTreeNextKey', (d) => delete d.structureRoot['/ParentTreeNextKey'], /ParentTreeNextKey is missing.*table 322/],
    ['a ParentTreeNextKey that is taken', (d) => (d.structureRoot['/ParentTreeNextKey'] = 1), /ParentTreeNextKey is 1.*table 322/],
    [
      'no parent tree',
      (d) => delete d.structureRoot['/ParentTree'],
      /it has no ParentTree.*table 322/,
      /page \d: the parent tree has no array/,
    ],
    [
      'a parent tree with limits on its root',
      (d) => (asObject(d.structureRoot['/ParentTree'])['/Limits'] = [0, 2]),
      /parent tree: its root has Limits.*7\.9\.7/,
    ],
    [
      'a parent tree with a branch without limits',
      (d) => (d.structureRoot['/ParentTree'] = { '/Kids': [d.add({ '/Nums': d.parents })] }),
      /parent tree: its root has Kids.*7\.9\.7/,
      /page \d: the parent tree has no array/,
    ],
    ['a parent tree out of order', (d) => d.parents.push(...d.parents.splice(0, 2)), /parent tree: key 0 comes after 1.*7\.9\.7/],
  ]);
});

describe('bookmarks', () => {
  const bookmark = (d: Draft, title: string) => d.at(d.all('/Title', `u:${title}`)[0]?.reference);
  testBroken([
    ['are missing', ({ catalog }) => delete catalog['/Outlines'], /bookmark 1 is missing, heading 1 "A sample.*PDF2/],
    ['say something else', (d) => (bookmark(d, 'Lists')['/Title'] = 'u:List'), /bookmark 2 is "List" \(H2\), heading 2 "Lists" \(H2\)/],
    [
      'lack one',
      (d) => {
        const first = bookmark(d, 'A sample & what is in it');
        first['/Last'] = first['/First'] ?? null;
        delete bookmark(d, 'Lists')['/Next'];
        first['/Count'] = 1;
        d.at(d.catalog['/Outlines'])['/Count'] = 2;
      },
      /bookmark 3 is missing, heading 3 "Text : long" \(H2\)/,
    ],
    [
      'lead to another page',
      (d) => (bookmark(d, 'Lists')['/Dest'] = [d.pageReference(2), '/XYZ', 0, 700, 0]),
      /it leads to page 2, its heading is on page 1.*12\.3\.2/,
    ],
    ['lead to no page', (d) => (bookmark(d, 'Lists')['/Dest'] = [null, '/Fit']), /\("Lists"\): it does not lead to a place on a page/],
    [
      'lead beside the page',
      (d) => (bookmark(d, 'Lists')['/Dest'] = [d.pageReference(1), '/XYZ', 596, 700, 0]),
      /leads to 596 700, which is not on the page/,
    ],
    [
      'lead above the page',
      (d) => (bookmark(d, 'Lists')['/Dest'] = [d.pageReference(1), '/XYZ', 0, 842, 0]),
      /leads to 0 842, which is not on the page/,
    ],
    [
      'lead below the page',
      (d) => (bookmark(d, 'Lists')['/Dest'] = [d.pageReference(1), '/XYZ', 0, 0, 0]),
      /leads to 0 0, which is not/,
      /below its heading/,
    ],
    [
      'lead below their heading',
      (d) => (bookmark(d, 'Lists')['/Dest'] = [d.pageReference(1), '/XYZ', 0, 600, 0]),
      /it leads below its heading: 600/,
    ],
    [
      'do not say how many they are',
      (d) => delete d.at(d.catalog['/Outlines'])['/Count'],
      /its Count is 0, and 3 items are below it.*12\.3\.3/,
    ],
    [
      'do not say how many are below',
      (d) => delete bookmark(d, 'A sample & what is in it')['/Count'],
      /its Count is 0, and 2 items are below it/,
    ],
    [
      'have another parent',
      (d) => (bookmark(d, 'Text\u00a0: long')['/Parent'] = d.catalog['/Outlines'] ?? null),
      /its Parent is not the item that it is below/,
    ],
    ['end elsewhere', (d) => delete bookmark(d, 'A sample & what is in it')['/Last'], /its Last is not its last item/],
    ['have wrong links to each other', (d) => delete bookmark(d, 'Text\u00a0: long')['/Prev'], /its Prev is not the item before it/],
  ]);
});

describe('fonts', () => {
  const font = (d: Draft) => d.at(d.all('/BaseFont', '/BZZZZZ+Archivo-Regular')[0]?.reference);
  const cid = (d: Draft) => d.at(asArray(font(d)['/DescendantFonts'])[0]);
  const descriptor = (d: Draft) => d.at(cid(d)['/FontDescriptor']);
  const showCode = (code: string) => (d: Draft) =>
    d.editContent(2, (ops) => `${ops}\n/Artifact <</Type /Pagination /Subtype /Header>> BDC BT /F1 9 Tf [<${code}>] TJ ET EMC`);
  /** Changes the character of code 1, which is the A of the tagline. */
  const readOneAs = (d: Draft, code: string) => d.edit(font(d)['/ToUnicode'], (cmap) => cmap.replace('<fffd> <0041>', `<fffd> ${code}`));
  testBroken([
    [
      'that are not in the file',
      (d) => delete descriptor(d)['/FontFile2'],
      /font F1 \(BZZZZZ\+Archivo-Regular\) of page 1: it has no TrueType program in the file.*31-009/,
    ],
    ['that cannot be read', (d) => d.edit(descriptor(d)['/FontFile2'], (data) => `OTTO${data.slice(4)}`), /not a TrueType program/],
    ['without a subset tag', (d) => (font(d)['/BaseFont'] = '/Archivo-Regular'), /its names are .*9\.6\.4/],
    ['with two names', (d) => (descriptor(d)['/FontName'] = '/ABCDEF+Archivo'), /its names are .*, ABCDEF\+Archivo, not everywhere/],
    ['of another kind', (d) => (font(d)['/Subtype'] = '/TrueType'), /its Subtype is TrueType and CIDFontType2, not.*7\.21\.3\.1/],
    ['of another encoding', (d) => (font(d)['/Encoding'] = '/Identity-V'), /its Encoding is Identity-V.*31-006/],
    ['without CIDToGIDMap', (d) => delete cid(d)['/CIDToGIDMap'], /its CIDToGIDMap is missing.*31-005/],
    ['without ToUnicode', (d) => delete font(d)['/ToUnicode'], /it has no ToUnicode.*31-027/, /empty/],
    ['with a code that is read as an empty text', (d) => readOneAs(d, '<>'), /ToUnicode has nothing for code 1, which is shown.*10-001/],
    ['with a code that is read as U+0000', (d) => readOneAs(d, '<0000>'), /ToUnicode maps code 1 to U\+0000.*31-028/],
    ['with a code that is read as U+FEFF', (d) => readOneAs(d, '<feff>'), /maps code 1 to U\+FEFF.*31-029/],
    ['with a code that is read as U+FFFD', (d) => readOneAs(d, '<fffd>'), /maps code 1, which is shown.*10-001/],
    ['with a code that is read as a private character', (d) => readOneAs(d, '<e000>'), /maps code 1, which is shown.*10-001/],
    ['with a wrong width', (d) => (asArray(asArray(cid(d)['/W'])[1])[1] = 700), /W gives code 1 the width 700, the program \d+.*31-016/],
    [
      'with a wrong width of a glyph that is not shown',
      (d) => (asArray(asArray(cid(d)['/W'])[1])[0] = 1),
      /W gives code 0 the width 1,.*31-016/,
    ],
    ['that show .notdef', showCode('0000'), /it shows \.notdef \(code 0\).*31-030/, /to "\uFFFD", which is not a character/],
    ['that show a glyph that does not exist', showCode('0fff'), /no glyph 4095.*31-011/, /nothing for code 4095/],
    [
      'that draw nothing for a letter',
      (d) => d.edit(font(d)['/ToUnicode'], (cmap) => cmap.replace('<0020>', '<0078>')),
      /glyph \d+, "x", draws nothing.*31-011/,
    ],
    ['with a CIDSet', (d) => (descriptor(d)['/CIDSet'] = d.add({})), /it has a CIDSet.*31-014/],
  ]);
});

describe('in Poppler', () => {
  const fonts = (d: Draft) => d.all('/Subtype', '/Type0').map(({ object }) => object);
  test.for<readonly [string, (d: Draft) => void, RegExp]>([
    ['an EMC too many', (d) => d.editContent(2, (ops) => `${ops}\nEMC`), /^file: .*Mismatched EMC operator.*as Poppler reads it/],
    [
      'fonts that are not subsets',
      (d) => fonts(d).forEach((font) => (font['/BaseFont'] = '/Archivo-Regular')),
      /^font Archivo-Regular: it is not a subset.*as Poppler reads it/m,
    ],
    [
      'fonts that are not in the file',
      (d) => d.all('/Type', '/FontDescriptor').forEach(({ object }) => delete object['/FontFile2']),
      /^font BZZZZZ\+Archivo-Regular: it is not in the file.*as Poppler reads it/m,
    ],
    [
      'fonts without ToUnicode',
      (d) => fonts(d).forEach((font) => delete font['/ToUnicode']),
      /^font BZZZZZ\+Archivo-Regular: it has no ToUnicode.*as Poppler reads it/m,
    ],
  ])('%s', async ([, change, finding]) => {
    const changed = draft.copy();
    change(changed);
    const bytes = await changed.toPdf();
    const { report, findings } = collector();
    await checkWithPoppler(bytes, await readPdf(bytes), report);
    expect(findings.join('\n')).toMatch(finding);
  });
});

describe('text', () => {
  const replaced = (index: number, element: ExpectedElement) => SAMPLE_TEXT.with(index, element);
  test.for<readonly [string, readonly ExpectedElement[], RegExp]>([
    [
      'that differs',
      replaced(1, { type: 'P', text: 'Sample, 2 August' }),
      /\(P\): it says "Sample, 1 August 2025", the source "Sample, 2 August"/,
    ],
    ['of another type', replaced(1, { type: 'H2', text: 'Sample' }), /number 2 in Document is P "Sample.*, the source has H2 "Sample"/],
    [
      'in another order',
      [...SAMPLE_TEXT.slice(0, 2).toReversed(), ...SAMPLE_TEXT.slice(2)],
      /number 1 in Document is H1.*the source has P/,
    ],
    [
      'that is missing from the tree',
      [...SAMPLE_TEXT, { type: 'P', text: 'More.' }],
      /number \d+ in Document is missing, the source has P "More\."/,
    ],
    ['that is missing from the source', SAMPLE_TEXT.slice(0, -1), /number \d+ in Document is P "Sentence.*, the source has no more/],
    [
      'that differs far from its start',
      replaced(3, { type: 'L', children: [{ type: 'LI' }, { type: 'LI', children: [{ type: 'Lbl', text: '2.' }, { type: 'LBody' }] }] }),
      /\(Lbl\): it says "•", the source "2\."/,
    ],
  ])('%s', ([, expected, finding]) => {
    expect(unmatched(checkReading(readingOf(draft.toFile()), expected), [finding])).toEqual([]);
  });

  test('is read from ActualText where there is one', () => {
    const changed = draft.copy();
    changed.element('P')['/ActualText'] = 'u:Something else';
    expect(checkReading(readingOf(changed.toFile()), replaced(1, { type: 'P', text: 'Something else' }))).toEqual([]);
  });

  test('is compared with what Poppler reads', async () => {
    const { report, findings } = collector();
    await checkWithPoppler(good, await readPdf(await makeSample({ title: 'Another' })), report);
    expect(unmatched(findings, [/element number 2: here it reads "H1 Another", Poppler "H1 Asample&whatisinit"/])).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { type ExpectedElement, checkPdf, checkReading } from './check-pdf.ts';
import { checkWithPoppler } from './checks/poppler.ts';
import { Draft, asArray, asObject } from './draft.ts';
import type { JsonObject } from './pdf-file.ts';
import { collector } from './findings.ts';
import { readPdf, readingOf } from './reading.ts';
import {
  type Element,
  type Pdfkit,
  FONT,
  SAMPLE_TEXT,
  goodSample,
  makeByOption,
  makeTagged,
  mark,
  show,
  startPage,
  tagged,
} from './sample.ts';

const good = await goodSample();
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

describe('a good file', () => {
  test('has no finding', async () => {
    expect(await checkPdf(good, SAMPLE_TEXT)).toEqual([]);
  });

  test('has no finding after it was read and written again', async () => {
    expect(await checkPdf(await draft.toPdf(), SAMPLE_TEXT)).toEqual([]);
  });

  test('may have types of its own that are mapped to standard ones', async () => {
    const changed = draft.copy();
    changed.element('H3')['/S'] = '/Subheading';
    changed.structureRoot['/RoleMap'] = { '/Subheading': '/Lower', '/Lower': '/H3' };
    expect(await checkPdf(await changed.toPdf(), SAMPLE_TEXT)).toEqual([]);
  });

  test('may be compared without elements that only group others', async () => {
    const findings = await checkPdf(good, [
      { type: 'H1', text: 'A sample & what is in it' },
      { type: 'P' },
      { type: 'H2', text: 'Lists' },
      { type: 'LI', text: '• café' },
      { type: 'LI', text: '• 1. first 2. second' },
      { type: 'H2', text: 'Figures' },
      { type: 'H3', text: 'A table' },
      { type: 'TR', text: 'Tier Firms' },
      { type: 'TR', text: '1 12' },
      { type: 'H3', text: 'A picture' },
      { type: 'Figure', text: 'A black square' },
      { type: 'P' },
    ]);
    expect(findings).toEqual([]);
  });
});

describe('the file', () => {
  test('that is not a PDF file', async () => {
    expect(
      unmatched(await checkPdf(Buffer.from('GIF89a')), [/qpdf finds it damaged.*7\.5/, /its header is "GIF89a"/, /cannot be read/]),
    ).toEqual([]);
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
    { contentAccessibility: false, finds: [/^encryption: reading for accessibility is not permitted.*26-002/] },
    { contentAccessibility: true, finds: [] },
  ])('that is encrypted with contentAccessibility $contentAccessibility', async ({ contentAccessibility, finds }) => {
    expect(unmatched(await checkPdf(await goodSample({ ownerPassword: 'secret', permissions: { contentAccessibility } })), finds)).toEqual(
      [],
    );
  });

  test('that asks for a password', async () => {
    expect(
      unmatched(await checkPdf(await goodSample({ userPassword: 'secret' })), [
        /qpdf finds it damaged.*invalid password/,
        /cannot be read/,
      ]),
    ).toEqual([]);
  });

  testBroken([
    [
      'without pages',
      (d) => (d.at(d.catalog['/Pages'])['/Kids'] = []),
      /^file: it has no page.*7\.7\.3/,
      /on object \d+ 0, which is no page/,
      // Nothing can be read any more.
      /./,
    ],
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
    [
      'that does not say it is PDF/UA',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace(/<pdfuaid:part>1</, '<pdfuaid:part>2<')),
      /no pdfuaid:part 1.*06-002/,
    ],
    [
      'that says so in another namespace',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace('pdfua/ns/id/', 'pdfa/ns/id/')),
      /no pdfuaid:part 1.*06-002/,
    ],
    [
      'with metadata that is not XML',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace('&amp;', '&')),
      /XMP metadata: it is not well formed: & is no entity/,
    ],
    [
      'with an element that is not closed in its metadata',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace('</rdf:Alt>', '')),
      /not well formed: <\/dc:title> closes <rdf:Alt>/,
    ],
    [
      'without dc:title',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replaceAll('dc:title', 'dc:subject')),
      /it has no dc:title.*06-003/,
    ],
    [
      'with two titles',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace('A sample', 'A simple')),
      /dc:title is "A simple & what is in it", Info has "A sample & what is in it".*14\.3\.3/,
    ],
    [
      'with metadata in another language',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace('en-GB', 'es')),
      /dc:language is es, the catalogue's Lang en-GB.*11-006/,
    ],
    [
      'with two dates',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replace('12:00', '13:00')),
      /xmp:CreateDate is 2025-08-01T13:00:00\.000Z, Info has D:20250801120000Z.*14\.3\.3/,
    ],
    [
      'with a date of change in only one of them',
      (d) => d.edit(d.catalog['/Metadata'], (xmp) => xmp.replaceAll('xmp:CreateDate', 'xmp:ModifyDate')),
      /xmp:CreateDate is missing/,
      /xmp:ModifyDate is 2025.*Info has nothing/,
    ],
  ]);
});

describe('content', () => {
  testBroken([
    [
      'a path outside of marked content',
      (d) => d.editContent(1, (ops) => `${ops}\n0 0 9 9 re f`),
      /page 1, operator \d+: f is neither.*01-005/,
    ],
    [
      'text outside of marked content',
      (d) => d.editContent(2, (ops) => `${ops}\nBT /F1 9 Tf <0001> Tj ET`),
      /page 2, operator \d+: Tj \("T"\) is neither.*01-005/,
    ],
    [
      'text in marked content without an identifier',
      (d) => d.editContent(2, (ops) => `${ops}\n/Span BMC BT /F1 9 Tf <0001> ' ET EMC`),
      /' \("T"\) is neither.*01-005/,
    ],
    ['a shading outside of marked content', (d) => d.editContent(1, (ops) => `${ops}\n/Sh1 sh`), /sh is neither/],
    [
      'an inline image outside of marked content',
      (d) => d.editContent(1, (ops) => `${ops}\nBI /W 1 /H 1 /BPC 8 /CS /G ID \u00ff EI`),
      /BI is neither/,
    ],
    ['an image that does not exist', (d) => d.editContent(1, (ops) => `${ops}\n/Im1 Do`), /Do is neither/, /there is no XObject Im1/],
    [
      'an identifier twice',
      (d) => d.editContent(1, (ops) => ops.replace('/MCID 1\n', '/MCID 0\n')),
      /MCID 0 stands twice on the page.*14\.7\.4/,
      /page 1 has no marked content 1/,
      /the parent tree names an element for MCID 1, which is not on the page/,
      /bookmark 1/,
    ],
    ['an EMC too few', (d) => d.editContent(2, (ops) => ops.replace(/EMC\s*$/, '')), /P of operator \d+ has no EMC.*14\.6\.1/],
    ['an EMC too many', (d) => d.editContent(2, (ops) => `${ops}\nEMC`), /EMC with no marked content open.*14\.6\.1/],
    [
      'a mark that begins in a text object and ends outside',
      (d) => d.editContent(2, (ops) => `${ops}\nBT /Span BMC ET EMC`),
      /different sides of BT or ET.*14\.6\.1/,
    ],
    [
      'an artifact inside tagged content',
      (d) => d.editContent(2, (ops) => ops.replace(/EMC\s*$/, '/Artifact BMC 0 0 9 9 re f EMC EMC')),
      /an artifact inside tagged content \(MCID 0\).*01-003/,
    ],
    [
      'tagged content inside an artifact',
      (d) => d.editContent(2, (ops) => ops.replace('/P <<', '/Artifact BMC /P <<').replace(/EMC\s*$/, 'EMC EMC')),
      /tagged content \(MCID 0\) inside an artifact.*01-004/,
      /has type \(none\), not Pagination/,
    ],
    [
      'tagged content inside tagged content',
      (d) => d.editContent(2, (ops) => ops.replace(/EMC\s*$/, '/Span <</MCID 1>> BDC 0 0 9 9 re f EMC EMC')),
      /MCID 1 inside MCID 0/,
      /MCID 1: no element holds it/,
      /the parent tree has nothing for it/,
    ],
    [
      'an artifact with an identifier',
      (d) => d.editContent(2, (ops) => ops.replace('/P <<', '/Artifact <<')),
      /an artifact with MCID 0.*01-001/,
      /not Pagination/,
    ],
    [
      'marked content in which nothing is painted',
      (d) => d.editContent(1, (ops) => ops.replace(/f\nEMC\s*\/P/, 'n EMC /P')),
      /nothing is painted in MCID/,
    ],
    ['a Q too many', (d) => d.editContent(1, (ops) => `${ops}\nQ`), /Q without q.*8\.4\.2/],
    ['a Q too few', (d) => d.editContent(1, (ops) => `${ops}\nq`), /1 q without Q.*8\.4\.2/],
    ['an ET too few', (d) => d.editContent(1, (ops) => `${ops}\nBT`), /BT without ET.*9\.4\.1/],
    ['an ET too many', (d) => d.editContent(1, (ops) => `${ops}\nET`), /ET without BT.*9\.4\.1/],
    ['a BT inside a text object', (d) => d.editContent(1, (ops) => `${ops}\nBT BT ET`), /BT inside a text object.*9\.4\.1/],
    ['a state saved inside a text object', (d) => d.editContent(1, (ops) => `${ops}\nBT q ET Q`), /: q inside a text object.*8\.2/],
    ['a state restored inside a text object', (d) => d.editContent(1, (ops) => `${ops}\nq BT Q ET`), /: Q inside a text object.*8\.2/],
    [
      'text outside of a text object',
      (d) => d.editContent(2, (ops) => ops.replace('EMC', '/F1 9 Tf <0001> Tj EMC')),
      /Tj outside of a text object.*9\.4\.1/,
      /not Pagination/,
    ],
    [
      'text in a font that does not exist',
      (d) => d.editContent(2, (ops) => ops.replace('EMC', 'BT /F7 9 Tf ET EMC')),
      /there is no font F7.*7\.8\.3/,
    ],
    ['text in no font', (d) => d.editContent(2, (ops) => ops.replace('EMC', 'BT <0001> Tj ET EMC')), /Tj with no font set.*9\.3\.1/],
    [
      'a form with text outside of marked content',
      (d) => withForm(d, 'BT /F1 9 Tf <0001> Tj ET'),
      /Do is neither/,
      /Tj \("T"\) is neither/,
    ],
    [
      'a form with an identifier in it',
      (d) => {
        withForm(d, '/P <</MCID 50>> BDC 0 0 9 9 re f EMC');
        d.editContent(1, (ops) => ops.replace('/Fm1 Do', '/Artifact BMC /Fm1 Do EMC'));
      },
      /in form Fm1, operator 0: MCID 50 in a form: this checker does not follow it there.*7\.20/,
      /tagged content \(MCID 50\) inside an artifact/,
      /MCID 50: no element holds it/,
      /the parent tree has nothing for it/,
    ],
    ['an operator that does not exist', (d) => d.editContent(1, (ops) => `${ops}\n1 2 Xy`), /there is no operator Xy.*annex A/],
    [
      'a string without an end',
      (d) => d.editContent(2, (ops) => `${ops}\n(abc`),
      /the string at byte \d+ has no end.*7\.8\.2/,
      /page 2 has no marked content 0/,
      /names an element for MCID 0/,
    ],
    [
      'a footer that is not marked as pagination',
      (d) => d.editContent(2, (ops) => ops.replace('/Pagination /Subtype /Footer', '/Layout')),
      /the artifact "Page 2 of 2" has type Layout, not Pagination.*18-001/,
    ],
    [
      'a footer that does not say so',
      (d) => d.editContent(2, (ops) => ops.replace(' /Subtype /Footer', '')),
      /the artifact "Page 2 of 2" has subtype \(none\).*18-002/,
    ],
    [
      'a footer that is called a header',
      (d) => d.editContent(2, (ops) => ops.replace('/Footer', '/Header')),
      /"Page 2 of 2" is called a Header and stands on the other half.*18-002/,
    ],
    [
      'a header that is called a footer',
      (d) => d.editContent(2, (ops) => ops.replace('/Header', '/Footer')),
      /"The sample authority" is called a Footer and stands on the other half.*18-002/,
    ],
    [
      'an artifact of no known type',
      (d) => d.editContent(2, (ops) => ops.replace('/Layout', '/Lay')),
      /no type of artifacts Lay.*table 330/,
    ],
  ]);
});

describe('the structure tree', () => {
  testBroken([
    [
      'is missing',
      ({ catalog }) => delete catalog['/StructTreeRoot'],
      /there is no StructTreeRoot/,
      /it is not in a Link/,
      /page [12]: the parent tree has no array/,
      /not one Document/,
      /there is no H1/,
      /bookmark 1/,
    ],
    [
      'has no Document',
      (d) => (d.element('Document')['/S'] = '/Sect'),
      /structure tree root: it holds Sect, not one Document.*14\.8\.4\.2/,
    ],
    ['has a list item outside of a list', (d) => (d.element('L', 1)['/S'] = '/Div'), /\(Div\): it may not hold LI.*09-005/],
    [
      'has a list item with text of its own',
      (d) => (d.element('LBody', 1)['/S'] = '/P'),
      /it may not hold P.*09-005/,
      /it holds Lbl, P, not Lbl and LBody/,
    ],
    [
      'has a heading in a paragraph',
      (d) => d.putBelow(d.element('P'), d.element('H3')),
      /\(P\): it may not hold H3.*14\.8\.4/,
      /\(H3\): it follows H1/,
    ],
    [
      'has a cell outside of a row',
      (d) => (d.element('TR', 1)['/S'] = '/Div'),
      /\(Div\): it may not hold TD.*09-004/,
      /\(TBody\): it may not hold Div/,
    ],
    ['has text in a group', (d) => (d.element('P', 1)['/S'] = '/Sect'), /a Sect groups other elements and holds no content itself/],
    ['has a phrase outside of a paragraph', (d) => (d.element('P', 1)['/S'] = '/Span'), /\(Document\): it may not hold Span.*14\.8\.4/],
    ['has an empty element', (d) => d.putBelow(d.element('Document'), d.at(d.add({ '/S': '/P', '/K': [] }))), /\(P\): it is empty.*7\.1/],
    [
      'has an element that is neither standard nor mapped',
      (d) => (d.element('H3')['/S'] = '/Subheading'),
      /the type Subheading is not standard and mapped to none.*02-001/,
    ],
    [
      'has a role map that goes in a circle',
      (d) => {
        d.element('H3')['/S'] = '/Round';
        d.structureRoot['/RoleMap'] = { '/Round': '/About', '/About': '/Round' };
      },
      /role map: Round is mapped in a circle.*02-003/,
      /role map: About is mapped in a circle/,
      /Round is not standard/,
    ],
    [
      'has a role map for a standard type',
      (d) => (d.structureRoot['/RoleMap'] = { '/P': '/H1' }),
      /the standard type P is mapped to H1.*02-004/,
    ],
    [
      'has two titles',
      (d) => (d.element('H2')['/S'] = '/H1'),
      /there is an H1 before it.*house rule/,
      /it is nested otherwise than its heading/,
    ],
    ['skips a level', (d) => (d.element('H3')['/S'] = '/H4'), /\(H4\): it follows H2: a level is skipped.*14-003/],
    [
      'begins with a lower heading',
      (d) => (d.element('H1')['/S'] = '/H2'),
      /the first heading is no H1.*14-002/,
      /there is no H1/,
      /nested otherwise/,
    ],
    ['mixes two kinds of headings', (d) => (d.element('H3')['/S'] = '/H'), /H stands beside H1 to H6.*14-007/],
    [
      'has an element with another parent',
      (d) => (d.element('H2')['/P'] = d.elements('P')[0]?.reference ?? ''),
      /\(H2\): its P is \d+ 0, the element above it is \d+ 0.*table 323/,
    ],
    [
      'has an element twice',
      (d) => asArray(d.element('Document')['/K']).push(d.elements('H2')[0]?.reference ?? ''),
      /stands in the tree more than once.*14\.7\.2/,
    ],
    ['has a kid that is neither an element nor content', (d) => asArray(d.element('Document')['/K']).push('/H2'), /a kid is neither/],
    [
      'does not say how a list is numbered',
      (d) => delete d.element('L', 1)['/A'],
      /ListNumbering is missing, its first label "•" \(Disc or.*16-001/,
    ],
    [
      'says that a list has another numbering',
      (d) => (d.element('L')['/A'] = { '/O': '/List', '/ListNumbering': '/UpperRoman' }),
      /ListNumbering is UpperRoman, its first label "1\." \(Decimal\).*16-002/,
    ],
    [
      'has a caption below its list',
      (d) => d.putBelow(d.element('L'), d.at(d.add({ '/S': '/Caption', '/ActualText': 'u:Two items' }))),
      /\(L\): its Caption is not its first kid.*09-005/,
    ],
    [
      'says that a list without labels is numbered',
      (d) => {
        for (const item of d.elements('LI').slice(0, 2)) asArray(item.object['/K']).shift();
      },
      /\(L\): ListNumbering is Decimal, and no item has a label.*table 347/,
      /MCID \d+: no element holds it/,
    ],
    [
      'has a picture without a description',
      (d) => delete d.element('Figure')['/Alt'],
      /\(Figure\): it has no Alt and no ActualText.*13-004/,
    ],
    ['does not say where its picture is', (d) => delete d.element('Figure')['/A'], /it has no attribute BBox.*table 344/],
    ['has a table head without Scope', (d) => delete d.element('TH')['/A'], /\(TH\): its Scope is missing.*15-003/],
    ['has a table without a body', (d) => (d.element('TBody')['/S'] = '/TFoot'), /a TBody beside them.*09-004/],
    [
      'has a cell that spans more columns than there are',
      (d) => (d.element('TD')['/A'] = { '/O': '/Table', '/ColSpan': 2 }),
      /its rows have 2, 3 cells/,
    ],
    [
      'has a cell that reaches below the last row',
      (d) => (d.element('TD')['/A'] = { '/O': '/Table', '/RowSpan': 2 }),
      /its rows have 2, 2, 1 cells/,
    ],
    [
      'has two heads in a table',
      (d) => {
        d.element('TBody')['/S'] = '/THead';
      },
      /at most one THead and TFoot, and a TBody beside them/,
    ],
    [
      'has a row with fewer cells',
      (d) => asArray(d.element('TR')['/K']).pop(),
      /its rows have 2, 1 cells|its rows have 1, 2 cells/,
      /MCID \d+: no element holds it/,
    ],
    ['has a text with an invalid language', (d) => (d.element('P')['/Lang'] = 'u:x y'), /its Lang is x y, no language by BCP 47.*11-001/],
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
      new RegExp(`page 1, MCID 0: the parent tree names element \\d+ 0, held it is by \\d+ 0 \\(H1\\).*${RULE}`),
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
      (d) => asArray(d.element('H3')['/K']).push(0),
      /\(H3\): MCID 0 of page 1 belongs to element \d+ 0 already/,
    ],
    [
      'an element with content that does not exist',
      (d) => asArray(d.element('H3')['/K']).push(99),
      /\(H3\): page 1 has no marked content 99/,
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
      (d) => delete d.element('H3')['/Pg'],
      /\(H3\): MCID \d+ is on no page: there is no Pg/,
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
      /StructParent \d+, where the parent tree does not name this element/,
    ],
    [
      'a parent tree with limits on its root',
      (d) => (asObject(d.structureRoot['/ParentTree'])['/Limits'] = [0, 2]),
      /parent tree: its root has Limits.*7\.9\.7/,
    ],
    [
      'a parent tree with a branch without limits',
      (d) => (d.structureRoot['/ParentTree'] = { '/Kids': [d.add({ '/Nums': d.parents })] }),
      /parent tree: a node below its root has no Limits.*7\.9\.7/,
    ],
    [
      'an element with an annotation that does not exist',
      (d) => asArray(d.element('Link')['/K']).push({ '/Type': '/OBJR', '/Obj': '999 0 R' }),
      /\(Link\): it refers to object 999 0, which is not in the file.*14\.7\.4\.3/,
    ],
    [
      'an annotation in two elements',
      (d) => asArray(d.element('H3')['/K']).push(asArray(d.element('Link')['/K'])[1] ?? null),
      /\(H3\): object \d+ 0 belongs to two elements.*14\.7\.4\.3/,
      /\(H3\): object \d+ 0 has StructParent/,
      /it is not in a Link/,
    ],
    ['a parent tree out of order', (d) => d.parents.push(...d.parents.splice(0, 2)), /parent tree: key 0 stands after 2.*7\.9\.7/],
  ]);
});

describe('links', () => {
  const annotation = (d: Draft) => d.at(asArray(d.page(1)['/Annots'])[0]);
  testBroken([
    [
      'on a page without an order for tabbing',
      (d) => delete d.page(1)['/Tabs'],
      /page 1: it has annotations, and its Tabs is missing.*28-008/,
    ],
    ['on a page with another order for tabbing', (d) => (d.page(1)['/Tabs'] = '/R'), /its Tabs is R.*28-009/],
    [
      'that are not in the tree',
      (d) => asArray(d.element('Link')['/K']).pop(),
      /annotation \d+ 0 \(Link\): it is not in a Link.*28-011/,
      /\(Link\): it holds no annotation/,
    ],
    ['in another element', (d) => (d.element('Link')['/S'] = '/Span'), /it is not in a Link.*28-011/],
    ['with an empty description', (d) => (annotation(d)['/Contents'] = 'u:'), /its Contents say nothing.*28-012/],
    ['without text', (d) => asArray(d.element('Link')['/K']).shift(), /\(Link\): it holds no text/, /no element holds it/],
    [
      'that are not in the parent tree',
      (d) => (annotation(d)['/StructParent'] = 0),
      /has StructParent 0, where the parent tree does not name this/,
    ],
    [
      'whose element names another page',
      (d) => (asObject(asArray(d.element('Link')['/K'])[1])['/Pg'] = d.pageReference(2)),
      /is on page 1, not on the object's Pg.*table 325/,
    ],
    ['beside the page', (d) => (annotation(d)['/Rect'] = [700, 100, 800, 120]), /its Rect is 700 100 800 120.*12\.5\.2/],
    ['of no size', (d) => (annotation(d)['/Rect'] = [100, 120, 100, 140]), /its Rect is 100 120 100 140: empty/],
    ['below the page', (d) => (annotation(d)['/Rect'] = [100, -20, 120, -4]), /its Rect is 100 -20 120 -4/],
    [
      'that are hidden need no place in the tree',
      (d) => {
        annotation(d)['/F'] = 2;
        annotation(d)['/Contents'] = 'u:';
      },
    ],
    ['that are fields', (d) => (annotation(d)['/Subtype'] = '/Widget'), /\(Widget\): it is not in a Form.*28-010/],
    ['of another kind', (d) => (annotation(d)['/Subtype'] = '/Highlight'), /\(Highlight\): it is not in an Annot.*28-002/],
  ]);
});

describe('bookmarks', () => {
  const bookmark = (d: Draft, title: string) => d.at(d.all('/Title', `u:${title}`)[0]?.reference);
  testBroken([
    ['are missing', ({ catalog }) => delete catalog['/Outlines'], /catalogue: there are headings and no Outlines.*12\.3\.3/],
    ['say something else', (d) => (bookmark(d, 'Lists')['/Title'] = 'u:List'), /bookmark 2 is "List", heading 2 "Lists"/],
    [
      'lack one',
      (d) => {
        const first = bookmark(d, 'A sample & what is in it');
        first['/Last'] = first['/First'] ?? null;
        delete bookmark(d, 'Lists')['/Next'];
        first['/Count'] = 1;
        d.at(d.catalog['/Outlines'])['/Count'] = 2;
      },
      /bookmark 3 is missing, heading 3 "Figures"/,
    ],
    [
      'lead to another page',
      (d) => (bookmark(d, 'Lists')['/Dest'] = [d.pageReference(2), '/Fit']),
      /it leads to page 2, its heading is on page 1.*12\.3\.2/,
    ],
    ['lead to no page', (d) => (bookmark(d, 'Lists')['/Dest'] = [null, '/Fit']), /\("Lists"\): it leads to no page/],
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
      /Outlines: its Count is 0, 3 items are shown.*12\.3\.3/,
    ],
    [
      'do not say how many are below',
      (d) => delete bookmark(d, 'A sample & what is in it')['/Count'],
      /its Count is 0, below it are 2/,
      /Outlines: its Count is 3, 1 items/,
    ],
    [
      'have another parent',
      (d) => (bookmark(d, 'Figures')['/Parent'] = d.catalog['/Outlines'] ?? null),
      /its Parent is not the item it stands under/,
    ],
    ['end elsewhere', (d) => delete bookmark(d, 'A sample & what is in it')['/Last'], /its Last is not its last item/],
    ['have wrong links to each other', (d) => delete bookmark(d, 'Figures')['/Prev'], /its Prev is not the item before it/],
  ]);
});

describe('fonts', () => {
  const font = (d: Draft) => d.at(d.all('/Subtype', '/Type0')[0]?.reference);
  const cid = (d: Draft) => d.at(d.all('/Subtype', '/CIDFontType2')[0]?.reference);
  const descriptor = (d: Draft) => d.at(cid(d)['/FontDescriptor']);
  /** Changes the character of code 1, which is the T of the header. */
  const readOneAs = (d: Draft, code: string) => d.edit(font(d)['/ToUnicode'], (cmap) => cmap.replace('<fffd> <0054>', `<fffd> ${code}`));
  testBroken([
    [
      'that are not in the file',
      (d) => delete descriptor(d)['/FontFile2'],
      /font F1 \(BZZZZZ\+Archivo-Regular\) of page 1: it is not in the file.*31-009/,
    ],
    ['that cannot be read', (d) => d.edit(descriptor(d)['/FontFile2'], (data) => `OTTO${data.slice(4)}`), /not a TrueType program/],
    ['without a subset tag', (d) => (font(d)['/BaseFont'] = '/Archivo-Regular'), /is no subset's name.*9\.6\.4/],
    ['with two names', (d) => (descriptor(d)['/FontName'] = '/ABCDEF+Archivo'), /ABCDEF\+Archivo is no subset's name/],
    [
      'of a kind that is not checked',
      (d) => Object.assign(font(d), { '/Subtype': '/TrueType', '/FontDescriptor': cid(d)['/FontDescriptor'] }),
      /TrueType fonts are not checked here: use Type0.*7\.21\.6/,
      // Its codes are now read as single bytes.
      /./,
    ],
    ['of another encoding', (d) => (font(d)['/Encoding'] = '/Identity-V'), /its Encoding is Identity-V.*31-006/],
    ['without CIDToGIDMap', (d) => delete cid(d)['/CIDToGIDMap'], /its CIDToGIDMap is missing.*31-005/],
    [
      'without ToUnicode',
      (d) => delete font(d)['/ToUnicode'],
      /it has no ToUnicode.*31-027/,
      /empty/,
      /bookmark/,
      /Link\): it holds no text/,
      /ListNumbering/,
    ],
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
    [
      'that show .notdef',
      (d) => d.editContent(2, (ops) => ops.replace('<0001', '<0000')),
      /it shows \.notdef \(code 0\).*31-030/,
      /to "\uFFFD": no character/,
    ],
    [
      'that show a glyph that does not exist',
      (d) => d.editContent(2, (ops) => ops.replace('<0001', '<0fff')),
      /no glyph 4095.*31-011/,
      /nothing for code 4095/,
    ],
    [
      'that draw nothing for a letter',
      (d) => d.edit(font(d)['/ToUnicode'], (cmap) => cmap.replace('<0020>', '<0078>')),
      /glyph \d+, "x", draws nothing.*31-011/,
      /bookmark 1/,
      /ListNumbering/,
    ],
    [
      'with a CIDSet that leaves something out',
      (d) => (descriptor(d)['/CIDSet'] = d.addStream('\u00FF\u00FF')),
      /its CIDSet leaves out glyph \d+.*31-014/,
    ],
    [
      'with a CIDSet that names too much',
      (d) => (descriptor(d)['/CIDSet'] = d.addStream('\u00FF'.repeat(20))),
      /its CIDSet names glyph \d+, which there is not.*31-015/,
    ],
  ]);
});

describe('the fonts in Poppler', () => {
  test.for<readonly [string, (font: JsonObject) => void, RegExp]>([
    [
      'that are not subsets',
      (font) => (font['/BaseFont'] = '/Archivo-Regular'),
      /^font Archivo-Regular: it is no subset.*as Poppler reads it/,
    ],
    ['without ToUnicode', (font) => delete font['/ToUnicode'], /^font BZZZZZ\+Archivo-Regular: it has no ToUnicode.*as Poppler reads it/],
  ])('%s', async ([, change, finding]) => {
    const changed = draft.copy();
    for (const { object } of changed.all('/Subtype', '/Type0')) change(object);
    const bytes = await changed.toPdf();
    const { report, findings } = collector();
    await checkWithPoppler(bytes, await readPdf(bytes), report);
    expect(findings.filter((line) => line.startsWith('font')).join('\n')).toMatch(finding);
  });
});

describe('text', () => {
  test.for<readonly [string, ExpectedElement[], RegExp]>([
    [
      'that differs',
      replaced(1, { type: 'P', text: 'See the register of banks before you pay.' }),
      /\(P\): it says "See the register of firms.*", the source "See the register of banks/,
    ],
    ['of another type', replaced(1, { type: 'H2', text: 'See' }), /number 2 in Document is P "See the.*, the source has H2 "See"/],
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
    ['that is missing from the source', SAMPLE_TEXT.slice(0, -1), /number \d+ in Document is P "This paragraph.*, the source has no more/],
    [
      'that differs far from its start',
      replaced(3, { type: 'L', children: [{ type: 'LI' }, { type: 'LI', children: [{ type: 'Lbl', text: '2.' }, { type: 'LBody' }] }] }),
      /\(Lbl\): it says "•", the source "2\."/,
    ],
  ])('%s', ([, expected, finding]) => {
    expect(unmatched(checkReading(readingOf(draft.toFile()), expected), [finding])).toEqual([]);
  });

  test('is read from ActualText where there is one', async () => {
    const changed = draft.copy();
    changed.editContent(2, (ops) => ops.replace('/P <<', '/P <</ActualText (instead)'));
    changed.element('H3')['/ActualText'] = 'u:A heading';
    const findings = checkReading(readingOf(changed.toFile()), [
      ...SAMPLE_TEXT.slice(0, 5),
      { type: 'H3', text: 'A heading' },
      ...SAMPLE_TEXT.slice(6),
    ]);
    expect(findings.join()).toMatch(/s on the first page instead"/);
  });

  test('is compared with what Poppler reads', async () => {
    const { report, findings } = collector();
    await checkWithPoppler(
      good,
      await readPdf(
        await makeTagged((pdf, document) => {
          startPage(pdf, 1);
          document.add(tagged(pdf, 'H1', 'Another', 80));
        }),
      ),
      report,
    );
    expect(unmatched(findings, [/element number 2: here it reads "H1 Another", Poppler "H1 Asample&whatisinit"/])).toEqual([]);
  });
});

/** Faults of pdfkit itself. For each, our engine has its own code. */
describe('pdfkit by itself', () => {
  const title = (pdf: Pdfkit) => tagged(pdf, 'H1', 'A sample & what is in it', 80);
  const long = 'A sentence that is repeated until it fills more than what is left of the page. '.repeat(30);
  const NO_OUTLINE = /there are headings and no Outlines/;

  test.for<readonly [string, (pdf: Pdfkit, document: Element) => void, ...RegExp[]]>([
    [
      'loses the rest of a paragraph that runs over the page',
      (pdf, document) => {
        document.add(title(pdf));
        pdf.font(FONT, 12).text(long, 40, 600, { structParent: document, structType: 'P' });
        pdf.endMarkedContent();
      },
      /page 2, MCID 0: no element holds it/,
      /page 2, MCID 0: the parent tree has nothing for it/,
    ],
    [
      'ends marked content once too often if content is made inside content',
      (pdf, document) => {
        document.add(title(pdf));
        const paragraph = pdf.struct('P');
        document.add(paragraph);
        paragraph.add(() => {
          show(pdf, 'Before ', 100);
          paragraph.add(() => show(pdf, 'within ', 120));
          show(pdf, 'and after.', 140);
        });
        paragraph.end();
      },
      /EMC with no marked content open/,
      /Mismatched EMC operator.*as Poppler reads it/,
      /TJ \("and after\."\) is neither in tagged content nor in an artifact/,
    ],
    [
      'leaves content unmarked after an artifact inside it',
      (pdf, document) => {
        document.add(title(pdf));
        document.add(
          pdf.struct('P', {}, () => {
            show(pdf, 'Before ', 100);
            pdf.markContent('Artifact', { type: 'Layout' }).rect(40, 110, 9, 1).fill('#000000').endMarkedContent();
            show(pdf, 'and after.', 140);
          }),
        );
      },
      /EMC with no marked content open/,
      /Mismatched EMC operator.*as Poppler reads it/,
      /TJ \("and after\."\) is neither/,
    ],
    [
      'puts the first content of a page into an artifact that is open',
      (pdf, document) => {
        pdf.markContent('Artifact', { type: 'Layout' });
        document.add(title(pdf));
        pdf.endMarkedContent();
      },
      /tagged content \(MCID 0\) inside an artifact/,
      /has type Layout, not Pagination/,
    ],
    [
      'makes links without a description',
      (pdf, document) => {
        document.add(title(pdf));
        const paragraph = pdf.struct('P');
        document.add(paragraph);
        paragraph.add(
          pdf.struct('Link', {}, () => pdf.font(FONT, 12).text('a link', 40, 120, { lineBreak: false, link: 'https://register.example/' })),
        );
        paragraph.end();
      },
      /annotation .* its Contents say nothing/,
    ],
    [
      'makes links that are in no element',
      (pdf, document) => {
        document.add(title(pdf));
        document.add(tagged(pdf, 'P', () => pdf.font(FONT, 12).text('a link', 40, 120, { lineBreak: false, goTo: 'here' })));
        pdf.addNamedDestination('here');
      },
      /annotation .* it is not in a Link/,
      /its Contents say nothing/,
    ],
    [
      'takes the page that is current at the end of an element for the page of its annotation',
      (pdf, document) => {
        document.add(title(pdf));
        const paragraph = pdf.struct('P');
        const link = pdf.struct('Link');
        link.add(mark(pdf, 'Link', () => show(pdf, 'a link', 120)));
        pdf.link(40, 108, 60, 16, 'https://register.example/', { structParent: link, Contents: Object('A link') });
        pdf.addPage();
        document.add(paragraph.add(link));
      },
      /is on page 1, not on the object's Pg/,
    ],
    [
      'makes lists without text in their labels',
      (pdf, document) => {
        document.add(title(pdf));
        const list = pdf.struct('L');
        document.add(list);
        pdf.font(FONT, 12).list(['one', 'two'], 60, 120, { structParent: list });
        pdf.endMarkedContent();
        list.end();
      },
      /ListNumbering is missing/,
      /\(Lbl\): it is empty.*13-001/,
    ],
    ['writes elements that are empty', (pdf, document) => document.add(title(pdf)).add(pdf.struct('P')), /\(P\): it is empty/],
  ])('%s', async ([, draw, ...finds]) => {
    const bytes = await makeTagged((pdf, document) => {
      pdf.addPage();
      draw(pdf, document);
    });
    expect(unmatched(await checkPdf(bytes), [...finds, NO_OUTLINE])).toEqual([]);
  });

  test('drops the spaces of justified text', async () => {
    const bytes = await makeTagged((pdf, document) => {
      pdf.addPage();
      document.add(title(pdf));
      document.add(tagged(pdf, 'P', () => pdf.font(FONT, 12).text(long.slice(0, 200), 40, 120, { width: 300, align: 'justify' })));
    });
    const findings = await checkPdf(bytes, [{ type: 'H1' }, { type: 'P', text: long.slice(0, 200) }]);
    expect(unmatched(findings, [NO_OUTLINE, /it says "Asentencethat/])).toEqual([]);
  });

  test('uses a font that is not in the file', async () => {
    const bytes = await makeTagged((pdf, document) => {
      pdf.addPage();
      document.add(tagged(pdf, 'H1', () => show(pdf, 'Title', 80, 40, 'Helvetica')));
    });
    expect(
      unmatched(await checkPdf(bytes), [
        NO_OUTLINE,
        /\(Helvetica\) of page 1: it is not in the file.*31-009/,
        /it has no ToUnicode/,
        /font Helvetica: it is not in the file.*Poppler/,
      ]),
    ).toEqual([]);
  });

  test('is not PDF/UA-1 with its own option', async () => {
    const bytes = await makeByOption((pdf, document) => {
      pdf.addPage();
      document.add(title(pdf));
      pdf.outline.addItem('A sample & what is in it', { pageNumber: 0, top: 60 });
      pdf.addPage();
      document.add(tagged(pdf, 'P', 'Text.', 80));
    });
    expect(
      unmatched(await checkPdf(bytes), [
        /XMP metadata: it is not well formed: & is no entity/,
        /parent tree: its root has Limits/,
        /Outlines: its Count is 0, 1 items are shown/,
        /it leads to 595\.28 781\.89, which is not on the page/,
        /ToUnicode maps code 0 to U\+0000.*31-028/,
      ]),
    ).toEqual([]);
  });
});

function replaced(index: number, element: ExpectedElement): ExpectedElement[] {
  return SAMPLE_TEXT.with(index, element);
}

/** Paints a form on the first page outside marked content. */
function withForm(d: Draft, content: string) {
  const resources = d.at(d.page(1)['/Resources']);
  const fonts = { '/Font': resources['/Font'] ?? null };
  const form = d.addStream(content, { '/Type': '/XObject', '/Subtype': '/Form', '/BBox': [0, 0, 99, 99], '/Resources': fonts });
  resources['/XObject'] = { '/Fm1': form };
  d.editContent(1, (ops) => `${ops}\n/Fm1 Do`);
}

import { create } from 'fontkit';
import { PDFDateString } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Dictionary, textOf } from './pdf-objects.ts';
import { type Element, type Page, type Pdf, readPdf } from './read-pdf.ts';

/**
 * Checks that a PDF file conforms to PDF/UA-1 (ISO 14289-1), as far as a program can decide, to ISO 32000-1, and to our layout (PDF-2).
 *
 * The rules cover what our files contain: headings, paragraphs, lists, artifacts, bookmarks and text in TrueType fonts. Anything else,
 * such as a link, a table or a picture, is a finding, so nothing is published unchecked.
 *
 * @returns findings, each with its rule on one line; none if the file is good
 * @throws if the file cannot be read.
 */
export async function checkPdf(bytes: Uint8Array): Promise<string[]> {
  return findingsIn(await readPdf(bytes));
}

/** As {@link checkPdf}, for a file that was read already. */
export function findingsIn(pdf: Pdf): string[] {
  return Object.entries(RULES).flatMap(([rule, find]) => find(pdf).map((what) => `${rule}: ${what}`));
}

const CATALOGUE = '/Type /Pages /Outlines /PageMode /Names /Lang /MarkInfo /Metadata /StructTreeRoot /ViewerPreferences'.split(' ');
const OPERATORS = 'BDC EMC q Q cm BT ET Tf Tm TJ f cs scn re m l c v y h'.split(' ');
/** The operators that end what others begin. */
const ENDS: Readonly<Record<string, string>> = { BDC: 'EMC', q: 'Q', BT: 'ET' };
/** Other properties, such as ActualText or Lang, would change how the content is read. */
const PROPERTIES = /^<<\s*(?:\/(?:MCID|Type|Subtype)\s+(?:\/\w+|\d+)\s*)*>>$/;
/** Other entries, such as Alt, Lang or C, would change how the element is read. */
const ENTRIES = ['/Type', '/S', '/P', '/K', '/Pg', '/A', '/ActualText'];
/** The types of element, and what each may hold. */
const KIDS: Readonly<Record<string, string>> = {
  Document: 'H1 H2 P L',
  L: 'LI',
  LI: 'Lbl LBody',
  H1: '',
  H2: '',
  P: '',
  Lbl: '',
  LBody: '',
};
/** The numberings of a list, and the label of each item. */
const LABELS: Readonly<Record<string, (at: number) => string>> = { '/Disc': () => '•', '/Decimal': (at) => `${at + 1}.` };
/** Control characters, private use areas and the replacement character. */
const MEANINGLESS = /[\p{Cc}\p{Co}\uFFFD]/u;
/** Text that is never seen. */
const INVISIBLE = /^[\s\p{Cf}]*$/u;

/** What must hold, with the clause of ISO 14289-1 (UA) or ISO 32000-1 (PDF) that requires it, and what in a file breaks it. */
export const RULES: Readonly<Record<string, (pdf: Pdf) => string[]>> = {
  'The file is sound, and of version 1.7 (PDF 7.5)': ({ header, objects: { complaints } }) => [
    ...when(complaints !== '', complaints),
    ...when(header !== '%PDF-1.7', header),
  ],
  'There are no forms, scripts, layers, attachments or encryption (PDF 7.7.2, UA 7.16)': ({ objects, catalog }) => [
    ...others(catalog, CATALOGUE),
    ...others(objects.dictionary(catalog['/Names']), ['/Dests']),
    ...when('/Encrypt' in objects.trailer, '/Encrypt'),
  ],
  'A page is directly below the root, is A4, and has no annotations (PDF-2, PDF 7.7.3, UA 7.18)': ({ objects, catalog, pages }) => [
    ...when(objects.get(catalog['/Pages'], '/Count') !== pages.length || pages.length === 0, `${pages.length} pages`),
    ...pages.flatMap(({ number, dictionary: { '/Type': type, '/MediaBox': box, '/Annots': annotations } }) => {
      const size = objects.list(box).map((points) => Math.round((Number(points) * 25.4) / 72));
      return when(type !== '/Page' || size.join(' ') !== '0 0 210 297' || objects.list(annotations).length > 0, `page ${number}`);
    }),
  ],
  'The language is given by BCP 47 (UA 7.2)': ({ described: { info } }) =>
    when(!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(info.Language ?? ''), `${info.Language}`),
  'Arabic, and only it, is read from right to left, by ActualText (PDF 12.2, 14.8.5.4 and 14.9.4)': (pdf) => {
    const isArabic = pdf.described.info.Language?.startsWith('ar') === true;
    const isReversed = [
      pdf.objects.get(pdf.catalog['/ViewerPreferences'], '/Direction') === '/R2L',
      ...pdf.tops.map(({ dictionary }) => pdf.objects.get(dictionary['/A'], '/WritingMode') === '/RlTb'),
    ];
    return [
      ...when(isReversed.includes(!isArabic), 'Direction and WritingMode'),
      ...where(pdf.elements, ({ content, dictionary }) => content.length > 0 && isArabic !== '/ActualText' in dictionary),
    ];
  },
  'Viewers show the title (UA 7.1)': ({ objects, catalog }) =>
    when(objects.get(catalog['/ViewerPreferences'], '/DisplayDocTitle') !== true, 'DisplayDocTitle'),
  'The file says that it is tagged, and is not suspect (UA 6.2 and 7.1)': ({ objects, catalog }) => {
    const { '/Marked': isMarked, '/Suspects': isSuspect } = objects.dictionary(catalog['/MarkInfo']);
    return when(isMarked !== true || isSuspect === true, 'MarkInfo');
  },
  'The metadata is well-formed, and says PDF/UA-1 (UA 5 and 7.1)': ({ objects, catalog, described: { xmp } }) => {
    const source = objects.stream(catalog['/Metadata']).toString();
    const isDeclared = source.includes('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"') && xmp.get('pdfuaid:part') === '1';
    return [...when(!isWellFormed(source), 'not well-formed'), ...when(!isDeclared, 'pdfuaid:part')];
  },
  'The metadata has the title, the date and the language (PDF 14.3.3, UA 7.1 and 7.2)': ({ described: { info, xmp } }) => {
    const { Title = '', Language = '', CreationDate = '' } = info;
    const [title, date = '', language] = ['dc:title', 'xmp:createdate', 'dc:language'].map((name) => String(xmp.get(name)));
    const isDated = Date.parse(date) === PDFDateString.toDateObject(CreationDate)?.getTime();
    return when(Title === '' || title !== Title || !isDated || language !== Language, `${title}, ${date}, ${language}`);
  },
  'Content has only operators that our files need (PDF annex A)': onPages(({ operators }) =>
    operators.filter((operator) => !OPERATORS.includes(operator)),
  ),
  'All that is painted is in one mark, and operators are nested (UA 7.1, PDF 8.2)': onPages(({ operators }) => misplaced(operators)),
  'A mark is either tagged or an artifact, and says nothing else (UA 7.1, PDF 14.6.2)': onPages(({ marks }) =>
    marks
      .filter(({ tag, key, properties }) => (key === undefined) !== (tag === '/Artifact') || !PROPERTIES.test(properties))
      .map(({ tag, properties }) => `${tag} ${properties}`),
  ),
  'An artifact with text is a header or footer, and is at that end of the page (UA 7.8)': onPages(({ marks }) =>
    marks.flatMap(({ tag, properties, lines }) => {
      const [, kind = ''] = /\/Type \/(Pagination \/Subtype \/(?:Header|Footer)|Layout)\b/.exec(properties) ?? [];
      const isThere = lines.every(({ yMm }) => kind.endsWith(yMm < 148 ? 'Header' : 'Footer'));
      return when(tag === '/Artifact' && !(kind !== '' && isThere), properties);
    }),
  ),
  'The tree has one Document, and each element once (UA 7.1, PDF 14.7.2 and 14.8.4.2)': ({ tops, strays }) => [
    ...strays,
    ...when(tops.map(({ type }) => type).join(' ') !== 'Document', 'the root'),
  ],
  'Elements have standard types, nested as these allow, and say nothing else (UA 7.1 and 7.2, PDF 14.7.2)': ({ structure, elements }) => [
    ...others(structure, ['/Type', '/K', '/ParentTree', '/ParentTreeNextKey']),
    ...elements.flatMap(({ dictionary }) => others(dictionary, ENTRIES)),
    ...where(elements, ({ dictionary, parent }) => dictionary['/P'] !== parent),
    ...where(elements, ({ type, kids, content }) => {
      const allowed = KIDS[type]?.split(' ');
      return !allowed || kids.some((kid) => !allowed.includes(kid.type)) || (content.length > 0 && KIDS[type] !== '');
    }),
  ],
  'No element is empty (UA 7.1)': ({ elements }) => where(elements, ({ text }) => text === ''),
  'The title is the first heading, and the only H1 (UA 7.4.2)': ({ elements }) => {
    const types = headingsIn(elements).map(({ type }) => type);
    return when(!/^H1(?: H2)*$/.test(types.join(' ')), types.join(' '));
  },
  'An item of a list has a label that fits its numbering, and a text (UA 7.2 and 7.6)': ({ objects, elements }) =>
    where(elements, ({ type, dictionary, kids: items }) => {
      const { '/O': owner, '/ListNumbering': numbering } = objects.dictionary(dictionary['/A']);
      const labelOf = owner === '/List' ? LABELS[textOf(numbering)] : undefined;
      return type === 'L' && !items.every(({ kids: [label, ...rest] }, at) => rest[0]?.type === 'LBody' && label?.text === labelOf?.(at));
    }),
  'All tagged content is in one element, which the parent tree names (PDF 7.9.7 and 14.7.4.4)': ({ objects, structure, ...pdf }) => {
    const marks = pdf.pages.flatMap((page) => page.marks.flatMap(({ key }) => key ?? []));
    const held = pdf.elements.flatMap(({ content }) => content.map(({ key }) => key));
    const tree = objects.dictionary(structure['/ParentTree']);
    const parents = pairsIn(objects.list(tree['/Nums']));
    const isInOrder = parents.every(([key], at) => Number(key) > Number(parents[at - 1]?.[0] ?? -1));
    const named = pdf.pages.flatMap(({ reference, dictionary: { '/StructParents': wanted } }) => {
      const [, onPage] = parents.find(([key]) => key === wanted) ?? [];
      return objects.list(onPage).flatMap((parent, mcid) => (parent === null ? [] : `MCID ${mcid} on ${reference} in ${textOf(parent)}`));
    });
    const owned = pdf.elements.flatMap(({ reference, content }) => content.map(({ key }) => `${key} in ${reference}`));
    return [...differences(marks, held), ...differences(named, owned), ...others(tree, ['/Nums']), ...when(!isInOrder, 'the order')];
  },
  'What is read later is further on (UA 7.2)': ({ pages, elements }) => {
    const placeOf = ({ content: [first] }: Element) =>
      pages.findIndex(({ reference }) => reference === first?.page) * 297 + (first?.mark?.lines[0]?.yMm ?? Number.NaN);
    const leaves = elements.filter(({ content }) => content.length > 0);
    return where(leaves, (element) => placeOf(element) < placeOf(leaves[leaves.indexOf(element) - 1] ?? element) - 0.1);
  },
  'Text is inside the margins, and not over other text (PDF-2)': onPages(({ lines }) =>
    lines
      .filter(({ xMm, yMm, widthMm, sizePt, artifact }, at) => {
        const isOver = (other: (typeof lines)[number]) =>
          Math.abs(other.yMm - yMm) < sizePt / 4 && other.xMm + other.widthMm > xMm + 0.5 && other.xMm < xMm + widthMm - 0.5;
        return xMm < 13.9 || xMm + widthMm > 196.1 || (yMm > 280.01 && !artifact) || lines.slice(0, at).some(isOver);
      })
      .map(({ text }) => text),
  ),
  'Each heading has a bookmark on its level, which leads to it (PDF 12.3.2, WCAG 2.4.5)': ({ elements, described: { bookmarks } }) => {
    const headings = headingsIn(elements);
    const misled = bookmarks.filter(({ page, x, y }, at) => {
      const [content] = headings[at]?.content ?? [];
      const above = (content?.mark?.lines[0]?.yMm ?? 0) - 297 + (Number(y) * 25.4) / 72;
      return page !== content?.page || x !== 0 || !(above > 0 && above < 20);
    });
    const titles = bookmarks.map(({ title, depth }, at) => `${at} H${depth} ${title.replaceAll(/\s+/g, ' ').trim()}`);
    const wanted = headings.map(({ type, text }, at) => `${at} ${type} ${text}`);
    return [...misled.map(({ title }) => title), ...differences(titles, wanted)];
  },
  'A font is in the file, as a subset with the codes of its glyphs (UA 7.21.3 and 7.21.4)': onFonts(
    ({ name, font, cid, descriptor, advances }) => [
      ...when(advances.length === 0, 'no program'),
      ...when(!/^\/[A-Z]{6}\+./.test(name) || cid['/BaseFont'] !== name || descriptor['/FontName'] !== name, 'its name'),
      ...when(font['/Subtype'] !== '/Type0' || cid['/Subtype'] !== '/CIDFontType2', 'its type'),
      ...when(font['/Encoding'] !== '/Identity-H' || cid['/CIDToGIDMap'] !== '/Identity', 'its encoding'),
      // It must contain the parts of accented letters, and that of pdfkit would not.
      ...when('/CIDSet' in descriptor, 'CIDSet'),
    ],
  ),
  'Widths are those of the glyphs (UA 7.21.5)': onFonts(({ widths, advances }) =>
    widths.flatMap((width, code) => when(!(Math.abs(width - (advances[code] ?? Number.NaN)) <= 1), `code ${code}: ${width}`)),
  ),
  'ToUnicode has characters for all codes (UA 7.21.7)': onFonts(({ texts, widths }) => [
    ...when(texts.length !== widths.length, `${texts.length} texts`),
    ...texts.filter((text) => /^<(?:|(?:.{4} ?)*(?:0000|feff|fffe).*)>$/i.test(text)),
  ]),
  'A glyph that is shown is drawn, and is read as a character (UA 7.2, 7.21.4 and 7.21.8)': ({ described }) =>
    described.glyphs
      .flat(2)
      .filter(
        ({ unicode, originalCharCode: code, isInFont }) =>
          code === 0 || MEANINGLESS.test(unicode) || (!isInFont && !INVISIBLE.test(unicode)),
      )
      .map(({ unicode, originalCharCode }) => `code ${originalCharCode}, ${JSON.stringify(unicode)}`),
};

function when(isWrong: boolean, what: string): string[] {
  return isWrong ? [what] : [];
}

function others(dictionary: Dictionary, allowed: readonly string[]): string[] {
  return Object.keys(dictionary).filter((key) => !allowed.includes(key));
}

function where(elements: readonly Element[], isWrong: (element: Element) => boolean): string[] {
  return elements.filter(isWrong).map(({ type, reference, text }) => `${type} ${reference} "${text.slice(0, 40)}"`);
}

/** What is in only one of two lists, or twice in one. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const isTwice = (what: string, at: number, list: readonly string[]) => list.indexOf(what) !== at;
  return [
    ...one.filter((what) => !other.includes(what)),
    ...other.filter((what) => !one.includes(what)),
    ...one.filter(isTwice),
    ...other.filter(isTwice),
  ];
}

function headingsIn(elements: readonly Element[]): Element[] {
  return elements.filter(({ type }) => type === 'H1' || type === 'H2');
}

function pairsIn<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((key, at) => (at % 2 === 0 ? [[key, list[at + 1] ?? key]] : []));
}

/** True for XML in which every element has its end: nothing is left after elements are removed from the inside out. */
function isWellFormed(xml: string): boolean {
  const element = /<([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(?:\/>|>[^<]*<\/\1>)/g;
  let rest = xml.replaceAll(/<\?[^]*?\?>|\uFEFF/g, '');
  const hasEntities = !/&(?!(?:amp|lt|gt|quot|apos);)/.test(rest);
  for (let before = ''; before !== rest; rest = rest.replaceAll(element, '')) before = rest;
  return xml !== '' && rest.trim() === '' && hasEntities;
}

/** The operators that paint outside of a mark, or break the nesting of marks, text objects and saved states; and ends that are missing. */
function misplaced(operators: readonly string[]): string[] {
  const open: string[] = [];
  const found = operators.filter((operator) => {
    const isInMark = open.includes('EMC');
    const isInText = open.includes('ET');
    const end = ENDS[operator];
    if (end !== undefined) open.push(end);
    if (operator === 'BDC') return isInMark;
    if (operator === 'q' || operator === 'BT') return isInText;
    if (operator === 'TJ' || operator === 'f') return !isInMark || isInText !== (operator === 'TJ');
    return Object.values(ENDS).includes(operator) && open.pop() !== operator;
  });
  return [...found, ...open];
}

function onPages(find: (page: Page) => string[]): (pdf: Pdf) => string[] {
  return ({ pages }) => pages.flatMap((page) => find(page).map((what) => `page ${page.number}: ${what}`));
}

/** Applies a rule to each composite font with a TrueType program (PDF 9.7), the only kind that our files have. */
function onFonts(find: (font: ReturnType<typeof fontsIn>[number]) => string[]): (pdf: Pdf) => string[] {
  return (pdf) => fontsIn(pdf).flatMap((font) => find(font).map((what) => `${font.name}: ${what}`));
}

function fontsIn({ objects, pages }: Pdf) {
  const all = new Set(pages.flatMap(({ dictionary }) => Object.values(objects.dictionary(dictionary['/Resources'], '/Font'))));
  return [...all].map((reference) => {
    const font = objects.dictionary(reference);
    const cid = objects.dictionary(font['/DescendantFonts'], 0);
    const descriptor = objects.dictionary(cid['/FontDescriptor']);
    // Both in the only form that our files have, for all codes from 0: `0 [width …]` and `<0000> <00ff> [<text> …]`.
    const widths = objects.list(cid['/W'], 1).map(Number);
    const texts =
      objects
        .stream(font['/ToUnicode'])
        .toString('latin1')
        .match(/<[^<>]*>(?=[^[]*\])/g) ?? [];
    return {
      name: textOf(font['/BaseFont']),
      font,
      cid,
      descriptor,
      widths,
      texts,
      advances: advancesIn(objects.stream(descriptor['/FontFile2'])),
    };
  });
}

/** The widths of all glyphs in thousandths of an em; none if there is no font program, or it cannot be read. */
function advancesIn(program: Uint8Array): number[] {
  try {
    const { hmtx, unitsPerEm } = create(program);
    return hmtx.metrics.toArray().map(({ advance }) => (advance * 1000) / unitsPerEm);
  } catch {
    // Whatever is wrong with it, it is no font.
    return [];
  }
}

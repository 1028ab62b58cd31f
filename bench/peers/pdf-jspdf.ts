import type { jsPDF } from 'jspdf';
import type { TextStyle } from '@frontier/documents/layout';
import { loadFonts } from '#src/parts/download/fonts.ts';
import { connectMaker, type DocumentTask } from './maker.ts';

/**
 * jsPDF as in its guide, with the same text, fonts, sizes, widths and distances, its own line breaks and no tags. `?fonts=own`
 * uses its built-in Helvetica, `?compress=no` its default of uncompressed streams. Three details help it: fonts are converted to
 * the strings it needs once, when they are loaded; it gets whole paragraphs and not lines; and unused fonts are left out.
 */
const parameters = new URLSearchParams(location.search);
const ownFonts = parameters.get('fonts') === 'own';
const family = ownFonts ? 'helvetica' : 'Archivo';
const WEIGHTS = { regular: 'normal', strong: 'bold' } as const;
const INK = '#12181b';
const INK_SOFT = '#3d484e';

await connectMaker(async () => {
  const [{ jsPDF: Pdf }, fonts] = await Promise.all([import('jspdf'), ownFonts ? undefined : loadFonts()]);
  // The documents of the bench are in English, so each weight is one file.
  const fileOf = ([file]: readonly Uint8Array[]) => (file ? binaryString(file) : '');
  const files = fonts && { regular: fileOf(fonts.regular), strong: fileOf(fonts.strong) };
  return (task) => {
    const pdf = new Pdf({ unit: 'mm', format: 'a4', compress: parameters.get('compress') !== 'no', putOnlyUsedFonts: true });
    for (const face of ['regular', 'strong'] as const) {
      if (files) pdf.addFileToVFS(`${face}.ttf`, files[face]).addFont(`${face}.ttf`, family, WEIGHTS[face]);
    }
    drawDocument(pdf, task);
    return new Uint8Array(pdf.output('arraybuffer'));
  };
});

function drawDocument(pdf: jsPDF, { document, letterhead, figures }: DocumentTask): void {
  const { FIRST_LINE, GAP, ITEM_WIDTH, LAST_LINE, MARGIN, PAGE, STYLES, TEXT_WIDTH } = figures;
  let y: number = FIRST_LINE.first;

  const inStyle = ({ face, size, soft }: Omit<TextStyle, 'leading'>) =>
    pdf
      .setFont(family, WEIGHTS[face])
      .setFontSize(size)
      .setTextColor(soft ? INK_SOFT : INK);
  const rule = (at: number) => pdf.setFillColor(INK).rect(MARGIN, at, TEXT_WIDTH, 0.2, 'F');
  const turnPage = () => {
    pdf.addPage();
    y = FIRST_LINE.later;
  };
  const set = (text: string, style: TextStyle, gap: number, x = MARGIN, width = TEXT_WIDTH) => {
    inStyle(style);
    // oxlint-disable-next-line no-unsafe-type-assertion -- its types say no more than `any`
    const lines = pdf.splitTextToSize(text, width) as string[];
    while (lines.length > 0) {
      const room = Math.floor((LAST_LINE - y) / style.leading) + 1;
      if (room < 1) {
        turnPage();
        continue;
      }
      const fitting = lines.splice(0, room);
      pdf.text(fitting, x, y, { lineHeightFactor: style.leading / ((style.size * 25.4) / 72) });
      y += fitting.length * style.leading;
    }
    y += gap;
  };
  const list = (items: readonly string[], labelOf: (index: number) => string) => {
    for (const [index, item] of items.entries()) {
      if (y > LAST_LINE) turnPage();
      inStyle(STYLES.label).text(labelOf(index), MARGIN, y);
      set(item, STYLES.text, GAP.afterItem, MARGIN + TEXT_WIDTH - ITEM_WIDTH, ITEM_WIDTH);
    }
    y += GAP.afterBlock - GAP.afterItem;
  };

  pdf.setProperties({ title: document.title, author: letterhead.name }).setLanguage('en');
  set(document.title, STYLES.title, GAP.afterTitle);
  set(document.meta, STYLES.meta, 0);
  set(letterhead.notice ?? '', STYLES.notice, GAP.afterMeta);
  set(document.lead ?? '', STYLES.lead, GAP.afterLead);
  for (const { heading, blocks } of document.sections) {
    y += GAP.beforeSection;
    if (y > 250) turnPage();
    else rule(y - STYLES.heading.leading);
    set(heading, STYLES.heading, GAP.afterHeading);
    for (const block of blocks) {
      if ('text' in block) set(block.text, STYLES.text, GAP.afterBlock);
      else if ('list' in block) list(block.list, () => '•');
      else list(block.ordered, (index) => `${index + 1}.`);
    }
  }

  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    inStyle({ face: 'strong', size: page === 1 ? 13 : 9 }).text(letterhead.name, MARGIN, 18);
    if (page === 1) inStyle({ face: 'regular', size: 9.5, soft: true }).text(letterhead.tagline, MARGIN, 23.8);
    rule(page === 1 ? 29 : 21);
    rule(285);
    inStyle({ face: 'regular', size: 8.5, soft: true }).text(
      `© ${letterhead.year} ${letterhead.name} · ${document.reference}`,
      MARGIN,
      290,
    );
    pdf.text(`Page ${page} of ${pages}`, PAGE.width - MARGIN, 290, { align: 'right' });
  }
}

/** Bytes as a string with one character each, as jsPDF expects a file. */
function binaryString(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

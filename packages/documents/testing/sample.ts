import { readFileSync } from 'node:fs';
import { type DocumentModel, type Letterhead, makePdf } from '../src/pdf.ts';
import type { ExpectedElement } from './check-pdf.ts';

const font = (name: string) => new Uint8Array(readFileSync(new URL(`../fonts/archivo-${name}.ttf`, import.meta.url)));
const LETTERHEAD: Letterhead = {
  direction: 'ltr',
  name: 'The authority',
  tagline: 'A tagline',
  page: 'Page {page} of {pages}',
  year: 2025,
};
/** A paragraph that ends on the second page. */
const LONG = Array.from({ length: 60 }, (_, index) => `Sentence number ${index} of a paragraph that begins on the first page.`).join(' ');

/** Two pages with everything that a document can have: a title, headings, both kinds of list, and a paragraph on both pages. */
export const SAMPLE: DocumentModel = {
  title: 'A sample & what is in it',
  meta: 'Sample, 1 August 2025',
  reference: 'S-1',
  date: '2025-08-01 12:00 UTC',
  language: 'en-GB',
  sections: [
    { heading: 'Lists', blocks: [{ list: ['café', 'tea'] }, { ordered: ['first', 'second'] }] },
    // French puts such a space before a colon.
    { heading: 'Text\u00a0: long', blocks: [{ text: LONG }] },
  ],
};

/** The elements that the sample must have. */
export const SAMPLE_TEXT: readonly ExpectedElement[] = [
  { type: 'H1', text: SAMPLE.title },
  { type: 'P', text: SAMPLE.meta },
  { type: 'H2', text: 'Lists' },
  { type: 'L', children: [item('•', 'café'), item('•', 'tea')] },
  { type: 'L', children: [item('1.', 'first'), item('2.', 'second')] },
  { type: 'H2', text: 'Text : long' },
  { type: 'P', text: LONG },
];

function item(label: string, text: string): ExpectedElement {
  return {
    type: 'LI',
    children: [
      { type: 'Lbl', text: label },
      { type: 'LBody', text },
    ],
  };
}

/** Makes a good file of the sample, or of another document. */
export function makeSample(document: Partial<DocumentModel> = {}): Promise<Uint8Array> {
  return makePdf({ ...SAMPLE, ...document }, LETTERHEAD, { regular: [font('regular')], strong: [font('semibold')] });
}

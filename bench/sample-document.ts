import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readLatinFonts } from '../src/content/build-time/document-fonts.ts';
import { guidanceSchema } from '../src/content/build-time/schemas/texts.ts';
import { type Letterhead, type DocumentModel, type SectionModel, makePdf } from '@frontier/documents';
import { countPages } from './peers/maker.ts';

const LETTERHEAD: Letterhead = {
  direction: 'ltr',
  name: 'Frontier Conduct Authority',
  tagline: 'Regulating Global Markets with Integrity',
  notice: 'Demonstration. This authority, its firms and its warnings are fictional.',
  page: 'Page {page} of {pages}',
  year: 2025,
};
const guidance = ['aml-004', 'crd-021', 'darf'].map((name) =>
  guidanceSchema.parse(parse(readFileSync(`content/guidance/${name}.yaml`, 'utf8'))),
);

/** A document of exactly `pages` pages, made of the sections of the guidance, repeated as often as necessary. */
export async function sampleDocument(pages: number): Promise<{ document: DocumentModel; letterhead: Letterhead }> {
  const fonts = readLatinFonts();
  const goesOn = async (sections: number) => countPages(await makePdf(sampleWith(sections), LETTERHEAD, fonts)) <= pages;
  let fewest = 1;
  while (await goesOn(fewest)) fewest *= 2;
  for (let step = fewest / 2; step >= 1; step /= 2) if (!(await goesOn(fewest - step))) fewest -= step;
  // `fewest` is the smallest number of sections that needs more pages.
  return { document: sampleWith(fewest - 1), letterhead: LETTERHEAD };
}

/** A document with this number of sections. */
function sampleWith(sections: number): DocumentModel {
  const all = guidance.flatMap((document): SectionModel[] => document.sections);
  return {
    title: guidance.map(({ code, name }) => `${code} ${name}`).join(', '),
    meta: 'Guidance, for the bench',
    reference: 'BENCH-1',
    date: '2025-07-01',
    language: 'en',
    lead: guidance[0]?.summary,
    sections: Array.from({ length: Math.ceil(sections / all.length) }, () => all)
      .flat()
      .slice(0, sections),
  };
}

import { fileNameOf } from '#src/documents/file-name.ts';
import type { Letterhead, PaperBlock, PaperDocument } from '#src/documents/model.ts';
import type {
  Advisory,
  Checklist,
  DocumentSection,
  DownloadDocument,
  FilingChecklist,
  Guidance,
  LegalDocument,
  PublicationText,
} from './document-schemas.ts';
import { CHANGES } from './guidance-head.ts';
import { fillPublicationText } from './publication-text.ts';
import type { Publication, Site } from './schemas.ts';

/** What the content folder says, as documents for paper. All content is in English so far. */

/** The kinds of document that a visitor can ask for. */
export const PAPER_TYPES = ['advisory', 'guidance', 'publication', 'legal', 'static'] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** A document that the site publishes: where it is asked for, and the name its file gets. */
export interface Paper {
  type: PaperType;
  id: string;
  file: string;
  document: PaperDocument;
}

const common = { language: 'en', sectionsBeginAbove: 250 } as const;
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Advisories alone begin a section down to 260 mm (PDF-2). */
export function advisoryPaper({ id, title, issued, updated, lead, sections }: Advisory): Paper {
  return {
    type: 'advisory',
    id,
    file: fileNameOf(title),
    document: {
      ...common,
      title,
      meta: `Advisory ${id}, issued ${issued}${updated ? `, updated ${updated}` : ''}`,
      reference: id,
      date: issued,
      lead,
      sections,
      sectionsBeginAbove: 260,
    },
  };
}

/** The title is code and name (GUIDE-3). */
export function guidancePaper(guidance: Guidance): Paper {
  const { code, name, ref, date, summary } = guidance;
  const title = `${code} ${name}`;
  const sections = guidanceSections(guidance);
  return {
    type: 'guidance',
    id: code.toLowerCase(),
    file: fileNameOf(title),
    document: { ...common, title, meta: `Guidance ${ref}, published ${date}`, reference: ref, date, lead: summary, sections },
  };
}

/** The sections of a guidance document, and after them what each version changed: the same on the page and on paper. */
export function guidanceSections({ sections, changes }: Guidance): DocumentSection[] {
  const list = changes.map(({ version, date, change }) => `${version}, ${longDate.format(new Date(date))}: ${change}`);
  return [...sections, { id: CHANGES, heading: 'What changed', blocks: [{ list }] }];
}

/** DFP-CHK-01 stands among the guidance. */
export function filingChecklistPaper({ title: name, ref, date, sections }: FilingChecklist): Paper {
  const title = `${ref} ${name}`;
  return {
    type: 'guidance',
    id: ref.toLowerCase(),
    file: fileNameOf(title),
    document: { ...common, title, meta: `Checklist ${ref}, published ${date}`, reference: ref, date, sections },
  };
}

/** The fixed text, under the publication's own title and lead (PDF-5). */
export function publicationPaper({ id, title, type, date, ref, lead }: Publication, text: PublicationText): Paper {
  return {
    type: 'publication',
    id,
    file: fileNameOf(title, 'publication'),
    document: {
      ...common,
      title,
      meta: `${type} ${ref}, published ${date}`,
      reference: ref,
      date,
      lead,
      sections: fillPublicationText(text.sections, { title, type, date: longDate.format(new Date(date)) }),
    },
  };
}

export function legalPaper({ id, title, ref, date, summary, sections }: LegalDocument): Paper {
  return {
    type: 'legal',
    id,
    file: fileNameOf(title),
    document: { ...common, title, meta: `${ref}, in force since ${date}`, reference: ref, date, lead: summary, sections },
  };
}

/** A file at the root of the site; its address is in the list of downloads. */
export function staticPaper(id: string, { title, ref, date, summary, sections }: DownloadDocument): Paper {
  return {
    type: 'static',
    id,
    file: fileNameOf(title),
    document: { ...common, title, meta: `Publication ${ref}, published ${date}`, reference: ref, date, lead: summary, sections },
  };
}

/** What a visitor takes away of a checklist: what is done, what is open, and what to do about it. It is not a published document. */
export function checklistResult({ title, ref, date, lead, sections }: Checklist, checked: ReadonlySet<string>): PaperDocument {
  const items = sections.flatMap((section) => section.items);
  const completed = items.filter(({ id }) => checked.has(id)).length;
  return {
    ...common,
    title,
    meta: `Checklist ${ref}, version of ${date}. ${completed} of ${items.length} completed.`,
    reference: ref,
    date,
    lead,
    sections: sections.map(({ name, items: own }) => {
      const done = own.filter(({ id }) => checked.has(id)).map(({ text, source }) => `${text} (${source})`);
      const open = own.filter(({ id }) => !checked.has(id)).map(({ text, todo, source }) => `${text} (${source}) To do: ${todo}`);
      const blocks: PaperBlock[] = [];
      if (open.length > 0) blocks.push({ text: 'Open:' }, { list: open });
      if (done.length > 0) blocks.push({ text: 'Done:' }, { list: done });
      return { heading: name, blocks };
    }),
  };
}

/** What every page of a document carries; `year` is that of the copyright line (PDF-3). */
export function letterheadOf({ name, tagline, fictional }: Pick<Site, 'name' | 'tagline' | 'fictional'>, year: number): Letterhead {
  return {
    name,
    tagline,
    notice: fictional ? 'Demonstration. This authority, its firms and its warnings are fictional.' : undefined,
    year,
  };
}

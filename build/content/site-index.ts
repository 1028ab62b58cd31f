import { load, type CheerioAPI } from 'cheerio';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { textOf, type Passage } from '#src/search/site/passage.ts';
import type { Kind, SearchEntry, StoredTexts } from '#src/search/site/site-search.ts';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { BuildError } from '../explain-error.ts';
import { otherFormsOf } from './other-forms.ts';
import type { Synonym } from './schemas/records.ts';

/** Takes the texts of the site search from the prerendered pages, so that visitors find what the pages show. */

/** A page in the language of the build. */
export interface IndexedPage {
  path: string;
  /** The name in lists: the title, or 'Home' for the home page. */
  name: string;
  description: string;
  markup: string;
}

/** A published document, and the page or section that shows it; `readAt` is undefined if only the file does. */
type PlacedDocument = ReturnType<typeof placeDocuments>[number];

/** A part of a page to which a result can lead: the page itself, a section with an address, or a row of a table in one. */
type Root = ReturnType<typeof rootsOf>[number];

/**
 * Controls, what is marked as the same on many pages or as records that have their own search, drawings, the breadcrumb, fingerprints, the
 * names of columns, and warned firms.
 */
const NOT_TEXT =
  'form, nav, button, [data-not-searched], noscript, svg, code, thead, article[id], .spoken, [role="status"], [aria-hidden="true"], [hidden]';
const SECTION = 'section[id], details[id]';
/** A row of a table is found by its name, as a section is by its heading. */
const ROW = 'tr:has(th)';
/** A mark between elements. It becomes a space where their words would otherwise run together, and is removed elsewhere. */
const BETWEEN = '\uFFFC';
const TOGETHER = /(?<=[\p{L}\p{N}.?!])\uFFFC+(?=[\p{L}\p{N}])/gu;
const PASSAGE = 'h1, h2, h3, h4, h5, p, li, dt, dd, label, legend';

/** The elements of a page. Undoes `keepTogether`, so that the index has the texts of the content. */
const read = (markup: string) => load(markup.replaceAll(/([\p{L}\d])\u00a0(?=[\p{L}\d])/gu, '$1 '));

export interface SearchedSite {
  language: LanguageCode;
  pages: readonly IndexedPage[];
  documents: readonly PublishedDocument[];
  /** The address of the file of each document, by its id. */
  files: Readonly<Record<string, string>>;
  /** The texts of the content that are in English on pages in another language. */
  untranslated: readonly string[];
  synonyms: readonly (Omit<Synonym, 'page'> & { page: string })[];
}

/**
 * Takes the texts of all pages and documents. The English words of the synonyms apply in every language, because many visitors know
 * the English terms.
 * @throws if a document has no file.
 * @throws {BuildError} if a synonym names an address that does not exist.
 */
export function collectTexts(site: SearchedSite): string {
  const { language, pages, untranslated, synonyms } = site;
  const english = new Set(untranslated);
  const content = (text: string): Passage => (english.has(text) ? { en: text } : text);
  const placed = placeDocuments(site);
  const entries = [
    ...pages.flatMap((page) => entriesOfPage(page, placed, content)),
    ...placed.filter(({ readAt }) => readAt === undefined).flatMap((document) => entriesOfFile(document, content)),
  ];
  for (const synonym of synonyms) {
    // A section comes before the rows of its tables, which have the same address.
    const entry = entries.find(({ address }) => address === synonym.page);
    if (!entry)
      throw new BuildError(`synonyms.yaml names ${synonym.page}: there is no such part of a page, or the search does not have it.`);
    entry.words = [...new Set([...(synonym[language] ?? []), ...synonym[DEFAULT_LANGUAGE]])];
  }
  return JSON.stringify({ entries, otherForms: otherFormsOf(JSON.stringify(entries)) } satisfies StoredTexts);
}

/** Finds where a document is shown: on the page with its title as the heading, or in the section with its id. */
function placeDocuments({ documents, files, pages }: SearchedSite) {
  const addresses = new Map<string, string>();
  for (const { path, markup } of pages) {
    const $ = read(markup);
    addresses.set(`title ${$('h1').text()}`, path);
    for (const section of $('main section[id]').toArray()) addresses.set(`id ${section.attribs['id']}`, `${path}#${section.attribs['id']}`);
  }
  return documents.map(({ type, id, document: { title, reference, sections, lead, meta } }) => {
    const file = files[id];
    if (file === undefined) throw new Error(`There is no file of ${id}`);
    // Files at the root of the site count as publications.
    const kind: Kind = type === 'static' ? 'publication' : type;
    const readAt = addresses.get(`title ${title}`) ?? addresses.get(`id ${id}`);
    return { kind, title, reference, sections, lead: lead ?? meta, file, readAt };
  });
}

function entriesOfPage(
  { path, name, description, markup }: IndexedPage,
  documents: readonly PlacedDocument[],
  content: (text: string) => Passage,
) {
  const $ = read(markup);
  $(NOT_TEXT).remove();
  return rootsOf($).flatMap((root): SearchEntry[] => {
    const { id, within } = root;
    const address = id === undefined ? path : `${path}#${id}`;
    const { heading, passages } = readRoot($, root);
    if (root.tag === 'details') {
      return heading === undefined ? [] : [{ kind: 'question', group: address, address, title: heading, passages }];
    }
    const document = documents.find(({ readAt }) => readAt === path || within.some((each) => readAt === `${path}#${each}`));
    if (document) {
      return [
        {
          kind: document.kind,
          group: document.file,
          address,
          title: document.readAt === path ? name : content(document.title),
          heading: document.readAt === address && root.tag !== 'tr' ? undefined : heading,
          reference: document.reference,
          passages: id === undefined ? [description, ...passages] : passages,
        },
      ];
    }
    if (root.tag === 'main') return [{ kind: 'page', group: path, address, title: name, passages: [description, ...passages] }];
    return heading === undefined ? [] : [{ kind: 'page', group: path, address, title: name, heading, passages }];
  });
}

/** The entries of a document that no page shows. They all lead to the file. */
function entriesOfFile(
  { kind, title, reference, lead, sections, file }: PlacedDocument,
  content: (text: string) => Passage,
): SearchEntry[] {
  const common = { kind, group: file, address: file, title: content(title), reference } as const;
  return [
    { ...common, passages: [content(lead)] },
    ...sections.map(({ heading, blocks }) => ({
      ...common,
      heading: content(heading),
      passages: blocks
        .flatMap((block) => {
          if ('text' in block) return [block.text];
          return 'list' in block ? block.list : 'ordered' in block ? block.ordered : [];
        })
        .map((text) => content(text)),
    })),
  ];
}

function rootsOf($: CheerioAPI) {
  return $('main')
    .add($('main').find(`${SECTION}, ${ROW}`))
    .toArray()
    .map((element) => {
      const within = [element, ...$(element).parents(SECTION).toArray()].flatMap(({ attribs }) => attribs['id'] ?? []);
      return { element, tag: element.tagName, id: element.tagName === 'main' ? undefined : within[0], within };
    });
}

/** The first heading and the texts of a part, without the sections inside it. The heading of a page is left out: it is its name. */
function readRoot($: CheerioAPI, { element: root, id, tag }: Root) {
  if (tag === 'tr') return { heading: passageOf($, $(root).find('th')[0] ?? root), passages: [passageOf($, root)] };
  const texts = $(root)
    .find(PASSAGE)
    .toArray()
    .filter((element) => ($(element).closest(SECTION)[0] ?? $('main')[0]) === root && $(element).find(PASSAGE).length === 0)
    .map((element) => ({ heading: /^h[1-5]$/.test(element.tagName), passage: passageOf($, element) }))
    .filter(({ passage }) => textOf(passage) !== '');
  const first = texts.findIndex(({ heading }) => heading);
  return {
    heading: id === undefined ? undefined : texts[first]?.passage,
    passages: texts.filter((_, index) => index !== first).map(({ passage }) => passage),
  };
}

/** A text, marked if most of it is English on a page in another language. */
function passageOf($: CheerioAPI, element: Root['element']): Passage {
  const english = plain($(element).find('[lang="en"]').text());
  $(element).children('th + td, td + td').not(':empty').prepend(' · ');
  // Without the marks, a reference and its date beside it would be one word.
  $(element).find('*').before(BETWEEN).after(BETWEEN);
  const text = plain($(element).text().replaceAll(TOGETHER, ' ').replaceAll(BETWEEN, ''));
  return english.length * 2 > text.length ? { en: text } : text;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const LOADER = 'site-index:load';
const chunkOf = (language: LanguageCode) => `site-index:chunks/search-texts-${language}`;

/**
 * Vite plugin: provides `site-index:load`, a function that loads the texts of the site search. During development, and while the pages are rendered
 * from which the texts are taken, there is none.
 */
export function siteIndexPlugin(site?: { language: LanguageCode; texts: string }): Plugin {
  return {
    name: `site-index-${site ? 'built' : 'none'}`,
    enforce: site ? 'pre' : 'post',
    resolveId: (id) => (id === LOADER || (site && id === chunkOf(site.language)) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LOADER}`) return `export default ${site ? `() => import('${chunkOf(site.language)}')` : 'undefined'}`;
      return site && id === `\0${chunkOf(site.language)}` ? `export default ${JSON.stringify(site.texts)}` : undefined;
    },
  };
}

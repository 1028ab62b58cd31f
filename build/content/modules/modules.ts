import type { Authority } from '@frontier/check';
import { PUBLICATION_FILTERS, type PublicationFilter, fallsUnder } from '#src/content/publication-filter.ts';
import type { DataAddress } from '#src/register/open-records.ts';
import type { LicenceTerms } from '#src/register/permission.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import type { FeedsPage } from '#src/content/feeds.ts';
import type { OpenDataPage } from '#src/content/open-data-page.ts';
import { sortTerms } from './alphabetical.ts';
import { countCapitalMargins } from './capital-margins.ts';
import { type CollectionData, type ShippedModules, collections } from '../collections.ts';
import type { DocumentFile } from '../documents/document-files.ts';
import type { LanguageFonts } from '../documents/document-fonts.ts';
import { hashedAddress } from '../../built-files.ts';
import { firmsByYear } from './firms-by-year.ts';
import { buildFilters } from './filter-values.ts';
import { buildChanges } from '../../history/change-sentences.ts';
import type { Content } from '../load.ts';
import { guidanceSections, headOf } from '../documents/publish-documents.ts';
import { withGroupedPhones } from './phone-numbers.ts';
import { buildCheckLists, buildRegister } from './register.ts';
import type { Publication } from '../schemas/records.ts';
import { buildWarnedFirms, sortNewestFirst } from './warned-firm-parts.ts';
import { MAP_HEIGHT, MAP_WIDTH, largestCountries } from './world-map.ts';

/** The modules that pages import as `content:<name>`: their values, and how they are written as source. */

export const PREFIX = 'content:';

/** Other files that the build makes of the content and that modules describe. */
export interface GeneratedFiles {
  /** The addresses of the two maps. */
  maps: { light: string; dark: string };
  files: readonly DocumentFile[];
  fonts: LanguageFonts['files'];
  /** The day of the build (`yyyy-mm-dd`). */
  built: string;
  openData: OpenDataPage;
  feeds: FeedsPage;
}

/** What the modules are made of. */
interface Sources extends GeneratedFiles, ReturnType<typeof listsOf> {
  content: Content;
}

/** The modules made of several collections, or in another form than the content file. Their names are known without any content. */
const derivedModules = {
  map: ({ maps, content: { english, countryName } }) => ({
    ...maps,
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    largest: largestCountries(english.countries, english.firms, countryName),
  }),
  'build-date': ({ built }) => built,
  'open-data': ({ openData }) => openData,
  feeds: ({ feeds }) => feeds,
  'neutral-pages': ({ content }) => neutralPagesOf(content),
  'published-documents': ({ content }) => content.publishedDocuments,
  // The address of the file of each document, by its id.
  'document-addresses': ({ files }) => Object.fromEntries(files.map(({ published, address }) => [published.id, address])),
  // The fonts that only the language of this build needs.
  'document-fonts': ({ fonts }) => ({
    regular: fonts.regular.map(({ address }) => address),
    strong: fonts.strong.map(({ address }) => address),
  }),
  untranslated: ({ content }) => untranslatedTexts(content),
  // Without the lead, which only the document shows. The filters depend on the English type.
  publications: ({ content: { publications, english } }) =>
    publications.map(({ id, title, type, date, format, ref }) => ({
      id,
      title,
      type,
      date,
      format,
      ref,
      filters: filtersOf(english.publications.find((publication) => publication.id === id)),
    })),
  downloads: ({ content: { downloads }, files }) => {
    const addresses = new Map(files.map(({ published, address }) => [published.id, address]));
    return downloads.map(({ id, category, title, description }) => ({ id, category, title, description, link: addresses.get(id) ?? '' }));
  },
  // The first load of the guidance page has the list only. The texts are in the HTML; their script comes later.
  guidance: ({ content }) => [...content.guidance, content.filingChecklist].map(headOf),
  'guidance-texts': ({ content: { guidance, filingChecklist, language, documentTexts } }) => [
    ...guidance.map((document) => guidanceSections(document, { language, texts: documentTexts })),
    filingChecklist.sections,
  ],
  'record-pages': ({ content }) => recordPagesOf(content),
  // For each tool, by its icon, the number of statements in its checklist. The icon has a cell for each.
  'checklist-sizes': ({ content: { tools, checklists } }) =>
    Object.fromEntries(
      tools.map(({ icon, title }) => {
        const items = checklists.find((checklist) => checklist.title === title)?.sections.flatMap((section) => section.items);
        return [icon, items?.length ?? 0];
      }),
    ),
  glossary: ({ content }) => sortTerms(content.glossary.terms, content.language),
  'licence-terms': ({ content }) => licenceTermsOf(content),
  'register/list': ({ register }) => register.list,
  // Not in the list, so that the list is the same file in every language.
  'register/countries': ({ register, content }) => register.countries.map(content.countryName),
  // The search knows both names.
  'register/english-countries': ({ register, content }) => (content.language === DEFAULT_LANGUAGE ? [] : register.countries),
  'register/filters': ({ filters }) => filters,
  'register/years': ({ content }) => firmsByYear(content.firms),
  'register/order': ({ register }) => register.order,
  'check-lists': ({ checkLists, content }) => new DataFile('check-lists', { ...checkLists, authority: authorityOf(content) }),
  'register/details': ({ register }) => new DataFile('details', register.details),
  // Statuses and days only, so it is the same in every language.
  'register/past': ({ register }) => new DataFile('past', register.statuses),
  'register/scale': ({ register }) => register.scale,
  'register/capital-margins': ({ content }) => countCapitalMargins(content.firms, content.tiers),
  'warned-firms/list': ({ warnings }) => warnings.list,
  // In the first load of the home page.
  'warned-firms/newest': ({ warnings }) => warnings.list.slice(0, 3).map(({ id, name, issued }) => ({ id, name, issued })),
  'warned-firms/scale': ({ warnings }) => warnings.scale,
  'warned-firms/reasons': ({ warnings }) => new DataFile('reasons', warnings.reasons),
  // For the prerendered page only. The browser reads them from the page, or fetches them as files.
  'warned-firms/all-reasons': ({ warnings }) => warnings.reasons,
  'history/licences': ({ register }) => new DataFile('history', register.history),
  'history/withdrawn': ({ content }) => content.past.withdrawn,
  'changes/list': ({ changes }) => changes.list,
  'changes/files': ({ changes }) => new DataFile('changes', changes.all),
} satisfies Record<string, (sources: Sources) => unknown>;

/** What search engines and lists say about the pages that show one record each, by the name of the page. */
export function recordPagesOf({ tools, advisories }: CollectionData): Record<string, { title: string; description: string }> {
  const files = Object.keys(collections.advisories.ships);
  const pages = [...tools, ...advisories.map((advisory, index) => ({ ...advisory, link: files[index] ?? '' }))];
  return Object.fromEntries(pages.map(({ link, title, description }) => [link.replace(/^.*\//, ''), { title, description }]));
}

/** The pages that 'Exit this page' offers in the language of this build, the default first. */
function neutralPagesOf({ site: { neutralPages }, language }: Content) {
  const [first, ...others] = neutralPages[language] ?? neutralPages[DEFAULT_LANGUAGE];
  if (!first) throw new Error('The schema requires a neutral page');
  return [first, ...others] as const;
}

/** The Authority itself, which the check knows as it knows a firm: fraudsters imitate both. */
function authorityOf({ site, contact }: Content): Authority {
  const emails = [site.supportEmail, contact.complaints.aboutUs.email, contact.press.email];
  return { name: site.name, shortName: site.shortName, websites: [site.baseUrl], emails };
}

/** The services and the places that a licence can name (PERMIT-1). */
function licenceTermsOf({ language, activities, regions, countries, countryName }: Content): LicenceTerms {
  const { compare } = new Intl.Collator(language);
  return {
    activities: activities.map(({ name }) => name).toSorted(compare),
    countries: countries.map(({ code, name }) => ({ code, name: countryName(name) })),
    regions,
  };
}

/**
 * The texts of the content that are in English. The reasons of warnings are not in the list. Each says of itself whether it is in English
 * (`Reason`).
 */
export function untranslatedTexts({ untranslated, warnedFirms }: Content): string[] {
  const reasons = new Set(warnedFirms.map(({ reason }) => reason));
  return untranslated.filter((text) => !reasons.has(text));
}

/** The register and the warnings, divided into the parts that pages load. */
function listsOf(content: Content) {
  const { past, untranslated } = content;
  const firms = content.firms.map(withGroupedPhones);
  const warnedFirms = sortNewestFirst(content.warnedFirms).map(withGroupedPhones);
  return {
    register: buildRegister(firms, warnedFirms, past, content.english.firms),
    checkLists: buildCheckLists(firms, warnedFirms, past),
    filters: buildFilters(content),
    warnings: buildWarnedFirms(warnedFirms, firms, untranslated, past),
    changes: buildChanges(content),
  };
}

function filtersOf(publication: Publication | undefined): PublicationFilter[] {
  return PUBLICATION_FILTERS.filter((filter) => fallsUnder(publication?.type ?? '', filter));
}

/**
 * A long list in a data file. Its module has only the address, because a browser parses data faster than code and does not keep its source.
 * Undefined, as without a history, is no file.
 */
export class DataFile<T> {
  readonly value: T | undefined;
  readonly files: readonly { address: string; source: string }[];
  constructor(name: string, value: T | undefined) {
    this.value = value;
    const source = JSON.stringify(value);
    this.files = value === undefined ? [] : [{ address: hashedAddress(name, 'json', source), source }];
  }
}

/** The type of a module's default export. */
type Imported<Value> = Value extends DataFile<infer T> ? DataAddress<T> : Value;

type DerivedModules = { [Name in keyof typeof derivedModules]: ReturnType<(typeof derivedModules)[Name]> };

/** The default export of each module, by its name after `content:`. */
export type Modules = ShippedModules & { [Name in keyof DerivedModules]: Imported<DerivedModules[Name]> };

/** The name of every module. */
export function moduleNames(): string[] {
  return [...Object.values(collections).flatMap(({ ships }) => Object.keys(ships)), ...Object.keys(derivedModules)];
}

/** Every module by its name. */
export function allModules(content: Content, generated: GeneratedFiles): Map<string, unknown> {
  const sources: Sources = { content, ...generated, ...listsOf(content) };
  const shipped = Object.entries(collections).flatMap(([name, { ships }]) =>
    Object.entries(ships).map(([module, ship]): [string, unknown] => {
      const data: unknown = Reflect.get(content, name);
      return [module, typeof ship === 'function' ? Reflect.apply(ship, undefined, [data]) : data];
    }),
  );
  return new Map([...shipped, ...Object.entries(derivedModules).map(([name, make]): [string, unknown] => [name, make(sources)])]);
}

/** The source of every module. `untranslated` are the texts of the content that are in English. */
export function writeModules(modules: ReadonlyMap<string, unknown>, untranslated: readonly string[] = []): Map<string, string> {
  const english = new Set(untranslated);
  return new Map([...modules].map(([name, value]) => [name, sourceOf(value, english)]));
}

/** Adds the English texts of a module to those that pages mark as English (`src/content/untranslated.ts`). */
function addEnglish(value: unknown, english: ReadonlySet<string>): string {
  const texts = english.size === 0 ? [] : [...textsIn(value)].filter((text) => english.has(text));
  if (texts.length === 0) return '';
  return `import { untranslated } from '/src/content/untranslated.ts'; for (const text of ${JSON.stringify(texts)}) untranslated.add(text); `;
}

function textsIn(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, texts);
  return texts;
}

function sourceOf(value: unknown, english: ReadonlySet<string>): string {
  const [texts, exported] = value instanceof DataFile ? [value.value, value.files.map(({ address }) => address)] : [value, value];
  // Browsers parse a string literal several times faster than an object literal, and it compresses equally well.
  return `${addEnglish(texts, english)}export default JSON.parse(${JSON.stringify(JSON.stringify(exported))})`;
}

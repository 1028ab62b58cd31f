import { filesNamedBy, folder, folderOfPages, list, record, table } from './reading/collection.ts';
import { changesSchema, historySchema } from './schemas/history.ts';
import { feedsSchema, openDataSchema } from './schemas/open-data.ts';
import { recordFieldsSchema } from './schemas/record-fields.ts';
import * as records from './schemas/records.ts';
import * as texts from './schemas/texts.ts';

/**
 * The content folder as one table. Each row is a collection: its file or folder, the schema of its records, and the modules
 * that it ships. If you add a row, the loader reads and checks the file, and pages can import `content:<module>` with its type.
 *
 * Rules across records and files are in `checks/record-rules.ts`, modules made of several collections in `modules/modules.ts`.
 * `docs/add-content.md` describes how to add a file.
 */
export const collections = {
  site: record('site.yaml', records.siteSchema, {
    // The shell needs only these, and they are in the first load of every page.
    site: ({ name, tagline, baseUrl, copyrightYear, fictional, languages }) => ({
      name,
      tagline,
      baseUrl,
      copyrightYear,
      fictional,
      languages,
    }),
    places: ({ address, supportEmail, seat, mapImage }) => ({ address, supportEmail, seat, mapImage }),
  }),
  countries: table('countries.csv', records.countrySchema),
  firms: table('firms.csv', records.firmSchema),
  cities: table('cities.csv', records.citySchema, { optional: true }),
  activities: list('activities.yaml', records.activitySchema, {}),
  regions: list('regions.yaml', records.regionSchema, {}),
  warnedFirms: list('warned-firms.yaml', records.warnedFirmSchema, {}),
  statuses: list('statuses.yaml', records.statusSchema, { statuses: 'whole' }),
  tiers: list('tiers.yaml', records.tierSchema, { tiers: 'whole' }),
  alerts: list('alerts.yaml', records.alertSchema, { alerts: 'whole' }),
  publications: list('publications.yaml', records.publicationSchema, {}),
  downloads: list('downloads.yaml', records.downloadSchema, {}),
  frameworks: list('frameworks.yaml', records.frameworkSchema, {
    frameworks: 'whole',
    // For the drawing on the home page, whose first load must not contain the texts.
    'framework-dates': (all) => all.map(({ id, category, effective, comment }) => ({ id, category, effective, until: comment?.until })),
  }),
  resources: list('resources.yaml', records.resourceSchema, { resources: 'whole' }),
  home: record('home.yaml', records.homeSchema, { home: 'whole' }),
  openData: record('open-data.yaml', openDataSchema, {}),
  recordFields: record('record-fields.yaml', recordFieldsSchema, {}),
  feeds: record('feeds.yaml', feedsSchema, {}),

  guidance: folder('guidance', ['aml-004', 'crd-021', 'darf'], texts.guidanceSchema, {}),
  faqs: list('faqs.yaml', texts.faqSchema, { faqs: 'whole' }),
  filingChecklist: record('pre-submission-checklist.yaml', texts.filingChecklistSchema, {}),
  legalDocuments: folder('legal', ['charter', 'bylaws', 'code-of-conduct'], texts.legalDocumentSchema, { 'legal-documents': 'whole' }),
  privacyPolicy: record('legal/privacy-policy.yaml', texts.policySchema, { 'privacy-policy': 'whole' }),
  termsOfService: record('legal/terms-of-service.yaml', texts.policySchema, { 'terms-of-service': 'whole' }),
  accessibility: record('legal/accessibility.yaml', texts.accessibilitySchema, { accessibility: 'whole' }),
  security: record('security.yaml', texts.securityPageSchema, {
    // The rest is for `/.well-known/security.txt`.
    security: ({ title, lead, sections }) => ({ title, lead, sections }),
  }),
  tools: list('tools.yaml', texts.toolSchema, { tools: 'whole' }),
  about: record('about.yaml', texts.aboutSchema, { about: 'whole' }),
  people: record('people.yaml', texts.peopleSchema, { people: 'whole' }),
  surveillance: record('surveillance.yaml', texts.surveillanceSchema, { surveillance: 'whole' }),
  contact: record('contact.yaml', texts.contactSchema, { contact: 'whole' }),
  reportAbuse: record('report-abuse.yaml', texts.reportAbuseSchema, { 'report-abuse': 'whole' }),
  licensing: record('licensing.yaml', texts.licensingSchema, { licensing: 'whole' }),
  returns: record('returns.yaml', texts.returnsSchema, {
    returns: 'whole',
    // For the home page, whose first load must not contain the texts.
    'return-dates': ({ periodic }) => periodic.map(({ months, days }) => ({ months, days })),
  }),
  glossary: record('glossary.yaml', texts.glossarySchema, {}),
  portal: record('portal.yaml', texts.portalSchema, { portal: 'whole' }),
  check: record('check.yaml', texts.checkSchema, {
    // The first load of the page has no answer.
    check: ({ lead, examples, limits, withoutScript }) => ({ lead, examples, limits, withoutScript }),
    'check-answers': ({ verdicts, headings, tones, states, resembles }) => ({ verdicts, headings, tones, states, resembles }),
  }),
  whatHappened: list('what-happened.yaml', texts.whatHappenedSchema, {
    'what-happened': 'whole',
    'what-happened-links': (all) => all.map(({ id, link }) => ({ id, link })),
  }),
  checklists: folderOfPages('checklists', ['aml-ctf-checklist', 'market-abuse-risk', 'cybersecurity-posture'], texts.checklistSchema),
  advisories: folderOfPages('advisories', ['market-manipulation', 'regulatory-update', 'enforcement-action'], texts.advisorySchema),
  documentTexts: record('document-texts.yaml', texts.documentTextsSchema, { 'document-texts': 'whole' }),
  publicationText: record('publication-text.yaml', texts.publicationTextSchema, {}),
  downloadTexts: filesNamedBy('downloads', 'downloads', texts.downloadDocumentSchema),
  history: table('history.csv', historySchema, { optional: true }),
  changes: record('changes.yaml', changesSchema, {}),
  synonyms: list('synonyms.yaml', records.synonymSchema, { synonyms: 'whole' }),
};

type Collections = typeof collections;

/** Every collection as it was read: each valid record with its file and lines. */
export type LocatedRecords = { [Name in keyof Collections]: ReturnType<Collections[Name]['read']> };

/** The data of every collection, once all of them are valid. */
export type CollectionData = { [Name in keyof Collections]: ReturnType<Collections[Name]['dataOf']> };

type ShippedBy<Row> = Row extends { dataOf: (found: never) => infer Data; ships: infer S }
  ? keyof S extends never
    ? never
    : { [Module in keyof S]: S[Module] extends (data: never) => infer Part ? Part : Data }
  : never;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The modules that are made of one collection, by name. */
export type ShippedModules = Intersection<ShippedBy<Collections[keyof Collections]>>;

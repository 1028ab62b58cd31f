/** The modules that the content plugin (`build/plugin.ts`) makes out of the content folder. */

declare module 'content:site' {
  const site: Pick<import('./schemas.ts').Site, 'name' | 'tagline' | 'baseUrl' | 'copyrightYear' | 'fictional'>;
  export default site;
}
declare module 'content:offline' {
  /** Whether the site keeps a copy of itself on a visitor's device. */
  const offline: { enabled: boolean };
  export default offline;
}
declare module 'content:offline-lists' {
  /** What that copy holds of the register and the warnings. */
  const lists: { kept: import('./list-sizes.ts').KeptOfLists };
  export default lists;
}
declare module 'content:map' {
  const map: { light: string; dark: string; width: number; height: number };
  export default map;
}
declare module 'content:register/list' {
  const list: import('./register-data.ts').RegisterList;
  export default list;
}
declare module 'content:register/rows' {
  /** The shards of a long register; none where `content:register/list` holds all of it. */
  const shards: import('./shards.ts').ShardLoaders<import('./register-data.ts').FirmColumns>;
  export default shards;
}
declare module 'content:register/view' {
  /** The directory's list in the form that suits the register's size: whole or in pages. */
  export const FirmList: (props: import('../pages/regulated-companies/firm-list.ts').FirmListProps) => import('react').ReactNode;
  /** Fetches what a search needs, where that is not here already. */
  export const prepareSearch: (() => void) | undefined;
}
declare module 'content:register/order' {
  const order: import('./register-data.ts').RegisterOrder;
  export default order;
}
declare module 'content:register/details' {
  const chunks: (() => Promise<{ default: import('./register-data.ts').FirmDetails[] }>)[];
  export default chunks;
}
declare module 'content:register/scale' {
  const scale: Pick<import('./register-data.ts').RegisterScale, 'firmsPerTick'> & {
    /** How many each half has. */
    ticks: [number, number];
  };
  export default scale;
}
declare module 'content:register/scale-marks' {
  const halves: import('./register-data.ts').RegisterScale['halves'];
  export default halves;
}
declare module 'content:warned-firms/list' {
  const list: import('./warned-firms-data.ts').WarnedFirmList;
  export default list;
}
declare module 'content:warned-firms/rows' {
  /** The shards of a long list; none where `content:warned-firms/list` holds all of it. */
  const shards: import('./shards.ts').ShardLoaders<import('./warned-firms-data.ts').WarnedFirmColumns>;
  export default shards;
}
declare module 'content:warned-firms/view' {
  /** The warnings' list in the form that suits its size: whole or in pages. */
  export const WarningList: (props: { search: string; isNewestFirst: boolean }) => import('react').ReactNode;
  /** Fetches what a search needs, where that is not here already. */
  export const prepareSearch: (() => void) | undefined;
}
declare module 'content:warned-firms/reasons' {
  type Loaders = readonly (() => Promise<{ default: import('./warned-firms-data.ts').Reason[] }>)[];
  /** The ways to the chunks. Those of a long list are a file of their own, and no part of a first load. */
  const load: () => Promise<Loaders>;
  export default load;
}
declare module 'content:statuses' {
  const statuses: import('./schemas.ts').StatusMeaning[];
  export default statuses;
}
declare module 'content:tiers' {
  const tiers: import('./schemas.ts').TierMeaning[];
  export default tiers;
}
declare module 'content:alerts' {
  const alerts: import('./schemas.ts').Alert[];
  export default alerts;
}
declare module 'content:publications' {
  const publications: Omit<import('./schemas.ts').Publication, 'lead'>[];
  export default publications;
}
declare module 'content:downloads' {
  /** Each with the address of its file. */
  const downloads: (Omit<import('./schemas.ts').Download, 'named' | 'link'> & { link: string })[];
  export default downloads;
}
declare module 'content:papers' {
  const papers: import('./papers.ts').Paper[];
  export default papers;
}
declare module 'content:documents-index' {
  const index: import('./documents-index.ts').DocumentsIndex;
  export default index;
}
declare module 'content:frameworks' {
  const frameworks: import('./schemas.ts').Framework[];
  export default frameworks;
}
declare module 'content:resources' {
  const resources: import('./schemas.ts').Resource[];
  export default resources;
}
declare module 'content:home' {
  const home: import('./schemas.ts').Home;
  export default home;
}
declare module 'content:synonyms' {
  const synonyms: import('./schemas.ts').Synonym[];
  export default synonyms;
}
declare module 'content:guidance' {
  /** The three guidance documents, and last the checklist DFP-CHK-01. */
  const guidance: import('./guidance-head.ts').GuidanceHead[];
  export default guidance;
}
declare module 'content:guidance-texts' {
  /** In the order of `content:guidance`. */
  const texts: import('./document-schemas.ts').DocumentSection[][];
  export default texts;
}
declare module 'content:faqs' {
  const document: import('./document-schemas.ts').Faq[];
  export default document;
}
declare module 'content:legal-documents' {
  const document: import('./document-schemas.ts').LegalDocument[];
  export default document;
}
declare module 'content:privacy-policy' {
  const document: import('./document-schemas.ts').Policy;
  export default document;
}
declare module 'content:terms-of-service' {
  const document: import('./document-schemas.ts').Policy;
  export default document;
}
declare module 'content:accessibility' {
  const document: import('./document-schemas.ts').AccessibilityStatement;
  export default document;
}
declare module 'content:tools' {
  const document: import('./document-schemas.ts').Tool[];
  export default document;
}
declare module 'content:about' {
  const document: import('./document-schemas.ts').About;
  export default document;
}
declare module 'content:people' {
  const document: import('./document-schemas.ts').People;
  export default document;
}
declare module 'content:surveillance' {
  const document: import('./document-schemas.ts').Surveillance;
  export default document;
}
declare module 'content:contact' {
  const document: import('./document-schemas.ts').Contact;
  export default document;
}
declare module 'content:report-abuse' {
  const document: import('./document-schemas.ts').ReportAbuse;
  export default document;
}
declare module 'content:licensing' {
  const document: import('./document-schemas.ts').Licensing;
  export default document;
}
declare module 'content:returns' {
  const document: import('./document-schemas.ts').Returns;
  export default document;
}
declare module 'content:glossary' {
  const document: import('./document-schemas.ts').Glossary;
  export default document;
}
declare module 'content:portal' {
  const document: import('./document-schemas.ts').Portal;
  export default document;
}
declare module 'content:verify-document' {
  const document: import('./document-schemas.ts').VerifyDocument;
  export default document;
}
declare module 'content:check' {
  const document: import('./document-schemas.ts').Check;
  export default document;
}
declare module 'content:already-paid' {
  const document: import('./document-schemas.ts').AlreadyPaid;
  export default document;
}
declare module 'content:checklists/*' {
  const document: import('./document-schemas.ts').Checklist;
  export default document;
}
declare module 'content:advisories/*' {
  const document: import('./document-schemas.ts').Advisory;
  export default document;
}
declare module 'content:security' {
  const page: Omit<import('./document-schemas.ts').SecurityPage, 'languages' | 'fictional'>;
  export default page;
}
declare module 'content:build-date' {
  /** yyyy-mm-dd */
  const date: string;
  export default date;
}
declare module 'content:register/capital-margins' {
  const margins: import('./register-data.ts').CapitalMargins;
  export default margins;
}
declare module 'content:framework-dates' {
  /** What the home page draws of the frameworks; their texts are not part of its first load. */
  const dates: Pick<import('./schemas.ts').Framework, 'id' | 'category' | 'effective'>[];
  export default dates;
}
declare module 'content:places' {
  /** Where the authority is to be found, and where this site leads or fetches from. */
  const places: Pick<import('./schemas.ts').Site, 'address' | 'supportEmail' | 'seat' | 'mapImage'> & {
    /** The schema sees to it that there is a first. */
    neutralPages: [first: NeutralPage, ...others: NeutralPage[]];
  };
  type NeutralPage = import('./schemas.ts').Site['neutralPages'][number];
  export default places;
}
declare module 'content:confusables' {
  /** Characters of all scripts that look like Latin letters and figures (UTS 39), for `src/search/check/check.ts`. */
  const confusables: import('#src/search/check/confusables.ts').ConfusableTable;
  export default confusables;
}
declare module 'content:open-data' {
  const page: import('./open-data.ts').OpenDataPage;
  export default page;
}
declare module 'content:feeds' {
  const feeds: import('./feeds.ts').FeedsPage;
  export default feeds;
}
/** The indexes of the site search (`build/site-index.ts`). */
declare module 'site-index:all' {
  /** Empty in development: the build makes them of the finished pages. */
  const loaders: Partial<
    Record<
      import('../i18n/languages.ts').LanguageCode,
      () => Promise<{ default: import('#src/search/site/site-search.ts').PublishedIndex }>
    >
  >;
  export default loaders;
}

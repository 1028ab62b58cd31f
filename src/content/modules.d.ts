/** The modules that the content plugin (`build/plugin.ts`) makes out of the content folder. */

declare module 'content:site' {
  const site: Pick<import('./schemas.ts').Site, 'name' | 'tagline' | 'baseUrl' | 'copyrightYear' | 'fictional'>;
  export default site;
}
declare module 'content:map' {
  const map: { light: string; dark: string; width: number; height: number };
  export default map;
}
declare module 'content:register/list' {
  const list: import('./register-data.ts').RegisterList;
  export default list;
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
  const scale: import('./register-data.ts').RegisterScale;
  export default scale;
}
declare module 'content:warnedFirms' {
  const warnedFirms: import('./schemas.ts').WarnedFirm[];
  export default warnedFirms;
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
  const publications: import('./schemas.ts').Publication[];
  export default publications;
}
declare module 'content:downloads' {
  const downloads: import('./schemas.ts').Download[];
  export default downloads;
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
declare module 'content:guidance' {
  const document: import('./document-schemas.ts').Guidance[];
  export default document;
}
declare module 'content:faqs' {
  const document: import('./document-schemas.ts').Faq[];
  export default document;
}
declare module 'content:filing-checklist' {
  const document: import('./document-schemas.ts').FilingChecklist;
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
declare module 'content:portal' {
  const document: import('./document-schemas.ts').Portal;
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
declare module 'content:build-date' {
  /** yyyy-mm-dd */
  const date: string;
  export default date;
}
declare module 'content:framework-dates' {
  /** What the home page draws of the frameworks; their texts are not part of its first load. */
  const dates: Pick<import('./schemas.ts').Framework, 'id' | 'category' | 'effective'>[];
  export default dates;
}
declare module 'content:places' {
  /** Where the authority is to be found, and where this site leads or fetches from. */
  const places: Pick<import('./schemas.ts').Site, 'address' | 'supportEmail' | 'seat' | 'mapImage' | 'neutralPage'>;
  export default places;
}
declare module 'content:open-data' {
  const page: import('./open-data.ts').OpenDataPage;
  export default page;
}
declare module 'content:feeds' {
  const feeds: import('./feeds.ts').FeedsPage;
  export default feeds;
}

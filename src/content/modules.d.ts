/** The modules that the content plugin (`build/plugin.ts`) makes out of the content folder. */

declare module 'content:site' {
  const site: Omit<import('./schemas.ts').Site, 'licencePattern'>;
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

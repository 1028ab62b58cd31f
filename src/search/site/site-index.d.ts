/** The indexes of the site search. The build makes them of the finished pages (`src/content/build-time/site-index.ts`). */
declare module 'site-index:all' {
  /** Empty in development, where there are no finished pages. */
  const loaders: Partial<
    Record<import('../../i18n/languages.ts').LanguageCode, () => Promise<{ default: import('./site-search.ts').PublishedIndex }>>
  >;
  export default loaders;
}

/** The texts of the site search, and the stemmer of their language. The build takes the texts from the finished pages (`build/content/site-index.ts`). */
declare module 'site-index:load' {
  /** Undefined in development, where there are no finished pages. */
  const load: (() => Promise<{ default: string; stemmer: import('./site-search.ts').Stemmer }>) | undefined;
  export default load;
}

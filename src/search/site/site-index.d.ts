/** The texts of the site search in the language of the page. The build takes them from the finished pages (`build/content/site-index.ts`). */
declare module 'site-index:load' {
  /** Undefined in development, where there are no finished pages. */
  const load: (() => Promise<{ default: string }>) | undefined;
  export default load;
}

/*
 * The second part of the inline script starts a built page. Scripts make a readable page livelier, and must not compete with
 * what makes it readable: they are asked for once the page as served has been painted. At once where there is nothing to
 * see yet: in a tab opened in the background, while the page is hidden until another language is there (`data-pending`),
 * and where the address has a query, such as a question (`?q=`): only the scripts can answer it. A script that cannot start
 * leaves the page as served: its text, its links and its forms.
 *
 * The element that this stands in names the page and its scripts; the shell is the first of them, the page's own the
 * second (`scripts/build.ts`). In development it names none, and `src/dev.ts` starts.
 */
{
  /** How long after the first frame the scripts are asked for at the latest, in ms. */
  const LATEST = 1000;
  const { dataset } = document.documentElement;
  const { page, load } = document.currentScript?.dataset ?? {};

  const painted = () =>
    new Promise((done) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) done(0);
      }).observe({ type: 'paint', buffered: true });
      // A browser that guards against being recognised may keep such times to itself.
      requestAnimationFrame(() => setTimeout(done, LATEST));
    });

  if (load)
    addEventListener('DOMContentLoaded', async () => {
      try {
        if (!document.hidden && !('pending' in dataset) && !location.search) await painted();
        const [shell, own] = await Promise.all(load.split(' ').map((script) => import(script)));
        // In a task of its own after the evaluation, so that a tap between them is not held up.
        await new Promise((done) => setTimeout(done));
        await shell.start(page, own);
      } catch (error) {
        delete dataset['pending'];
        reportError(error);
      }
    });
}

/** How long after the first frame the script starts at the latest, in ms, where a browser does not tell when it painted. */
const LATEST = 1000;

/**
 * Starts the site's script once the page as served has been painted: until then nothing of it is asked for, so that it
 * neither competes with what makes the page readable nor runs before a visitor sees it. At once where there is nothing
 * to see yet: in a tab opened in the background, which paints when it is looked at, and while the page is hidden until
 * another language is there (`data-pending`). A script that cannot start leaves the page as served, which is still the
 * page: its text, its links and its forms.
 * @param load Asks for the script.
 * @param start Runs what came, in a task of its own after its evaluation, so that a tap between them is not held up.
 */
export async function afterFirstPaint<T>(load: () => Promise<T>, start: (loaded: T) => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    if (!document.hidden && !('pending' in dataset)) await firstPaint();
    const loaded = await load();
    await new Promise((done) => setTimeout(done));
    await start(loaded);
  } catch (error) {
    delete dataset['pending'];
    reportError(error);
  }
}

async function firstPaint(): Promise<void> {
  await new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    }).observe({ type: 'paint', buffered: true });
    // A browser that guards against being recognised may keep such times to itself.
    requestAnimationFrame(() => setTimeout(done, LATEST));
  });
}

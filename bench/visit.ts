import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Keystroke } from './screens.ts';
import { CATEGORIES, MARKS, readTrace, type Timing } from './trace.ts';

/** A page to type into: ours or a peer's. */
export interface Contender {
  name: string;
  address: string;
  /** Resolves when the page is ready for typing. */
  ready: (page: Page) => Promise<void>;
}

/** The times of a keystroke, and the number of matches that the page shows after it. */
export interface Measured extends Timing {
  text: string;
  count: number;
}

/**
 * Types into a new page and measures every keystroke, including the first, slow ones. All times come from a trace of Chromium
 * and begin with the first event of the keystroke (`keydown`, or `beforeinput` for a letter that is not on the keyboard):
 * - *script*: the processor time of scripts on the main thread until the next paint: listeners, rendering in React, effects,
 *   observers, timers. Style, layout and paint count only if a script forces them. Other programs do not affect it;
 * - *elapsed*: the elapsed time of the same;
 * - *paint*: the elapsed time until a message arrives that was sent in the animation frame, which is after style, layout and
 *   paint. It includes the wait for the next frame of the screen, up to 16.7 ms at 60 Hz.
 */
export async function visit(browser: Browser, contender: Contender, keystrokes: readonly Keystroke[]): Promise<Measured[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  try {
    const page = await openPage(context, contender);
    // Only now, because a page may type to become ready, and only the keystrokes of the trace are counted.
    await page.evaluate(markKeystrokes, MARKS);
    await browser.startTracing(page, { categories: CATEGORIES });
    const counts: number[] = [];
    for (const { key } of keystrokes) {
      if (key === 'Backspace') await page.locator('input[name=q]').selectText();
      // Unlike `press`, `type` also types letters that are not on the keyboard, like an input method.
      if (key === 'Backspace') await page.keyboard.press(key);
      else await page.keyboard.type(key);
      await settled(page, counts.length + 1);
      counts.push(await shownCount(page));
    }
    const timings = readTrace(await browser.stopTracing());
    return keystrokes.map(({ text }, index) => {
      const [timing, count] = [timings[index], counts[index]];
      if (!timing || count === undefined) throw new Error(`${contender.name}: ${keystrokes.length} keystrokes, ${timings.length} measured`);
      return { ...timing, text, count };
    });
  } finally {
    await context.close();
  }
}

/** Opens a contender and counts the elements that match `selector`. */
export async function countShown(browser: Browser, contender: Contender, selector: string): Promise<{ elements: number; count: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  try {
    const page = await openPage(context, contender);
    return { elements: await page.locator(selector).count(), count: await shownCount(page) };
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext, contender: Contender): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => {
    throw new Error(`${contender.name} reports an error`, { cause: error });
  });
  await page.goto(contender.address);
  await contender.ready(page);
  await page.locator('input[name=q]').focus();
  return page;
}

declare global {
  interface Window {
    /** Keystrokes painted so far. */
    benchPainted: number;
  }
}

/** Runs in the page. */
function markKeystrokes(marks: typeof MARKS): void {
  window.benchPainted = 0;
  let pending = false;
  const begin = () => {
    if (pending) return;
    pending = true;
    performance.mark(marks.keystroke);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        performance.mark(marks.painted);
        pending = false;
        window.benchPainted += 1;
      });
      port1.start();
      port2.postMessage('painted');
    });
  };
  window.addEventListener('keydown', begin, { capture: true });
  window.addEventListener('beforeinput', begin, { capture: true });
}

/** Waits until this many keystrokes are painted and two more frames have passed, so that keystrokes do not overlap. */
async function settled(page: Page, painted: number): Promise<void> {
  await page.waitForFunction((expected) => window.benchPainted >= expected, painted);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** The number of matches in the announced line, which our page and the peers' pages have. */
async function shownCount(page: Page): Promise<number> {
  const text = await page.locator('p[role=status] b').first().textContent();
  return Number(text?.replaceAll(/\D/g, ''));
}

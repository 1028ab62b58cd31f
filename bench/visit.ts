import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Keystroke } from './screens.ts';
import { CATEGORIES, MARKS, readTrace, type Timing } from './trace.ts';

/** A page to type in: ours or a peer's. */
export interface Contender {
  name: string;
  address: string;
  /** Resolves when the page can be typed in. */
  ready: (page: Page) => Promise<void>;
}

/** What a keystroke cost, and the number of matches that the page then says. */
export interface Measured extends Timing {
  text: string;
  count: number;
}

/**
 * Types in a fresh page, one keystroke after another, and measures each, the cold ones too: a visitor's first
 * letter is no less a letter.
 *
 * Three figures a keystroke, all from one trace of Chromium, from the first event of the keystroke (`keydown`, or
 * `beforeinput` for a letter that is not on the keyboard) on:
 * - *script*: the processor time that script takes on the main thread until the next paint: listeners, React's
 *   render (a discrete event is flushed in its own task), effects, observers, timers. Style, layout and paint are
 *   not script, unless script forces them. Processor time, because other programs of the machine are no one's fault;
 * - *elapsed*: the same by the clock on the wall;
 * - *paint*: by the clock on the wall until the frame is handed over: a message sent in its animation frame arrives
 *   after style, layout and paint. It includes the wait for the screen's next frame, up to 16.7 ms at 60 Hz.
 */
export async function visit(browser: Browser, contender: Contender, keystrokes: readonly Keystroke[]): Promise<Measured[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  try {
    const page = await openPage(context, contender);
    await browser.startTracing(page, { categories: CATEGORIES });
    const counts: number[] = [];
    for (const { key } of keystrokes) {
      if (key === 'Backspace') await page.locator('input[name=q]').selectText();
      // `type` rather than `press`: it also types letters that are not on the keyboard, as an input method does.
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
  await page.addInitScript(markKeystrokes, MARKS);
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

/** Runs in the page, before its own scripts. */
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

/** Waits until so many keystrokes are painted and two more frames have passed, so that none pays for the one before. */
async function settled(page: Page, painted: number): Promise<void> {
  await page.waitForFunction((expected) => window.benchPainted >= expected, painted);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** The number of matches that the page says, ours and the peers' alike in the line that is announced. */
async function shownCount(page: Page): Promise<number> {
  const text = await page.locator('p[role=status] b').first().textContent();
  return Number(text?.replaceAll(/\D/g, ''));
}

import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE } from '../../src/i18n/languages.ts';
import { notFound, routes } from '../../src/routes.ts';
import { outsideTheWindow } from '../../tests/support/outside-window.ts';
import { mayStayEnglish } from '../../tests/support/stays-english.ts';
import { open } from '../../tests/support/test.ts';
import { PSEUDO } from './pseudo-site.ts';
import { CLOSE, OPEN } from './pseudo-text.ts';

/** Looks for faults on the pages of the pseudo-locale, in a narrow window. */

/** Every page, and pages that show an answer, a record or results. */
const ADDRESSES = [
  ...routes.map(({ path }) => path),
  '/no/such-page',
  '/?q=adyen',
  '/?q=nobody-of-that-name',
  '/check?q=adyen',
  '/check?q=10x-signal-room.example%20good.example',
  '/check?q=Aarefels%20Bank%20AG',
  '/check?q=ba',
  '/regulated-companies?firm=FCA-1998-LU-001',
  '/regulated-companies?q=nobody-of-that-name',
  '/warnings?q=nobody-of-that-name',
  '/search?q=capital',
  '/search?q=zzqxv',
].filter((path) => path !== notFound.path);

/** A fault on a page. */
export interface Finding {
  path: string;
  fault: string;
  /** The text or the element. */
  what: string;
}

/** Opens every page of the pseudo-locale, and calls `see` on each, for example to take a picture. */
export async function checkPages(page: Page, see: (path: string) => Promise<unknown> = () => Promise.resolve()): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of ADDRESSES) {
    await open(page, `/${PSEUDO}${path}`);
    // Some parts load when they are reached.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    const add = (fault: string, all: readonly string[]) => findings.push(...all.map((what) => ({ path, fault, what })));
    const { direction, blocks, cut } = await page.evaluate(look);
    add('direction', direction === 'rtl' ? [] : [direction]);
    add('outside the window', await outsideTheWindow(page));
    add('cut off', cut);
    const typed = new URLSearchParams(path.replace(/^[^?]*/, '')).get('q') ?? '';
    add(
      'not translated',
      blocks.flatMap(untranslated).filter((text) => typed === '' || !typed.includes(text.replaceAll('[.]', '.'))),
    );
    add(
      'incomplete',
      blocks.filter((texts) => depthAfter(texts.join('')) !== 0).map((texts) => texts.join('')),
    );
    await page.evaluate(() => scrollTo(0, 0));
    await see(path);
  }
  return findings;
}

/** The parts of a block's texts that are not translated, except those that may stay English. */
export function untranslated(texts: readonly string[]): string[] {
  let before = '';
  const outside = texts.flatMap((text) => {
    let part = '';
    for (const character of text) {
      before += character;
      part += depthAfter(before) === 0 && character !== CLOSE ? character : '\n';
    }
    return part.split('\n');
  });
  return outside
    .map((part) => part.trim().replace(/^[-–:]\s*|:$/g, ''))
    .filter((part) => /\p{L}/u.test(part) && !SIGNS.test(part) && !mayStayEnglish(part, DEFAULT_LANGUAGE));
}

/**
 * Parts that are not text: letters of an index, units of time, the day of a trade (T+1). Dates too, because Intl has no data for
 * the pseudo-locale and writes them in English.
 */
const SIGNS = /^\p{L}$|^\d+ [hs]$|^T\+1$|^\d{1,2} [A-Z][a-z]{2,8}( \d{4})?$/u;

/** The number of translations that are still open at the end of a text. */
function depthAfter(text: string): number {
  return text.split(OPEN).length - text.split(CLOSE).length;
}

/** Runs in the page. @returns its direction, the texts of each block, and the elements that show only a part of their text */
function look() {
  const root = document.documentElement;
  const blocks = new Map<Element, string[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    // Texts marked as being in another language are names and examples.
    if (!parent || parent.closest('script, style, noscript') || parent.closest('[lang]') !== root) continue;
    let block = parent;
    while (/^(inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement) block = block.parentElement;
    blocks.set(block, [...(blocks.get(block) ?? []), textContent ?? '']);
  }
  const attributes = ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((one) => one.closest('[lang]') === root)
      .map((one) => [one.getAttribute(name) ?? '']),
  );
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const beyondDrawing = [...document.querySelectorAll('svg text')].filter((one) => {
    const [own, whole] = [one.getBoundingClientRect(), one.closest('svg')?.getBoundingClientRect()];
    return whole && (own.left < whole.left - 1 || own.right > whole.right + 1);
  });
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => {
    if (!one.textContent?.trim() || !one.checkVisibility() || one.closest('.spoken, [aria-hidden=true]')) return false;
    const { overflowX, overflowY, display } = getComputedStyle(one);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isWide = one.scrollWidth > one.clientWidth + 1 && display !== 'inline';
    return (
      (isWide && (hides(overflowX) || (hasText && overflowX === 'visible'))) ||
      (one.scrollHeight > one.clientHeight + 1 && hides(overflowY))
    );
  });
  return {
    direction: getComputedStyle(root).direction,
    blocks: [...blocks.values(), ...attributes, [description]],
    cut: [...cut, ...beyondDrawing].map(
      (one) =>
        `${one.tagName.toLowerCase()} "${one.textContent?.trim().slice(0, 40)}" in ${one.parentElement?.getAttribute('class') ?? '-'}`,
    ),
  };
}

import { DEFAULT_LANGUAGE, LANGUAGES, directionOf, divideAddress, prefixOf } from '#src/i18n/languages.ts';
import type { Reason } from './messages.ts';
import { withText } from './notice.ts';
import { kept, keptAddress, release } from './release.ts';

/**
 * A page in place of one in a language that is not kept: why it cannot be shown, in that language, and links to the same page in the
 * languages that are kept (OFFLINE-4). It has the styles of the kept home page and no script. Undefined if the page is kept
 * in no language.
 */
export async function pageNotKept(pathname: string, reason: Reason): Promise<Response | undefined> {
  const { language, path } = divideAddress(pathname);
  const words = release.languages[language]?.words;
  const home = await kept(prefixOf(DEFAULT_LANGUAGE) + '/');
  if (!words || !home || keptAddress(pathname) === undefined) return undefined;
  const links = await Promise.all(
    LANGUAGES.map(async ({ code, own }) => {
      const address = keptAddress(prefixOf(code) + path);
      const page = address === undefined ? undefined : await kept(address);
      return page ? `<li><a href="${prefixOf(code)}${path}" hreflang="${code}" lang="${code}">${own}</a></li>` : '';
    }),
  );
  if (links.every((link) => link === '')) return undefined;
  const styles = (await home.text()).match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)?.join('') ?? '';
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words[reason]}</title>${styles}<link rel="stylesheet" href="${release.noticeStyle}"></head><body><div id="root"><main class="wrap"><div class="offline-instead"><h1>${words[reason]}</h1><p>${words.languages}</p><ul class="tall-links">${links.join('')}</ul></div></main></div></body></html>`;
  return withText(home, html, 503);
}

import { DEFAULT_LANGUAGE, localeOf, type LanguageCode } from '#src/i18n/languages.ts';
import type { Reason } from './messages.ts';
import { release } from './release.ts';

/**
 * Adds the line that says when the page was up to date. It is in the page from the first paint, before any script, and in the
 * language of the page. `offline/page/notice.tsx` replaces it.
 */
export async function withNotice(page: Response, status: number, language: LanguageCode, asOf: Date, reason: Reason): Promise<Response> {
  const words = (release.languages[language] ?? release.languages[DEFAULT_LANGUAGE])?.words;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' });
  const time = `<time datetime="${asOf.toISOString()}">${format.format(asOf)}</time>`;
  const text = words ? `<strong>${words[reason]}</strong> ${words.upToDate.replace('{time}', time)}` : time;
  const html = (await page.text())
    .replace('</head>', `<link rel="stylesheet" href="${release.noticeStyle}"></head>`)
    .replace(
      '</body>',
      `<div id="offline-notice" class="offline-notice" role="status" data-as-of="${asOf.toISOString()}" data-reason="${reason}"><div class="offline-stale"><p class="wrap">${text}</p></div></div></body>`,
    );
  return withText(page, html, status);
}

/** A kept page with another text. The headers that describe its file are left out. */
export function withText(page: Response, html: string, status: number): Response {
  const headers = new Headers(page.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag', 'Last-Modified']) headers.delete(name);
  return new Response(html, { status, headers });
}

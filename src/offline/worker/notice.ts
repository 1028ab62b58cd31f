import { localeOf } from '#src/i18n/languages.ts';
import type { Reason } from './messages.ts';
import { release } from './release.ts';

/** The same words as in `offline/page/notice.tsx`, which replaces this line. */
const WHY: Record<Reason, string> = {
  offline: 'You are offline.',
  unreachable: 'This site cannot be reached.',
  slow: 'The network is slow.',
};

/**
 * Adds the line that says when the page was up to date. It is in the page from the first paint, before any script,
 * in English like the page itself. The script of the page translates it.
 */
export async function withNotice(page: Response, status: number, asOf: Date, reason: Reason): Promise<Response> {
  const time = `<time datetime="${asOf.toISOString()}">${new Intl.DateTimeFormat(localeOf('en'), { dateStyle: 'medium', timeStyle: 'short' }).format(asOf)}</time>`;
  const text = `<strong>${WHY[reason]}</strong> This page was up to date on ${time}.`;
  const html = (await page.text())
    .replace('</head>', `<link rel="stylesheet" href="${release.noticeStyle}"></head>`)
    .replace(
      '</body>',
      `<div id="offline-notice" class="offline-notice" role="status" data-as-of="${asOf.toISOString()}" data-reason="${reason}"><div class="offline-stale"><p class="wrap">${text}</p></div></div></body>`,
    );
  const headers = new Headers(page.headers);
  // These headers describe the original file.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(html, { status, headers });
}

import { t } from '@lingui/core/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import site from 'content:site';
import type { Feed } from '#src/content/feeds.ts';
import { DIRECTION, LANGUAGE } from '#src/i18n/language.ts';
import { tagOf } from '#src/i18n/languages.ts';
import type { PageName, Route } from '#src/routes.ts';

/** A page as React rendered it, and what its `<head>` says about it. */
export interface PrerenderedPage {
  markup: string;
  title: string;
  /** What the page is called in a list of pages. */
  name: string;
  description: string;
  /** Undefined for the 404 page, which has no address. */
  canonical: string | undefined;
  /** The addresses of the page in all languages, and `x-default`; none for the 404 page. */
  alternates: readonly { language: string; href: string }[];
  /** The Atom feeds that concern the page. */
  feeds: readonly Feed[];
}

/** What a page loads, as the addresses of files. They are known when the scripts and styles have been built. */
export interface PageFiles {
  /** The shell first and the script of the page second. */
  scripts: readonly string[];
  styles: readonly string[];
  printStyle: string;
  font: string;
}

interface DocumentProps {
  route: Route;
  page: PrerenderedPage;
  files: PageFiles;
  /** The code that starts the page. */
  inlineScript: string;
}

/** The pictures of link previews that differ from the plain one (`public/cards/`). */
const CARDS: Partial<Record<PageName, string>> = {
  warnings: 'warnings',
  'regulated-companies': 'register',
  'register-in-figures': 'register',
  changes: 'register',
};

/** The HTML file of a page. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<HtmlDocument {...props} />)}`;
}

/**
 * The `<html>` around the markup of a page, of which React takes over `#root` only. In the head, React writes the metadata and
 * the links first, and then the script and the style sheets in their order.
 */
function HtmlDocument({ route, page, files, inlineScript }: DocumentProps) {
  const { markup, title, description, canonical, alternates, feeds } = page;
  const forScript = {
    'data-page': route.page,
    'data-load': files.scripts.join(' '),
    // Not in the page itself, where browsers without styles would show it.
    'data-late': t`Searches, forms and downloads do not work at the moment. You can read the page and follow its links. Wait, or reload the page.`,
  };
  const isIndexed = canonical && !route.noindex && !site.fictional;
  return (
    <html lang={tagOf(LANGUAGE)} dir={DIRECTION}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f6f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1725" />
        {/* For link previews. */}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={`${site.baseUrl}/cards/${CARDS[route.page] ?? 'plain'}.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        {!isIndexed && <meta name="robots" content="noindex" />}
        {canonical && <link rel="canonical" href={canonical} />}
        {alternates.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        {feeds.map((feed) => (
          <link key={feed.address} rel="alternate" type="application/atom+xml" title={feed.title} href={feed.address} />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- the policy allows this script by the hash of its text, so nothing may be escaped */}
        <script {...forScript} dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {files.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {/* In a file of its own: browsers fetch it when nothing else is waiting. */}
        <link rel="stylesheet" media="print" href={files.printStyle} />
        <link rel="preload" href={files.font} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        {/* oxlint-disable-next-line react/no-danger -- React wrote this markup, before the addresses of the files were known */}
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
      </body>
    </html>
  );
}

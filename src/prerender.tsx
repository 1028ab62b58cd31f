import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import publishedDocuments from 'content:published-documents';
import documentAddresses from 'content:document-addresses';
import feeds from 'content:feeds';
import site from 'content:site';
import synonyms from 'content:synonyms';
import untranslated from 'content:untranslated';
import { App } from '#src/app/app.tsx';
import { documentTitle } from '#src/app/document-title.ts';
import { renderDocument, type PageFiles, type PrerenderedPage } from '#src/app/html-document.tsx';
import { loadPage } from '#src/app/pages.ts';
import { pageMeta, textOf } from '#src/page-meta.ts';
import { PREFIX } from '#src/i18n/address.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { languagesOf, prefixOf } from '#src/i18n/languages.ts';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { notFound, routes, type Route } from '#src/routes.ts';

export { LANGUAGE, documentAddresses, notFound, publishedDocuments, renderDocument, routes, site, synonyms, untranslated };
export type { PageFiles, PrerenderedPage };

/** Renders a page in the language of this build. @throws when a component throws. */
export async function prerenderRoute(route: Route): Promise<PrerenderedPage> {
  const meta = pageMeta[route.page];
  await loadPage(route.page);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App path={PREFIX + route.path} />, {
    onError: (error) => {
      errors.push(error);
    },
    // Otherwise React would write a large page in parts, and inline scripts to put them together.
    progressiveChunkSize: Infinity,
  });
  const markup = await text(prelude);
  if (errors.length > 0) throw new AggregateError(errors, `The page ${route.path} did not render`);
  return {
    markup,
    title: documentTitle(route.path, textOf(meta.title)),
    name: textOf(route.path === '/' ? REQUIRED_TEXTS.nav_home : meta.title),
    description: textOf(meta.description),
    canonical: route === notFound ? undefined : site.baseUrl + PREFIX + route.path,
    alternates: route === notFound ? [] : alternatesOf(route.path),
    feeds: feeds.list.filter(({ id }) => meta.feeds?.includes(id)),
  };
}

/** The address of a page in every language. Visitors with another language get the English page (`x-default`). */
export function alternatesOf(path: string): PrerenderedPage['alternates'] {
  return [
    ...languagesOf(site).map(({ code }) => ({ language: code, href: site.baseUrl + prefixOf(code) + path })),
    { language: 'x-default', href: site.baseUrl + path },
  ];
}

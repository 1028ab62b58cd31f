import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import XmlBuilder from 'fast-xml-builder';
import type { Prerender } from '../pages/write-pages.ts';

/** Writes `sitemap.xml` (sitemaps.org 0.9) and `robots.txt` (RFC 9309). */
export function writeForRobots(outDir: string, { routes, site, alternatesOf }: Prerender): void {
  const listed = routes.filter(({ noindex }) => !noindex);
  const sitemap = new XmlBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@' }).build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: listed.flatMap(({ path }) => {
        const alternates = alternatesOf(path);
        return alternates
          .filter(({ language }) => language !== 'x-default')
          .map(({ href }) => ({
            loc: href,
            'xhtml:link': alternates.map(({ language, href: address }) => ({
              '@rel': 'alternate',
              '@hreflang': language,
              '@href': address,
            })),
          }));
      }),
    },
  });
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap);
  // A robot must fetch a page to see that it is not to be indexed, so no page is excluded here.
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`);
}

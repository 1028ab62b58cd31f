import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import XmlBuilder from 'fast-xml-builder';
import type { Prerender } from './pages.ts';

/** Writes `sitemap.xml` (sitemaps.org 0.9) and `robots.txt` (RFC 9309). */
export function writeForRobots(outDir: string, { routes, site }: Prerender): void {
  const listed = routes.filter(({ noindex }) => !noindex);
  const sitemap = new XmlBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@' }).build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: listed.map(({ path }) => ({ loc: site.baseUrl + path })),
    },
  });
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap);
  // A robot must fetch a page to see that it is not to be indexed, so no page is excluded here.
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`);
}

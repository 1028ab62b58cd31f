import { load } from 'cheerio';
import { BuildError } from '../explain-error.ts';

/**
 * Checks that each link to a part of a page, such as `/glossary#stablecoin`, leads to one that exists. A part has the same id in every language.
 * @param pages the English pages by their paths
 * @throws {BuildError} that names the wrong links
 */
export function checkLinks(pages: ReadonlyMap<string, string>): void {
  const read = [...pages].map(([path, markup]) => ({ path, $: load(markup) }));
  const parts = new Set(
    read.flatMap(({ path, $ }) =>
      $('[id]')
        .toArray()
        .map(({ attribs }) => `${path}#${attribs['id']}`),
    ),
  );
  const wrong = read.flatMap(({ path, $ }) =>
    $('a[href*="#"]')
      .toArray()
      .map(({ attribs: { href = '' } }) => (href.startsWith('#') ? path + href : href))
      .filter((address) => address.startsWith('/') && !parts.has(address.replace(/\?[^#]*/, '')))
      .map((address) => `  ${address} on the page ${path}`),
  );
  if (wrong.length > 0) throw new BuildError(`No page has the part to which these links lead:\n${[...new Set(wrong)].join('\n')}`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { fileOf } from '../../build/built-files.ts';
import type { Content } from '../../build/content/load.ts';
import { sortNewestFirst } from '../../build/content/warned-firms.ts';
import { findRoute } from '../../src/routes.ts';

/** The texts by which visitors recognise the records of four lists, in order. */
interface Records {
  licences: string[];
  warnings: string[];
  reasons: string[];
  alerts: string[];
  publications: string[];
}

export function recordsOfContent({ firms, warnedFirms, alerts, publications }: Content): Records {
  return {
    // The directory is sorted by name. Other tests check that.
    licences: firms.map(({ licenseId }) => licenseId).toSorted(),
    warnings: sortNewestFirst(warnedFirms).map(({ name }) => name),
    reasons: sortNewestFirst(warnedFirms).map(({ reason }) => reason),
    alerts: alerts.map(({ title }) => title),
    publications: publications.map(({ title }) => title),
  };
}

/** The same, from the HTML of a built site. */
export function recordsOfPages(site: string): Records {
  const texts = (path: string, selector: string) => {
    const $ = load(readFileSync(join(site, fileOf(findRoute(path))), 'utf8').replaceAll('\u00a0', ' '));
    return $(selector)
      .toArray()
      .map((element) => $(element).text());
  };
  return {
    licences: texts('/regulated-companies', 'tbody tr td:nth-of-type(3)').toSorted(),
    warnings: texts('/warnings', 'article h3'),
    reasons: texts('/warnings', 'article [data-reason]'),
    alerts: texts('/', '#latest-alerts li h3'),
    publications: texts('/publications', 'table tbody th'),
  };
}

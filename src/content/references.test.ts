import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { notFound, routes } from '#src/routes.ts';
import { pageTexts } from '../../tests/support/page-texts.ts';
import { contentTexts, interfaceTexts, textsIn } from '../../tests/support/texts.ts';
import { buildDate } from '#build/content/build-date.ts';
import { contentFolder } from '#build/content/plugin.ts';
import { content } from '../../tests/support/content.ts';

/* The pages, documents and days that texts mention must exist. */

const FOLDER = contentFolder();
const { publishedDocuments, publications, downloads, alerts } = content;
const all = [...contentTexts, ...interfaceTexts];
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
const read = (file: string): unknown => parse(readFileSync(resolve(FOLDER, file), 'utf8'));

describe('a page named in a text', () => {
  const titles = [...routes, notFound].map(({ page }) => pageTexts(page).title);
  const named = all.flatMap(({ file, text }) =>
    [...text.matchAll(/\b[Tt]he ([A-Z]\w+(?: \w+){0,4}?) page\b/g)].map(([, name = '']) => ({ file, name })),
  );

  test('exists', () => {
    expect(named.length).toBeGreaterThan(10);
    const known = (name: string) => titles.some((title) => title === name || title.startsWith(`${name} & `));
    expect(named.filter(({ name }) => !known(name))).toEqual([]);
  });

  test('is at the address of its link', () => {
    const paths = new Set([...routes.map(({ path }) => path), ...downloads.map(({ link }) => link)]);
    const links = files.flatMap((file) => linksIn(read(file)).map((link) => ({ file, link })));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ link }) => link.startsWith('/') && !paths.has(link.split('#')[0] ?? ''))).toEqual([]);
  });

  /** The value of every field `link` inside a value. */
  function linksIn(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => (key === 'link' && typeof inner === 'string' ? [inner] : linksIn(inner)));
  }
});

describe('a document cited in a text', () => {
  // The id of an alert also counts as a reference, even if the alert has no advisory.
  const references = new Set([...publishedDocuments.map(({ document }) => document.reference), ...alerts.map(({ id }) => id)]);
  const codes = publishedDocuments.filter(({ type }) => type === 'guidance').map(({ document }) => document.title);

  test('exists, if it is cited by its reference', () => {
    const cited = all.flatMap(({ file, text }) =>
      (text.match(/\b(?:(?:GUID|PUB|LEG)-[\w.-]*\w|DFP-CHK-\d+|adv-[a-z]{2}-\d+)/g) ?? []).map((ref) => ({ file, ref })),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ ref }) => !references.has(ref))).toEqual([]);
  });

  test('exists, if it is cited by the code of guidance', () => {
    const cited = all.flatMap(({ file, text }) => (text.match(/\b(?:AML|CRD)-\d{3}\b/g) ?? []).map((code) => ({ file, code })));
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ code }) => !codes.some((title) => title.startsWith(`${code} `)))).toEqual([]);
  });

  test('has the day given after its title', () => {
    const daysAfter = (title: string, text: string) =>
      [...text.matchAll(new RegExp(`${title} of (\\d+ \\w+ \\d{4})`, 'g'))].map(([, day = '']) => isoOf(day));
    expect(daysAfter('Report', 'See the Report of 31 March 2025.')).toEqual(['2025-03-31']);
    const wrong = publications.flatMap(({ title, date }) =>
      all.flatMap(({ file, text }) => daysAfter(title, text).flatMap((day) => (day === date ? [] : { file, title, day, date }))),
    );
    expect(wrong).toEqual([]);
  });
});

test('every text says that the hotline is planned and not open yet', () => {
  const named = all.filter(({ text }) => /hotline/i.test(text) && text !== 'Anonymous Hotline');
  expect(new Set(named.map(({ file }) => file))).toEqual(new Set(['report-abuse.yaml', 'locales/en/messages.po']));
  const sayings = [/\bplanned\b/, /\bnot open yet\b/];
  expect(named.filter(({ text }) => !sayings.every((saying) => saying.test(text)))).toEqual([]);
});

test('only the Contact page says whether there is a telephone number', () => {
  const mentions = all.filter(({ text }) => /\b(?:our|no) (?:public )?telephone number\b/i.test(text));
  expect(new Set(mentions.map(({ file }) => file))).toEqual(new Set(['contact.yaml']));
});

describe('a day in running text', () => {
  const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
  const FIXED = 'August 1, 2025';
  const WRITTEN = new RegExp(`\\b\\d{1,2} (?:${MONTHS}) \\d{4}|${FIXED}`, 'g');
  const today = buildDate();

  test('always has the same form, unless the form is fixed (ALERT-3, REG-1)', () => {
    const other = new RegExp(`\\b(?:${MONTHS}|[A-Z][a-z]{2}) \\d{1,2}, \\d{4}`, 'g');
    const wrong = all.flatMap(({ file, text }) =>
      (text.replaceAll(/Effective [A-Z][a-z]{2} \d{1,2}, \d{4}/g, '').match(other) ?? [])
        .filter((day) => day !== FIXED)
        .map((day) => ({ file, day })),
    );
    expect(wrong).toEqual([]);
  });

  /*
   * A text may name a day after its own date: it announces that day. Once the day has passed, an editor reads the text again and
   * sets its date, or `updated`. A text without a date must not announce a day, because nobody would check it.
   */
  test('has not passed if a text announces it', () => {
    const days = files.flatMap((file) => {
      const written = parts(read(file)).flatMap(({ own, texts }) =>
        texts.flatMap((text) => (text.match(WRITTEN) ?? []).map((day) => ({ file, day: isoOf(day), own }))),
      );
      return written;
    });
    expect(days.length).toBeGreaterThan(20);
    expect(days.filter(({ day, own }) => (own === undefined ? day > today : day > own && day <= today))).toEqual([]);
  });

  test('is found in any form', () => {
    expect('From 1 May 2025, due August 1, 2025'.match(WRITTEN)?.map(isoOf)).toEqual(['2025-05-01', '2025-08-01']);
  });

  /** A document, or each record of a list, with the day on which its text was last true. */
  function parts(value: unknown): { own: string | undefined; texts: string[] }[] {
    if (Array.isArray(value)) return value.flatMap(parts);
    // oxlint-disable-next-line no-unsafe-type-assertion -- the schemas have checked this record
    const { updated, checked, date, added, issued } = value as Record<string, string | undefined>;
    return [{ own: updated ?? checked ?? date ?? added ?? issued?.slice(0, 10), texts: textsIn(value) }];
  }
});

/** '1 May 2025' as '2025-05-01'. */
function isoOf(day: string): string {
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}

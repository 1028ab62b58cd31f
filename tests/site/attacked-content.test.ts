import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import { checkCatalogues } from '../../build/content/catalogues.ts';
import { type Content, loadContent } from '../../build/content/load.ts';
import { ContentError, formatProblem } from '../../build/content/problems.ts';
import { INLINE_SCRIPT } from '../../build/pages/inline-script.ts';
import { notFound, routes } from '../../src/routes.ts';
import { VALUES } from '../support/attack/breakings.ts';
import { copyContent } from '../support/attack/content-copy.ts';
import { fieldsOf, literalOf, withValues } from '../support/attack/fields.ts';
import { buildIn } from '../support/build-elsewhere.ts';
import { content } from '../support/content.ts';
import { recordsOfContent, recordsOfPages } from '../support/every-record.ts';
import { oneMoreOfEach } from '../support/one-more-of-each.ts';

/*
 * Text that the schemas accept stays text. This builds a site in which every sentence is a script, the end of an attribute, an
 * address that runs code, or a formula. Its pages must have exactly the elements and attributes of the real ones.
 */

const OUT = resolve('.build/attacked');
const copy = copyContent();
afterAll(() => copy.remove());

const kinds = [VALUES['script'], VALUES['addresses'], VALUES['formulas']].flatMap((group) => Object.values(group ?? {}));

/** Replaces each text of the content with one of the kinds in turn. Texts that the schemas refuse stay unchanged. */
function changedFiles(): { files: Map<string, string>; count: number } {
  let passed = copy.files
    .filter((file) => !file.startsWith('locales/'))
    .flatMap((file) => fieldsOf(file, copy.textOf(file)))
    .map((field, index) => {
      const mark = `m${index + 10_000}`;
      return { field, mark, literal: literalOf(field, kinds[index % kinds.length]?.(mark)) };
    });
  for (;;) {
    const byFile = Map.groupBy(passed, ({ field }) => field.file);
    const files = new Map([...byFile].map(([file, own]) => [file, withValues(copy.textOf(file), own)]));
    const broken = copy.withChanges(files, () => {
      try {
        loadContent(copy.folder, checkCatalogues(copy.folder));
        return [];
      } catch (error) {
        if (error instanceof ContentError) return error.problems;
        throw error;
      }
    });
    if (broken.length === 0) return { files, count: passed.length };
    const isBroken = ({ field: { file, key }, mark }: (typeof passed)[number]) =>
      broken.some((problem) => {
        const said = `${problem.file} ${typeof problem.value === 'string' ? problem.value : ''} ${problem.rule}`;
        return (problem.file === file && (problem.key === key || problem.key?.startsWith(`${key}.`))) || said.includes(mark);
      });
    const sound = passed.filter((one) => !isBroken(one));
    // Something that another file names is missing, or it is a rule about a whole record.
    const rest =
      sound.length < passed.length
        ? sound
        : passed.filter(({ field }) => !broken.some(({ file, rule }) => file === field.file || rule.includes(field.file)));
    if (rest.length === passed.length) throw new Error(broken.map(formatProblem).join('\n'));
    passed = rest;
  }
}

let count = 0;
let written: Content;
beforeAll(async () => {
  const { files, count: changed } = changedFiles();
  count = changed;
  // This site also contains additional records, which saves another build.
  const more = oneMoreOfEach((file) => files.get(file) ?? copy.textOf(file));
  const undo = copy.change(new Map([...files, ...more]));
  try {
    written = loadContent(copy.folder);
    await buildIn(resolve('.'), OUT, { CONTENT_DIR: copy.folder }, 'english');
  } finally {
    undo();
  }
}, 600_000);

const pages = [...routes, notFound].map((route) => ({ path: route.path, file: fileOf(route) }));
const pageOf = (folder: string, file: string) => load(readFileSync(join(folder, file), 'utf8').replaceAll('\u00a0', ' '));

/** Elements with the names of their attributes, without values. */
function skeletonOf($: ReturnType<typeof load>): Set<string> {
  return new Set(
    $('*')
      .toArray()
      .map((element) => ('attribs' in element ? `${element.tagName} ${Object.keys(element.attribs).toSorted().join(' ')}` : '')),
  );
}

test('hundreds of texts are attacked', () => {
  expect(count).toBeGreaterThan(150);
});

test('the pages contain one more firm, warning, alert and publication', () => {
  const found = recordsOfPages(OUT);
  expect(found).toEqual(recordsOfContent(written));
  const before = recordsOfContent(content);
  for (const list of ['licences', 'warnings', 'alerts', 'publications'] as const) expect(found[list]).toHaveLength(before[list].length + 1);
});

describe.each(pages)('$path', ({ file }) => {
  const real = () => pageOf('dist', file);
  const attacked = () => pageOf(OUT, file);

  test('has the elements and attributes of the real page, and no others', () => {
    const known = skeletonOf(real());
    expect([...skeletonOf(attacked())].filter((element) => !known.has(element))).toEqual([]);
    expect(attacked()('script').toArray()).toHaveLength(real()('script').toArray().length);
    expect(attacked()('script:not([src])').text()).toBe(INLINE_SCRIPT);
    expect(attacked()('style, base, iframe, object, embed, [style], [srcdoc]').toArray()).toEqual([]);
  });

  test('leads only to https and email addresses or within itself', () => {
    const addresses = addressesOf(attacked());
    // Some of the real warned sites have no https.
    const warned = new Set(addressesOf(real()).filter((address) => address.startsWith('http://')));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(https:\/\/|mailto:|tel:|#|\/(?!\/))/.test(address) && !warned.has(address))).toEqual([]);
  });
});

function addressesOf($: CheerioAPI): string[] {
  const attributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset'];
  return $(attributes.map((name) => `[${name}]`).join())
    .toArray()
    .flatMap((element) => attributes.flatMap((name) => $(element).attr(name) ?? []));
}

test('the texts are in the pages as they were written (SECURITY-2)', () => {
  const whole = pages.map(({ file }) => pageOf(OUT, file)('body').text()).join('\n');
  expect(whole).toContain('<script>alert(1)</script> m1');
  expect(whole).toContain('"><img src=x onerror=alert(1)> m1');
  expect(whole).toContain('javascript:alert(1)//m1');
});

import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { DATA, FONTS } from '../../src/licences/works.ts';
import { isAccepted } from '../support/accepted-licences.ts';

/* The licences in `dist/`. */

const [head = '', ...others] = readFileSync('dist/licences.txt', 'utf8').split('-'.repeat(72));
/** The works with their licence texts: the title of a work is its name, its version if it is a package, and its licence. */
const works = [head.slice(head.indexOf('\n')), ...others].map((work) => work.trim());
const names = works.map((work) => /^\S+(?= \d+\.\d+\.\d+\S* \([^\n]+\)\n)/.exec(work)?.[0] ?? '').filter((name) => name !== '');

test('the page lists the fonts and data with their licences, and leads to the texts', () => {
  const main = load(readFileSync('dist/licences.html', 'utf8'))('main');
  for (const { name, licence } of [...FONTS, ...DATA]) expect(main.text()).toContain(name + licence);
  expect(main.find('a[href="/licences.txt"]')).toHaveLength(1);
});

test('the text of each licence is below what is under that licence', () => {
  for (const { name, licence, text } of [...FONTS, ...DATA]) {
    const begins = `${name} (${licence})\n\n${readFileSync(text, 'utf8').slice(0, 40).trim()}`;
    expect(
      works.filter((work) => work.startsWith(begins)),
      name,
    ).toHaveLength(1);
  }
  expect(names.length + FONTS.length + DATA.length).toBe(works.length);
  expect(new Set(works).size).toBe(works.length);
});

test('every work is under a licence that we accept', () => {
  const licences = works.map((work) => /^[^\n]* \(([^\n]+)\)\n/.exec(work)?.[1] ?? 'none');
  expect(licences.filter((licence) => !isAccepted(licence))).toEqual([]);
});

test.for([
  ['the pages', 'react-dom'],
  ['the worker of the check', 'tldts'],
  ['the helpers of Vite', 'vite'],
] as const)('the packages of %s are listed', ([, name]) => {
  expect(names).toContain(name);
});

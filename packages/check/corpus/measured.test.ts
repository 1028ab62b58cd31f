import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/support/sample.ts';
import { createCheck } from '../src/check.ts';
import { hostOfSite } from '../src/read/host.ts';
import { cutHost } from '../src/read/public-suffix.ts';
import { gravityOf } from './facts.ts';
import { genuineTexts } from './measured/genuine.ts';
import { hostileTexts } from './measured/hostile.ts';
import { PRESS } from './measured/prose.ts';
import { QUESTIONS } from './measured/questions.ts';
import { ourLists } from './our-content.ts';

/*
 * Goals on texts that were written before the engine, and that are not changed to fit it. A test that fails has a goal that is not
 * reached yet.
 */

const SEED = 20_262;
const lists = ourLists();
const { check } = createCheck(lists);
const ACCUSING = new Set<string>(['warned', 'both', 'likeWarned', 'notOnRecord', 'imitatesUs', 'noSuchLicence', 'otherLicence']);
const isAccused = (text: string) => ACCUSING.has(check(text).verdict);

test('no text with something genuine and a way to reach or pay a stranger is calm, recorded or a choice', () => {
  const wrong = hostileTexts(sampleOf(2_000), SEED, lists.firms).filter(({ text }) => {
    const { verdict } = check(text);
    return verdict !== 'partly' && verdict !== 'ended' && gravityOf({ verdict }) < 2;
  });
  expect(wrong).toEqual([]);
});

test('at most 1 % of genuine messages get an alarm', () => {
  const texts = genuineTexts(lists.firms);
  const all = texts.slice(0, sampleOf(texts.length));
  const alarmed = all.filter((text) => gravityOf(check(text)) === 2);
  expect(alarmed.length / all.length, JSON.stringify(alarmed.slice(0, 5))).toBeLessThanOrEqual(0.01);
});

test('no passage of a newspaper, a lawyer or a letter between friends accuses anybody', () => {
  expect(PRESS.filter(isAccused)).toEqual([]);
});

test('at least 80 % of the questions of victims are read as nothing: they name nobody', () => {
  const missed = QUESTIONS.filter((text) => check(text).verdict !== 'nothing');
  expect(missed.length / QUESTIONS.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2);
});

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'measured', file), 'utf8')
    .trim()
    .split('\n');

const NAMES = [
  { what: 'firms that are in none of our lists', names: linesOf('real-firms.txt') },
  {
    // The first words of names in our lists, and 200 others, as a word and in the name of a place.
    what: 'usual words',
    names: linesOf('usual-words.txt').flatMap((word) => {
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      return [word, name, `${name} Bank`, `${name} Hotel`, `${name} Street`];
    }),
  },
];

test.for(NAMES)('at most 1 % of $what are accused', ({ names }) => {
  const accused = names.filter(isAccused);
  expect(accused.length / names.length, accused.join(', ')).toBeLessThanOrEqual(0.01);
});

/** Letters that look alike, chosen by eye, so that the check is not measured with its own list. Many are Cyrillic. */
const ALIKE = 'a:а a:ä c:с d:cl e:е e:é i:і i:l l:1 l:i m:rn o:о o:0 p:р s:ѕ u:ü w:vv x:х y:у'.split(' ').map((pair) => pair.split(':'));

/** A label with a letter missing, added, swapped with the next or replaced by one that looks alike, at every place. */
function misspellingsOf(label: string): string[] {
  const made = [...label].flatMap((letter, at) => {
    const [before, after] = [label.slice(0, at), label.slice(at + 1)];
    const alike = ALIKE.flatMap(([one, other = '']) => (one === letter ? [before + other + after] : []));
    return [
      before + after,
      before + letter + letter + after,
      `${before}e${letter}${after}`,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...alike,
    ];
  });
  return [...new Set(made)].filter((one) => one !== label && !/^-|-$/.test(one));
}

const domainsOf = (records: readonly { websites?: readonly string[] | undefined }[]) => [
  ...new Set(records.flatMap(({ websites = [] }) => websites.map((site) => cutHost(hostOfSite(site) ?? '').domain ?? ''))),
];

test('every misspelling of a warned domain of six letters or more is accused', () => {
  const onRecord = domainsOf(lists.firms);
  const typed = domainsOf(lists.warnings).flatMap((domain) => {
    const { label = '', suffix } = cutHost(domain);
    return label.length < 6 ? [] : misspellingsOf(label).map((one) => `${one}.${suffix}`);
  });
  const missed = typed.filter((one) => !onRecord.includes(one) && !isAccused(one));
  expect(missed.length, `of ${typed.length}: ${missed.slice(0, 50).join(' ')}`).toBe(0);
});

test('nothing on record is accused', () => {
  const points = lists.firms.flatMap(({ websites = [], emailDomains = [], phones = [] }) => [
    ...websites,
    ...emailDomains.map((domain) => `info@${domain}`),
    ...phones,
  ]);
  expect([...points, ...domainsOf(lists.firms)].filter(isAccused)).toEqual([]);
});

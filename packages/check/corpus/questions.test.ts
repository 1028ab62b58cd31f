import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isThorough } from '../../../tests/support/sample.ts';
import { createCheck, STANDINGS, VERDICTS } from '../src/check.ts';
import { fold } from '../src/names/fold.ts';
import { readName } from '../src/names/name.ts';
import { isFinanceWord } from '../src/names/usual-words.ts';
import { ourLists } from './our-content.ts';

/*
 * The main question of the site: is this firm regulated? `questions.json` has wordings in five languages, written by somebody who had not seen the
 * words that the check knows. {} stands for the name.
 */

const WORDINGS: Record<string, readonly string[]> = JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8'));
/** Without THOROUGH, each wording is tried with one in so many names, and each with other ones. */
const PART = 20;

const someOf = <T>(list: readonly T[], turn: number, part = PART) => (isThorough ? list : list.filter((_, at) => (at + turn) % part === 0));

const own = ourLists();
const { firms, warnings } = own;
const { check } = createCheck(own);
const verdictOf = (text: string) => check(text).verdict;

/** The answers to a name that are right: that of the firm's standing, or of a warning about somebody with this name. */
function rightFor({ name, status = '' }: (typeof firms)[number]): readonly string[] {
  const alone = verdictOf(name);
  return alone === 'both' || alone === 'warned' ? ['both', 'warned'] : [new Map(Object.entries(STANDINGS)).get(status) ?? 'limited'];
}

/** A name without its legal form, in its own letters. */
function withoutForm(name: string): string {
  const words = name.split(' ');
  const known = readName(name).words;
  const shorter = words.map((_, nth) =>
    words
      .slice(0, words.length - nth)
      .join(' ')
      .replace(/,$/, ''),
  );
  return shorter.findLast((one) => readName(one).words === known) ?? name;
}

describe.for(Object.entries(WORDINGS))('a question about a firm in %s gets the answer of its standing', ([, wordings]) => {
  test.for(wordings.map((wording, nth) => [wording, nth] as const))('%s', ([wording, nth]) => {
    const asked = someOf(firms, nth);
    expect(asked.length).toBeGreaterThan(0);
    const wrong = asked.flatMap((firm) =>
      [firm.name, withoutForm(firm.name)]
        .map((name) => wording.replaceAll('{}', name))
        .filter((text) => !rightFor(firm).includes(verdictOf(text))),
    );
    expect(wrong).toEqual([]);
  });
});

const MORE = [
  '{} Crypto',
  '{} Pay',
  '{} Investments Ltd',
  '{} Capital',
  '{} Group',
  '{} Online',
  '{} Trading',
  'is {} Global regulated?',
  'Royal {}',
  'New {}',
];

describe.for(MORE.map((form, nth) => [form, nth] as const))('more words make another name: %s (CHECK-17)', ([form, nth]) => {
  test('no firm is on record under it', () => {
    const texts = someOf(firms, nth, PART / 2).map(({ name }) => form.replace('{}', withoutForm(name)));
    expect(texts.filter((text) => !['choose', 'likeWarned', 'warned'].includes(verdictOf(text)))).toEqual([]);
  });

  test('a warning is not weaker', () => {
    const rank = (text: string) => Object.keys(VERDICTS).indexOf(verdictOf(text));
    const names = someOf(warnings, nth, PART / 4).flatMap(({ name, aliases = [] }) => [name, ...aliases]);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => rank(form.replace('{}', name)) > rank(name))).toEqual([]);
  });
});

describe('the name of a firm beside a warned name hides neither', () => {
  test.for(
    ['{} *', '{} (*)', '{} and *', '{} / *', '{} y *', '{} et *', '{} & *', '{} vs *', 'are {} and * safe?', '* {}', '* and {}'].map(
      (form, nth) => [form, nth] as const,
    ),
  )('%s', ([form, nth]) => {
    const pairs = someOf(firms, nth).flatMap(({ name }) =>
      someOf(warnings, nth, PART / 4).map((warning) => [withoutForm(name), warning.name] as const),
    );
    expect(pairs.length).toBeGreaterThan(0);
    const texts = pairs.map(([firm, warned]) => form.replace(/[{}*]+/g, (mark) => (mark === '*' ? warned : firm)));
    expect(texts.filter((text) => !['warned', 'both'].includes(verdictOf(text)))).toEqual([]);
  });
});

describe('half-remembered names beside each other are all found', () => {
  const recordsIn = (text: string) =>
    new Set(
      check(text).items.flatMap(({ facts }) =>
        [...facts.firms, ...facts.warnings, ...facts.resembles, ...facts.candidates].map(({ name }) => name),
      ),
    );
  // The first words that lead to one record. A word of finance beside a name may belong to it: `Golden Spindrift`.
  const firstWords = [...firms, ...warnings]
    .map(({ name }) => ({ name, word: name.split(/[ ,]/, 1).join('') }))
    .filter(
      ({ name, word }) =>
        /^\p{L}{6,}$/u.test(word) && word !== name && !isFinanceWord(fold(word)) && [...recordsIn(word)].join('|') === name,
    );

  test.for(['{} *', '* {}', '{}, *', '{} or *', '{} / *'].map((form, nth) => [form, nth] as const))('%s', ([form, nth]) => {
    const ones = someOf(firstWords, nth, 4);
    const pairs = ones
      .flatMap((one) => someOf(firstWords, nth + 1, 5).map((other) => [one, other] as const))
      .filter(([one, other]) => one.name !== other.name);
    expect(pairs.length).toBeGreaterThan(100);
    const lost = pairs.flatMap(([one, other]) =>
      [one.word, fold(one.word)].flatMap((word) => {
        const text = form.replace(/[{}*]+/g, (mark) => (mark === '*' ? other.word : word));
        const found = recordsIn(text);
        return found.has(one.name) && found.has(other.name) ? [] : [text];
      }),
    );
    expect(lost).toEqual([]);
  });
});

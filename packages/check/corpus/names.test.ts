import { describe, expect, test } from 'vitest';
import { isThorough, sampleOf } from '../../../tests/support/sample.ts';
import { VERDICTS, createCheck, recordsOf } from '../src/check.ts';
import { fold } from '../src/names/fold.ts';
import { readName } from '../src/names/name.ts';
import { isUsualWord } from '../src/names/usual-words.ts';
import { generateOrdinary } from './ordinary-names.ts';
import { ORDINARY_TEXTS } from './ordinary-texts.ts';
import { ourLists } from './our-content.ts';
import { createRandom } from './random.ts';
import { generateRemembered, measureRemembered } from './remembered-names.ts';

/*
 * The check finds firms and warnings by names as people remember them (CHECK-6). Only a whole name leads to the verdict of a licence. Ordinary
 * names find nothing.
 */

const SEED = 20_252;
const EACH = sampleOf(500);
const MIN_FOUND = 0.95;
const MAX_RAISED = 0.005;
const ORDINARY = generateOrdinary(sampleOf(2_000), SEED);

const { firms, warnings } = ourLists();
const check = createCheck({ firms, warnings });
const firmNames = firms.map(({ name }) => name);
const warnedNames = warnings.map(({ name }) => name);

/** A name as somebody typed it, and the position of the warning that it means. */
interface Typed {
  typed: string;
  position: number;
}

/** Letters that sound alike, each with the one that is heard. */
const SOUNDS = new Map(
  'ae bp ck dt ei fv gk iy kc mn nm ou pb sz td uo vf yi zs'.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Names of warned firms in which one letter of the longest word, but not its first, is another that sounds alike. */
function generateMisheard(): Typed[] {
  const random = createRandom(SEED);
  return Array.from({ length: EACH }).flatMap(() => {
    const position = random.below(warnedNames.length);
    const name = warnedNames[position] ?? '';
    const longest = name.split(' ').reduce((found, word) => (word.length > found.length ? word : found), '');
    const at = name.indexOf(longest) + 1 + random.below(Math.max(1, longest.length - 1));
    const sound = SOUNDS.get(name.charAt(at));
    return sound === undefined ? [] : [{ typed: name.slice(0, at) + sound + name.slice(at + 1), position }];
  });
}

/** Addresses with the whole name of a warned firm. The address of a clone imitates that of the genuine firm, and is left out. */
const generateHosts = (): Typed[] =>
  warnedNames.flatMap((name, position) =>
    name.endsWith('(clone)') ? [] : ['', '-'].map((gap) => ({ typed: `${fold(name).split(' ').join(gap)}.com`, position })),
  );

test('a name whose first word is written as two is found: nimbus fell', () => {
  const words = [...firmNames, ...warnedNames].map((name) => fold(name).split(' ', 1).join(''));
  const isFound = (text: string) => !['unknown', 'nothing'].includes(check.check(text).verdict);
  const own = words.filter((word) => word.length >= 8 && !isUsualWord(word) && isFound(word));
  expect(own.length).toBeGreaterThan(100);
  const split = own.flatMap((word) => Array.from({ length: word.length - 7 }, (_, at) => `${word.slice(0, at + 4)} ${word.slice(at + 4)}`));
  expect(split.filter((text) => !isFound(text))).toEqual([]);
});

test('at least 95 % of remembered names of firms are among the first ten, and only a whole name leads to the verdict of its licence', () => {
  for (const { kind, rate, missed, judged } of measureRemembered(check, generateRemembered(firmNames, EACH, SEED))) {
    expect(rate, `${kind}: ${JSON.stringify(missed.slice(0, 10))}`).toBeGreaterThanOrEqual(MIN_FOUND);
    expect(judged, kind).toEqual([]);
  }
});

describe('at least 95 % of the names of warned firms are shown with the warning', () => {
  const cases: Readonly<Record<string, () => readonly Typed[]>> = {
    'as people remember them': () => generateRemembered(warnedNames, EACH, SEED),
    'with a letter that sounds alike': generateMisheard,
    'as an address': generateHosts,
  };

  test.for(Object.entries(cases))('%s', ([, generate]) => {
    const asked = generate();
    const missed = asked.filter(({ typed, position }) => {
      const answer = check.check(typed);
      const alike = answer.items.flatMap(({ facts }) => facts.resembles).filter(({ list }) => list === 'warnings');
      return ![...recordsOf(answer).warnings.slice(0, 10), ...alike].some((record) => record.position === position);
    });
    expect(asked.length).toBeGreaterThan(50);
    expect(missed.length / asked.length, JSON.stringify(missed.slice(0, 10))).toBeLessThanOrEqual(1 - MIN_FOUND);
  });
});

test('at most 0.5 % of ordinary names and domains find a firm by a remembered name', () => {
  const raised = ORDINARY.filter((text) => recordsOf(check.check(text)).firms.some(({ rank }) => rank === 'telling'));
  expect(raised.length / ORDINARY.length, JSON.stringify(raised)).toBeLessThanOrEqual(MAX_RAISED);
});

test('at most 0.5 % of ordinary names, domains and sentences are taken for a warned name (CHECK-19)', () => {
  const texts = [...ORDINARY, ...ORDINARY_TEXTS];
  const suspected = texts.filter((text) => ['warned', 'both', 'likeWarned'].includes(check.check(text).verdict));
  expect(suspected.length / texts.length, JSON.stringify(suspected)).toBeLessThanOrEqual(MAX_RAISED);
});

/** Some firms with a known place, by their names in the register and without a legal form, in small letters and in capitals. */
const NAMED = firms
  .filter(({ headquarters = '' }, nth) => headquarters.includes(', ') && (isThorough || nth % 4 === 0))
  .flatMap(({ name, headquarters = '' }) =>
    [name, readName(name).words, name.toUpperCase()].map((written) => ({
      name: written,
      headquarters,
      right: check.check(written).verdict,
    })),
  );

/** The texts about firms to which the check gives another answer than to the name of the firm, and none of some others. */
function wrongAnswers(textsOf: (name: string, headquarters: string) => readonly string[], ...others: readonly string[]): string[] {
  return NAMED.flatMap(({ name, headquarters, right }) =>
    textsOf(name, headquarters)
      .map((text) => ({ text, verdict: check.check(text).verdict }))
      .filter(({ verdict }) => verdict !== right && !others.includes(verdict))
      .map(({ text, verdict }) => `${verdict}: ${text}`),
  );
}

describe('beside the name of a firm', () => {
  test('its city and its country change nothing', () => {
    const withPlaces = (name: string, headquarters: string) =>
      [headquarters, ...headquarters.toLowerCase().split(', ')].flatMap((place) => [
        `${name} ${place}`,
        `${name}, ${place}`,
        `${name} in ${place}`,
        `is ${name} in ${place} regulated?`,
      ]);
    expect(wrongAnswers(withPlaces)).toEqual([]);
  });

  test('a place before it makes another name at most', () => {
    const behindPlaces = (name: string, headquarters: string) =>
      name === name.toLowerCase() ? [] : headquarters.split(', ').map((place) => `${place} ${name}`);
    expect(wrongAnswers(behindPlaces, 'choose', 'likeWarned')).toEqual([]);
  });

  test('a year changes nothing', () => {
    expect(wrongAnswers((name) => [`${name} 2024`, `2025 ${name}`, `${name} fees 2025`, `is ${name} safe 2025`])).toEqual([]);
  });

  test('the words of a search make no message', () => {
    const searched = ['share price', 'stock', 'ceo', 'careers', 'app', 'login', 'fees', 'opening hours', 'annual report 2024', 'Iceland'];
    // A longer text is a sentence, and so is one with a full stop.
    const inSearch = (name: string) =>
      name.split(' ').length > 4 || name.endsWith('.') ? [] : searched.map((words) => `${name} ${words}`);
    expect(wrongAnswers(inSearch, 'choose', 'likeWarned')).toEqual([]);
  });

  test('more words of a name and a year are not calm', () => {
    const named = ['Pay', 'crypto', 'Investments', 'Iceland Crypto'];
    const calm = NAMED.flatMap(({ name }) =>
      named.flatMap((more) => [`${name} ${more}`, `${name} ${more} 2025`, `${name} 2025 ${more}`]),
    ).filter((text) => VERDICTS[check.check(text).verdict].tone === 'calm');
    expect(calm).toEqual([]);
  });
});

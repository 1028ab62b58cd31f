import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { VERDICTS, createCheck, recordsOf } from '@frontier/check';
import { foldLetters } from '@frontier/check/fold';
import { sortByName } from '#build/content/modules/register.ts';
import { sortNewestFirst } from '#build/content/modules/warned-firm-parts.ts';
import statuses from 'content:statuses';
import { isSaidBeside } from '#src/check/items.ts';
import { Answer } from '#src/parts/answer/answer.tsx';
import { recordsIn } from '#src/check/named-records.ts';
import { CheckSays } from '#src/parts/answer/check-says.tsx';
import { headingOf } from '#src/parts/answer/answer-texts.ts';
import { searchFirms } from '#src/parts/lists/search-firms.ts';
import { searchWarnings } from '#src/parts/lists/search-warnings.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { register } from '#src/register/firms.ts';
import { ourLists } from '../../packages/check/corpus/our-content.ts';
import { ALL_DETAILS, ALL_RECORDS } from '../../tests/support/all-records.ts';
import { content } from '../../tests/support/content.ts';
import { searchRegister } from './home/find-firms.ts';
import { SearchAnswer } from './home/search-answer.tsx';
import { countFirms } from './search/count-firms.ts';

/*
 * The home page, the directory, the warnings, the site search and `/check` give one answer to one text. Each is asked here with the functions
 * and parts that it uses itself.
 */

i18n.loadAndActivate({ locale: 'en', messages: {} });

const LISTS = { firms: [...ALL_RECORDS.firms.values()], warnings: [...ALL_RECORDS.warnings.values()] };

// In the order of the data files, because the answer of the check has positions.
const firms = sortByName(content.firms);
const warnings = sortNewestFirst(content.warnedFirms);
const { check } = createCheck({ ...ourLists(), firms, warnings });

const otherNames = register.flatMap((firm) => firm.otherNames.map(({ name }) => name));
const firmNames = firms.map(({ name }) => name);
const warnedNames = warnings.flatMap(({ name, aliases }) => [name, ...aliases]);
const websites = firms.flatMap(({ websites: known = [] }) => known);
const licences = firms.map(({ licenseId }) => licenseId);
const listed = warnings.flatMap((warning) => warning.websites);

/** That many of a list, from all over it. */
function some(count: number, texts: readonly string[], form: (text: string, at: number) => string = (text) => text): string[] {
  const step = Math.max(1, Math.floor(texts.length / count));
  return texts
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map(form);
}

const words = (from: number, to?: number) => (name: string) => name.split(' ').slice(from, to).join(' ');
const withoutLetter = (name: string, at: number) => name.slice(0, 4 + (at % 2)) + name.slice(5 + (at % 2));
const hostOf = (address: string) => new URL(address).host;

/** Questions about a name, in each language. */
const QUESTIONS: readonly ((name: string) => string)[] = [
  (name) => `Is ${name} regulated?`,
  (name) => `is ${name} a scam`,
  (name) => `¿Es ${name} una estafa?`,
  (name) => `${name} est-elle fiable ?`,
  (name) => `${name}是骗局吗？`,
  (name) => `هل ${name} مرخصة؟`,
];
const asked = (name: string, at: number) => QUESTIONS[at % QUESTIONS.length]?.(name) ?? name;

/** What visitors type, by kind. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'the name of a firm': some(15, firmNames),
  'a name in other letters': some(6, firmNames, (name, at) => (at % 2 ? name.toLowerCase() : ` "${name.toUpperCase()}" `)),
  'a part of the name of a firm': [
    ...some(10, firmNames, words(0, 1)),
    ...some(10, firmNames, words(0, 2)),
    ...some(5, firmNames, words(-2)),
  ],
  'a former or trading name': otherNames,
  'a misspelt name of a firm': some(8, firmNames, withoutLetter),
  'a name with more words': some(8, firmNames, (name, at) => `${name} ${['Crypto', 'Investments Ltd', 'review', 'login'][at % 4] ?? ''}`),
  'a licence number': [
    ...some(8, licences),
    ...some(4, licences, (licence) => licence.toLowerCase().replaceAll('-', ' ')),
    ...some(4, licences, (licence) => licence.slice(4)),
  ],
  'the name of a firm that has clones': some(
    8,
    firmNames.filter((name) => check(name).verdict === 'both'),
  ),
  'a warned name': some(15, warnedNames),
  'a part of a warned name': [...some(8, warnedNames, words(0, 1)), ...some(8, warnedNames, words(0, 2))],
  'a misspelt warned name': some(8, warnedNames, withoutLetter),
  'an address or a number on record': [
    ...some(4, websites),
    ...some(3, websites, hostOf),
    ...some(
      4,
      firms.flatMap(({ emailDomains = [] }) => emailDomains),
      (domain) => `info@${domain}`,
    ),
    ...some(
      4,
      firms.flatMap(({ phones = [] }) => phones),
    ),
  ],
  'an address or a number in a warning': [
    ...some(4, listed),
    ...some(3, listed, hostOf),
    ...some(3, listed, (address) => `${address}/members?ref=7`),
    ...some(
      3,
      warnings.flatMap(({ emails = [] }) => emails),
    ),
    ...some(
      3,
      warnings.flatMap(({ phones = [] }) => phones),
    ),
  ],
  'a question about a firm': some(12, firmNames, asked),
  'a question about a warned firm': some(12, warnedNames, asked),
  'several names': [
    some(2, firmNames).join(', '),
    some(2, warnedNames).join(' / '),
    [...some(1, firmNames), ...some(1, warnedNames)].join('\n'),
    some(3, warnedNames).join(' or '),
  ],
  'a message': [
    ...some(3, warnedNames, (name) => `Hello,\n${name} rang me and wants a fee`),
    ...some(3, firmNames, (name) => `Dear client,\npay ${name} at nwb-alert.example`),
  ],
  'a name in another script': ['诺斯沃尔德银行', 'قصر الرمال', 'Банк'],
  'a name in no list': [
    'Evergreen Finance Group LLC',
    'Nobody & Sons',
    'Quaymont',
    'nothing-here.example',
    '+44 20 7946 0999',
    'FCA-2099-XX-001',
  ],
  'usual words and words about the site': [
    'bank',
    'blue',
    'golden',
    'capital',
    'warnings',
    'list of all banks',
    'is this company licensed',
    'scam',
    'fees',
  ],
  'nearly nothing': ['FCA', 'a', '1', '-', '.', '?', '🙂', '<b>', 'N.V.', '\u0301', '银'],
};

function render(part: ReactNode) {
  return load(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Router ssrPath="/" ssrSearch="">
          {part}
        </Router>
      </I18nProvider>,
    ),
  );
}

/** What each of the five places says about a text. */
function ask(text: string) {
  const answer = check(text);
  const answered = { text, answer, records: recordsIn(answer, LISTS) };
  const { firms: matches, foundBy } = searchRegister(text);
  const details = matches[0] && ALL_DETAILS[matches[0].row];
  const home = render(
    <SearchAnswer
      query={text}
      found={{ firms: matches, foundBy, registrationOrder: [], details }}
      answered={answered}
      isFailed={false}
      searched={undefined}
    />,
  );
  const whole = render(<Answer answered={answered} />);
  const besideRows = (count: number) => {
    const $ = isSaidBeside(answer, count > 0) ? render(<CheckSays answered={answered} />) : undefined;
    return {
      word: $?.('strong').text(),
      records:
        $?.('a')
          .toArray()
          .map(({ attribs }) => attribs['href'] ?? '') ?? [],
    };
  };
  const [inDirectory, inWarnings, inSite] = [searchFirms(text), searchWarnings(text), countFirms(text.trim())];
  return {
    answer,
    tone: VERDICTS[answer.verdict].tone,
    home: {
      matches,
      card: home('#firm-card-name').text(),
      /** The word on the card that says whether the firm is regulated. */
      answer: home('#firm-card-answer').text(),
      word: home('[data-verdict] [data-answer-word]').text(),
      /** The parts in the order of the page: the verdict of the check, and the card of the firm. */
      parts: home('[data-verdict], article:has(#firm-card-name)')
        .toArray()
        .map(({ attribs }) => attribs['data-verdict'] ?? 'card'),
      text: home('body').text(),
    },
    check: { word: whole('[data-answer-word]').text() },
    directory: { rows: inDirectory, says: besideRows(inDirectory.length) },
    // A row of the warnings is an alarm itself, so nothing is said beside it.
    warnings: { rows: inWarnings, says: inWarnings.length > 0 ? undefined : besideRows(0) },
    site: {
      ...inSite,
      says: besideRows(inSite.regulated + inSite.warned),
    },
  };
}

const KINDS = Object.keys(TEXTS);

// Each text is asked once for all tests.
const known = new Map<string, ReturnType<typeof ask> & { text: string; said: string }>();
const each = (kind: string) =>
  (TEXTS[kind] ?? []).map((text) => {
    const said = known.get(text) ?? { text, said: `${JSON.stringify(text)}: ${check(text).verdict}`, ...ask(text) };
    known.set(text, said);
    return said;
  });

test('the table has 200 texts of all kinds', () => {
  expect(KINDS.filter((kind) => TEXTS[kind]?.length === 0)).toEqual([]);
  expect(new Set(Object.values(TEXTS).flat()).size).toBeGreaterThanOrEqual(200);
});

describe('one text has one answer in all places', () => {
  test.for(KINDS)('%s has the verdict of the check wherever one is shown', (kind) => {
    for (const { text, said, answer, tone, home, directory, warnings: inWarnings, site, ...places } of each(kind)) {
      const word = headingOf(answer);
      const isKnown = answer.verdict !== 'unknown' && answer.verdict !== 'nothing';
      expect(places.check.word, said).toBe(word);
      // The card speaks for itself if the answer is calm, or if no list is said to have the text.
      expect(home.word, said).toBe(home.card !== '' && (tone === 'calm' || !isKnown) ? '' : word);
      for (const { count, says } of [
        { count: directory.rows.length, says: directory.says },
        { count: site.regulated + site.warned, says: site.says },
      ])
        expect(says.word, said).toBe((count > 0 ? tone === 'alarm' : isKnown) ? word : undefined);
      expect(inWarnings.says?.word, said).toBe(inWarnings.says && isKnown ? word : undefined);
      // Some fields keep the spaces around a text, and some do not.
      expect(check(` ${text.trim()} `).verdict, said).toBe(answer.verdict);
      expect(check(text.trim()).verdict, said).toBe(answer.verdict);
    }
  });

  test.for(KINDS)(
    'on the home page, the register decides on the card, and an alarm about %s stands above it (SEARCH-5, SEARCH-7, SEARCH-8)',
    (kind) => {
      for (const { said, answer, tone, home } of each(kind)) {
        const [firm] = home.matches;
        const isAbove = !firm || (tone !== 'calm' && answer.verdict !== 'unknown' && answer.verdict !== 'nothing');
        expect(home.card, said).toBe(firm?.name ?? '');
        expect(home.parts, said).toEqual([...(isAbove ? [answer.verdict] : []), ...(firm ? ['card'] : [])]);
        expect(/\d firms match/.test(home.text), said).toBe(home.matches.length > 1);
        // The card says Yes or No only about the one firm that the check names too, and never below an alarm.
        const exact = recordsOf(answer).firms.filter(({ rank }) => rank === 'exact');
        const isOnly = tone !== 'alarm' && tone !== 'unlisted' && exact.length === 1 && exact[0]?.position === firm?.row;
        const status = firm && firms[firm.row]?.status;
        expect(home.answer, said).toBe(isOnly ? statuses.find((one) => one.status === status)?.answer : '');
      }
    },
  );

  test.for(KINDS)('no place says of %s that it was not found if another has it', (kind) => {
    for (const { said, home } of each(kind)) {
      expect(home.text, said).not.toContain('No regulated entity found');
      expect(home.text, said).not.toContain('No firm has this name');
    }
    for (const { text, said, answer, directory, warnings: inWarnings, site } of each(kind).filter(({ home }) => home.card !== '')) {
      expect(answer.verdict, said).not.toBe('unknown');
      expect(directory.rows, said).not.toEqual([]);
      // Nearly every name contains any single letter.
      expect(site.regulated > 0, said).toBe(text.trim().length > 1);
      // The required sentence about the warnings has the answer beside it.
      expect(inWarnings.says?.word, said).toBe(inWarnings.says && answer.verdict !== 'nothing' ? headingOf(answer) : undefined);
    }
  });

  test.for(KINDS)('the rows for %s are those that contain it, and the check changes none', (kind) => {
    const firmFields = register.map(({ name, otherNames: others, country, licenseId }) => [
      name,
      country,
      licenseId,
      ...others.map((other) => other.name),
    ]);
    const warningFields = [...ALL_RECORDS.warnings.values()].map(({ name, aliases, formerNames = [] }, at) => [
      name,
      ...aliases,
      ...formerNames.map((former) => former.name),
      ...[warnings[at]?.websites ?? [], warnings[at]?.emails ?? [], warnings[at]?.phones ?? []].flat(),
    ]);
    for (const { text, said, directory, warnings: inWarnings } of each(kind))
      for (const [rows, records] of [
        [directory.rows, firmFields],
        [inWarnings.rows, warningFields],
      ] as const) {
        const contained = rowsWith(records, text.toLowerCase(), (field) => field.toLowerCase());
        expect(rows, said).toEqual(expect.arrayContaining(contained));
        // Without a match as typed, rows have at least its letters and digits, without what a telephone number begins with.
        const isMatch = contained.length > 0 ? foldLetters : lettersOf;
        const wanted = isMatch(text).replace(/^(00|0)(?=\d+$)/, '');
        expect(rowsWith(records, wanted, isMatch), said).toEqual(expect.arrayContaining([...rows]));
      }
  });

  test.for(KINDS)('the site search and the lists name the firm and the warning that the answer about %s names', (kind) => {
    for (const { said, answer, directory, warnings: inWarnings, site } of each(kind)) {
      const { firms: named, warnings: warned } = recordsOf(answer);
      const exact = <T extends { rank: string }>(records: readonly T[]) => records.filter(({ rank }) => rank === 'exact').slice(0, 5);
      for (const { position } of exact(named)) {
        const address = recordAt(firms[position]?.licenseId ?? '');
        expect(directory.rows.includes(position) || directory.says.records.includes(address), said).toBe(true);
        expect((site.regulated > 0 && directory.rows.includes(position)) || site.says.records.includes(address), said).toBe(true);
      }
      for (const { position } of exact(warned)) {
        const address = `/warnings#${warnings[position]?.id ?? ''}`;
        expect(inWarnings.rows.includes(position) || inWarnings.says?.records.includes(address), said).toBe(true);
        expect((site.warned > 0 && inWarnings.rows.includes(position)) || site.says.records.includes(address), said).toBe(true);
      }
    }
  });
});

function rowsWith(records: readonly (readonly string[])[], wanted: string, form: (text: string) => string): number[] {
  return records.flatMap((fields, at) => (fields.some((field) => form(field).includes(wanted)) ? [at] : []));
}

function lettersOf(text: string): string {
  return foldLetters(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

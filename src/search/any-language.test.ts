import fc from 'fast-check';
import { createCheck } from '@frontier/check';
import { describe, expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { openSearch } from './site/site-search.ts';
import { buildSubstringIndex } from './substring/substring-index.ts';

/*
 * Every search finds a record however its letters are typed: the entity search, the directory and the warnings (a substring index),
 * the check, and the site search.
 */

const { firms, warnedFirms } = content;

/** Names in other letters, and how people type them. */
const TYPED: readonly [name: string, typed: string][] = [
  ['Crédit Norden S.A.', 'credit norden s.a.'],
  ['Zürich Außenhandel', 'zurich aussenhandel'],
  ['Ærø Møller Đura', 'aero moller dura'],
  ['Işık Yatırım', 'ISIK YATIRIM'],
  ["Banque de l'Est", 'banque de l’est'],
  ['ΟΔΟΣ Σύμβουλος', 'οδος συμβουλοσ'],
  ['مصرف أبوظبي الأهلي', 'مصرف ابوظبى الاهلى'],
  ['بنك الخليج', 'بنـــك الخَلِيج'],
  ['صندوق 2030 للاستثمار', 'صندوق ٢٠٣٠ للاستثمار'],
  ['Meridian 24 AG', 'ＭＥＲＩＤＩＡＮ　２４　ＡＧ'],
  ['中国（上海）证券', '中国(上海)证券'],
  ['ガイド証券', 'ｶﾞｲﾄﾞ証券'],
];

describe.each(TYPED)('%s, typed as %s, is found (FIND-3)', (name, typed) => {
  const others = firms.slice(0, 20);
  const firm = { name, licenseId: 'FCA-2020-XX-001' };
  const warned = { name: 'Other', aliases: ['Another', name], websites: [], emails: [], phones: [] };

  test('by the check, with the same verdict', () => {
    const answer = createCheck({ firms: [...others, firm], warnings: [] }).check(typed);
    expect(answer).toMatchObject({ verdict: 'regulated', decidedBy: { facts: { firms: [{ name }] } } });
    expect(createCheck({ firms: others, warnings: [warned] }).check(typed).verdict).toBe('warned');
  });

  test('by the site search', async () => {
    const page = { kind: 'page', group: '/a', address: '/a', title: 'A' } as const;
    const texts = { entries: [{ ...page, passages: [`Of ${name}.`] }], otherForms: '' };
    const find = await openSearch(JSON.stringify(texts));
    expect(find(typed).groups[0]?.results[0]?.entry.address).toBe('/a');
  });
});

/** Other forms of letters, written here a second time, because the table of the search is what is tested. */
const OTHER_FORMS = [
  'اأإآٱ',
  'يىی',
  'هةہ',
  'كک',
  'وؤ',
  '0٠۰０',
  '1١۱１',
  '2٢۲２',
  '7٧۷７',
  'aáàâäãåāăą',
  'cçćč',
  'eéèêëēėęě',
  'iíìîïīı',
  'nñńň',
  'oóòôöõőø',
  'uúùûüūůű',
  'sśšş',
  'zźżž',
  'lł',
  'dđ',
  "'’‘",
  '-‐–',
];
const FULL_WIDTH = 0xfe_e0;

/** A character in some form in which people type it. */
function typedForms(character: string): string[] {
  const isAscii = /^[!-~]$/.test(character);
  const others = OTHER_FORMS.filter((forms) => forms.includes(character.toLowerCase())).join('');
  const isArabic = /\p{Script=Arabic}/u.test(character);
  return [
    character,
    character.toUpperCase(),
    character.toLowerCase(),
    character.normalize('NFD'),
    ...others,
    ...(isAscii ? [String.fromCodePoint(character.charCodeAt(0) + FULL_WIDTH)] : []),
    ...(isArabic ? [`${character}\u064e`, `${character}ـ`, `${character}\u200c`] : []),
  ];
}

test('any record is found by any part of its name in any form', () => {
  const records = [
    ...firms.map(({ name, country, licenseId }) => [name, country, licenseId]),
    ...warnedFirms.map(({ name, aliases, websites }) => [name].concat(aliases, websites)),
    ...TYPED.map(([name]) => [name]),
  ];
  const index = buildSubstringIndex(records, (fields) => fields);
  const part = fc
    .tuple(fc.nat(records.length - 1), fc.nat(), fc.nat(), fc.nat())
    .map(([record, field, from, length]) => {
      const fields = records[record] ?? [];
      const characters = [...(fields[field % fields.length] ?? '')];
      const begin = from % characters.length;
      return { record, characters: characters.slice(begin, begin + 1 + (length % characters.length)) };
    })
    .chain(({ record, characters }) =>
      fc.tuple(fc.constant(record), ...characters.map((character) => fc.constantFrom(...typedForms(character)))),
    );
  fc.assert(
    fc.property(part, ([record, ...typed]) => {
      expect(index.match(typed.join(''))).toContain(record);
    }),
    { numRuns: 5_000 },
  );
}, 60_000);

import { describe, expect, test } from 'vitest';
import { cutAround, openSearch, type SearchEntry, type StoredTexts } from './site-search.ts';

const entries: SearchEntry[] = [
  { kind: 'page', group: '/privacy', address: '/privacy', title: 'Privacy Policy', passages: ['What is stored.'] },
  {
    kind: 'page',
    group: '/privacy',
    address: '/privacy#cookies',
    title: 'Privacy Policy',
    heading: 'Cookies',
    passages: ['There are none.'],
  },
  {
    kind: 'page',
    group: '/privacy',
    address: '/privacy#rights',
    title: 'Privacy Policy',
    heading: 'Rights',
    passages: ['Delete every cookie.'],
  },
  {
    kind: 'publication',
    group: '/a.pdf',
    address: '/a.pdf',
    title: { en: 'Figures' },
    reference: 'PUB-1',
    passages: [{ en: 'Reserves of firms.' }],
  },
  { kind: 'guidance', group: '/g', address: '/g#x', title: 'Guidance', heading: 'Reserves', passages: ['Reserves of issuers.'] },
  {
    kind: 'question',
    group: '/g#q',
    address: '/g#q',
    title: 'Must a suspicion be reported?',
    passages: ['Yes, within 24 hours.', 'Also at weekends.'],
  },
];
const open = (texts: readonly SearchEntry[], otherForms = '') =>
  openSearch(JSON.stringify({ entries: [...texts], otherForms } satisfies StoredTexts));
/** The same sections, with words of visitors for some addresses. */
const withWords = (words: Readonly<Record<string, readonly string[]>>) =>
  entries.map((entry) => ({ ...entry, words: words[entry.address] }));
const find = await open(entries);
const search = (asked: string) => find(asked).groups;
const addresses = (asked: string) => search(asked).flatMap(({ results }) => results.map(({ entry }) => entry.address));

describe('a search', () => {
  test('leads to the section with the best answer, with other sections of the page beside it', () => {
    const [group] = search('cookies');
    expect(group?.results).toHaveLength(1);
    expect(group?.results[0]).toMatchObject({ entry: { address: '/privacy#cookies' }, also: [{ address: '/privacy#rights' }] });
  });

  test('groups by kind, the kind of the best answer first, and puts headings before texts', () => {
    expect(search('suspicion').map(({ kind }) => kind)).toEqual(['question']);
    expect(addresses('reserves')).toEqual(['/g#x', '/a.pdf']);
  });

  test.for([
    ['reser', '/g#x'],
    ['PRIVACY pol', '/privacy'],
    ['pub-1', '/a.pdf'],
    ['suspision', '/g#q'],
    ['weekends suspicion', '/g#q'],
    ['cookies xylophone', '/privacy#cookies'],
    ['what are the reserves of an issuer', '/g#x'],
  ])('for %j finds %s first', ([asked = '', address]) => expect(addresses(asked)[0]).toBe(address));

  test('for nothing, or for strange input, finds nothing and does not throw', () => {
    for (const asked of [
      '',
      '  ',
      '/',
      '.*',
      '[',
      '\\',
      '\ud83d',
      '\u0000',
      '<zzq>',
      '__proto__',
      'constructor',
      'zzzzzzzz',
      'y'.repeat(100_000),
    ]) {
      expect(search(asked), asked.slice(0, 20)).toEqual([]);
    }
  });

  test.for(['constructor', 'toString', 'valueOf', '__proto__'])(
    'finds the word %j, which every object of the language has',
    async (word) => {
      const text: SearchEntry = { kind: 'page', group: '/w', address: '/w', title: 'Words', passages: [`The word ${word} is here.`] };
      const known = await open([...withWords({ '/privacy': [`${word} hasOwnProperty`] }), text]);
      const { groups } = known(word);
      expect(groups.flatMap(({ results }) => results.map(({ entry }) => entry.address))).toContain('/w');
      expect(known(`${word} hasOwnProperty`).groups[0]?.results[0]?.entry.address).toBe('/privacy');
    },
  );

  test('shows a passage with the words in it, and its language', () => {
    const result = search('weekend')[0]?.results[0];
    expect(result?.snippet()).toEqual({
      english: false,
      pieces: [
        { text: 'Also at ', marked: false },
        { text: 'weekends', marked: true },
        { text: '.', marked: false },
      ],
    });
    const figures = search('figures')[0]?.results[0];
    expect(figures?.entry.title).toEqual({ en: 'Figures' });
    expect(figures?.snippet().english).toBe(true);
  });
});

describe('the words of visitors', async () => {
  const known = await open(
    withWords({
      '/g#q': ['tip-off', 'who is this', 'rights of the client'],
      '/a.pdf': ['reserves', 'whistleblower', '举报'],
      '/g#x': ['client money'],
    }),
    '舉举報报',
  );
  const found = (asked: string) => known(asked).groups.flatMap(({ results }) => results.map(({ entry }) => entry.address));

  test.for<[string, string[]]>([
    ['tip-off', ['/g#q']],
    ['Tip off', ['/g#q']],
    ['whistelblower', ['/a.pdf']],
    ['whistleb', ['/a.pdf']],
    ['举报', ['/a.pdf']],
    ['舉報', ['/a.pdf']],
    ['how do I become a whistleblower', ['/a.pdf']],
  ])('lead from %j, which no text has, to what is meant', ([asked, expected]) => expect(found(asked)).toEqual(expected));

  test('put their page before a text with the same words', () => {
    expect(found('reserves')[0]).toBe('/a.pdf');
    expect(found('client money')[0]).toBe('/g#x');
    expect(found('rights of a client')[0]).toBe('/g#q');
    expect(found('whistleblower cookies')).toEqual(['/a.pdf', '/privacy#cookies']);
  });

  test('count together with the words of the page', () => {
    expect(found('whistleblower reserves of firms')[0]).toBe('/a.pdf');
    expect(found('money of issuers')[0]).toBe('/g#x');
  });
});

describe('whether the texts answer a question', () => {
  test.for<[string, boolean]>([
    ['cookies', true],
    ['cookie rights', true],
    ['within 24 hours', true],
    ['cookie weekends', false],
    ['cookies xylophone', false],
    ['Quaymont', false],
    ['', false],
  ])('is told of %j: %s', ([asked, isAnswered]) => expect(find(asked).isAnswered).toBe(isAnswered));

  test('is told of the other words of visitors', async () => {
    const known = await open(withWords({ '/privacy': ['tip-off'] }));
    expect(known('Tip-off').isAnswered).toBe(true);
    expect(known('tip-off Quaymont').isAnswered).toBe(false);
  });
});

describe('a snippet', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`;

  test('of a long text is cut between words around the first matching word', () => {
    const pieces = cutAround(long, new Set(['needle']));
    const text = pieces.map((piece) => piece.text).join('');
    expect(text.length).toBeLessThan(240);
    expect(text).toMatch(/^… before .* needle after .* after …$/);
    expect(pieces.filter(({ marked }) => marked)).toEqual([{ text: 'needle', marked: true }]);
  });

  test('of a short text is the whole text, whatever is marked', () => {
    for (const text of ['监管公司名录', 'a needle, a Needle', '']) {
      expect(
        cutAround(text, new Set(['needle', '监管', '公司', '管公']))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

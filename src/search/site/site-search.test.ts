import { describe, expect, test } from 'vitest';
import { openSearch, snippetOf, storeTexts, type SearchEntry } from './site-search.ts';

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
const find = await openSearch(storeTexts(entries));
const search = (asked: string) => find(asked).groups;
const addresses = (asked: string) => search(asked).flatMap(({ results }) => results.map(({ address }) => address));

describe('a search', () => {
  test('leads to the section with the best answer, with other sections of the page beside it', () => {
    const [group] = search('cookies');
    expect(group?.results).toHaveLength(1);
    expect(group?.results[0]).toMatchObject({ address: '/privacy#cookies', section: 'Cookies' });
    expect(group?.results[0]?.also).toEqual([{ address: '/privacy#rights', section: 'Rights' }]);
  });

  test('groups by kind, the kind of the best answer first, and puts texts on pages before files', () => {
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
      const known = await openSearch(storeTexts([...entries, text], [{ words: [`${word} hasOwnProperty`], means: ['/privacy'] }]));
      const { groups, isPhrase } = known(word);
      expect(groups.flatMap(({ results }) => results.map(({ address }) => address))).toContain('/w');
      expect(isPhrase).toBe(true);
      expect(known(`${word} hasOwnProperty`).groups[0]?.results[0]?.address).toBe('/privacy');
    },
  );

  test('shows a passage with the words in it, and its language', () => {
    const result = search('weekend')[0]?.results[0];
    expect(result?.snippet).toEqual({
      english: false,
      pieces: [
        { text: 'Also at ', marked: false },
        { text: 'weekends', marked: true },
        { text: '.', marked: false },
      ],
    });
    expect(search('figures')[0]?.results[0]).toMatchObject({ title: { en: 'Figures' }, snippet: { english: true } });
  });
});

describe('the list of synonyms', async () => {
  const withSynonyms = await openSearch(
    storeTexts(entries, [
      { words: ['tip-off', 'who is this', 'rights of the client'], means: ['/g#q', '/privacy'] },
      { words: ['reserves', 'whistleblower', '举报'], means: ['/a.pdf'] },
    ]),
  );
  const found = (asked: string) => withSynonyms(asked).groups.flatMap(({ results }) => results.map(({ address }) => address));

  test.for<[string, string[]]>([
    ['tip-off', ['/g#q', '/privacy']],
    ['Tip off', ['/g#q', '/privacy']],
    ['whistelblower', ['/a.pdf']],
    ['whistleb', ['/a.pdf']],
    ['举报', ['/a.pdf']],
    ['how do I become a whistleblower', ['/a.pdf']],
  ])('leads from %j, which no text holds, to what it means', ([asked, expected]) => expect(found(asked)).toEqual(expected));

  test('puts its page before a text with the same words if the question is the phrase', () => {
    expect(found('reserves')).toEqual(['/a.pdf', '/g#x']);
    expect(found('reserves of issuers')[0]).toBe('/g#x');
    // No text contains both words.
    expect(found('whistleblower cookies')).toEqual(['/a.pdf', '/privacy#cookies']);
  });

  test('may not name an address that does not exist', () => {
    expect(() => storeTexts(entries, [{ words: ['tip-off'], means: ['/nowhere'] }])).toThrow('synonyms.yaml names /nowhere');
  });
});

describe('whether the texts contain a question as typed', () => {
  test.for<[string, boolean]>([
    ['within 24 hours', true],
    ['24 HOURS', true],
    ['hours 24', false],
    ['24 hour', false],
    ['cookies xylophone', false],
    ['suspision', false],
    ['', false],
  ])('is told of %j: %s', ([asked, isPhrase]) => expect(find(asked).isPhrase).toBe(isPhrase));

  test('is true for a phrase of visitors, and false for one with a typing error', async () => {
    const known = await openSearch(storeTexts(entries, [{ words: ['whistleblower'], means: ['/privacy'] }]));
    expect(known('Whistleblower').isPhrase).toBe(true);
    expect(known('whistelblower').isPhrase).toBe(false);
  });
});

describe('a snippet', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`;

  test('of a long text is cut between words around the first matching word', () => {
    const pieces = snippetOf(long, new Set(['needle']));
    const text = pieces.map((piece) => piece.text).join('');
    expect(text.length).toBeLessThan(240);
    expect(text).toMatch(/^… before .* needle after .* after …$/);
    expect(pieces.filter(({ marked }) => marked)).toEqual([{ text: 'needle', marked: true }]);
  });

  test('of a short text is the whole text, whatever is marked', () => {
    for (const text of ['监管公司名录', 'a needle, a Needle', '']) {
      expect(
        snippetOf(text, new Set(['needle', '监管', '公司', '管公']))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { openSearch } from '#src/search/site/site-search.ts';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { collectTexts, type IndexedPage, type SearchedSite } from './site-index.ts';

const page = (path: string, name: string, main: string): IndexedPage => ({
  path,
  name,
  description: `About ${name}`,
  markup: `<header>Menu banana</header><main>${main}</main>`,
});

const guide = (word: string, question: string) =>
  page(
    '/guide',
    'Guide',
    `<h1>Guide</h1><p>Lead ${word}</p>
     <details id="how"><summary><h3>${question}</h3></summary><p>${question.replace('How?', 'By pigeon.')}</p></details>
     <section id="doc-1"><h2>Doc one</h2><p><bdi>REF-1</bdi><time>2025</time></p>
       <section id="doc-1-a"><h3>Limits</h3><p>A kilogram.</p></section></section>
     <section id="aside"><h2>Aside</h2><ul><li>Lettuce</li></ul></section>
     <form><label>Secretfield</label></form><p aria-hidden="true">Secretsign</p>
     <section id="fees"><h2>Fees</h2><table><thead><tr><th>Secretcolumn</th></tr></thead>
       <tbody><tr><th>Stamp</th><td>Every pelican</td><td></td></tr></tbody></table></section>
     <div data-not-searched><table><tr><td>Secretrecord</td></tr></table></div><article id="firm">Secretfirm</article>`,
  );
const document = (type: PublishedDocument['type'], id: string, title: string): PublishedDocument => ({
  type,
  id,
  file: `${id}.pdf`,
  document: {
    title,
    meta: `Meta of ${title}`,
    reference: `REF-${id}`,
    date: '2025-01-01',
    language: 'en' as const,
    sections: [{ heading: 'Chapter', blocks: [{ text: `Walrus ${id}` }, { list: ['Teapot'] }] }],
  },
});
const documents = [
  document('guidance', 'doc-1', 'Doc one'),
  document('advisory', 'adv', 'Storm'),
  document('publication', 'pub', 'Yearbook'),
];
const files = Object.fromEntries(documents.map(({ id }) => [id, `/documents/${id}.pdf`]));
const storm = (name: string) =>
  page('/storm', name, '<article><h1>Storm</h1><section id="wind"><h2>Wind</h2><p>Gusts</p></section></article>');

const site = (language: 'en' | 'es', pages: IndexedPage[], changes: Partial<SearchedSite> = {}) =>
  collectTexts({
    language,
    pages,
    documents,
    files,
    untranslated: language === 'en' ? [] : ['Doc one', 'Yearbook', 'Chapter'],
    synonyms: [{ page: '/guide#doc-1', en: ['rucksack'], es: ['mochila'], zh: ['背包'], ar: ['حقيبة'], fr: ['sac'] }],
    ...changes,
  });
const search = {
  en: await openSearch(site('en', [guide('apple', 'How?'), storm('Storm')])),
  es: await openSearch(site('es', [guide('manzana', '<span lang="en">How?</span>'), storm('Tormenta')])),
};
const find = (asked: string, language: 'en' | 'es' = 'en') =>
  search[language](asked).groups.flatMap(({ results }) => results.map(({ entry, snippet }) => ({ ...entry, snippet: snippet() })));

describe('the index', () => {
  test('leads to a section of a page, a document on a page, a question, and a file', () => {
    expect(find('lettuce')).toMatchObject([{ kind: 'page', address: '/guide#aside', title: 'Guide', heading: 'Aside' }]);
    expect(find('kilogram')).toMatchObject([
      { kind: 'guidance', address: '/guide#doc-1-a', title: 'Doc one', heading: 'Limits', reference: 'REF-doc-1' },
    ]);
    expect(find('pigeon')).toMatchObject([{ kind: 'question', address: '/guide#how', title: 'How?' }]);
    expect(find('gusts')).toMatchObject([{ kind: 'advisory', address: '/storm#wind', title: 'Storm', heading: 'Wind' }]);
    expect(find('teapot')).toMatchObject([{ kind: 'publication', address: '/documents/pub.pdf', title: 'Yearbook', heading: 'Chapter' }]);
    expect(
      find('yearbook')[0]
        ?.snippet.pieces.map(({ text }) => text)
        .join(''),
    ).toBe('Meta of Yearbook');
  });

  test('finds a row of a table by its name and its text, in its section', () => {
    const [row] = find('pelican stamp');
    expect(row).toMatchObject({ address: '/guide#fees', title: 'Guide', heading: 'Stamp' });
    expect(row?.snippet.pieces.map(({ text }) => text).join('')).toBe('Stamp · Every pelican');
  });

  test('does not have words of visitors for an address that does not exist', () => {
    const wrong = { page: '/nowhere', en: ['x'], es: ['x'], zh: ['x'], ar: ['x'], fr: ['x'] };
    expect(() => site('en', [guide('apple', 'How?')], { documents: [], synonyms: [wrong] })).toThrow('synonyms.yaml names /nowhere');
  });

  test('leaves out the shell, controls, hidden texts and records', () => {
    for (const word of ['banana', 'secretfield', 'secretsign', 'secretfirm', 'secretcolumn', 'secretrecord'])
      expect(find(word), word).toEqual([]);
  });

  test('of another language has its words, and marks English texts', () => {
    expect(find('manzana', 'es')).toMatchObject([{ address: '/guide' }]);
    expect(find('manzana')).toEqual([]);
    expect(find('tormenta', 'es')).toMatchObject([{ kind: 'advisory', address: '/storm', title: 'Tormenta' }]);
    expect(find('pigeon', 'es')).toMatchObject([{ title: { en: 'How?' }, snippet: { english: true } }]);
    expect(find('teapot', 'es')).toMatchObject([{ title: { en: 'Yearbook' }, heading: { en: 'Chapter' } }]);
  });
});

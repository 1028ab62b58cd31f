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
     <form><label>Secretfield</label></form><p aria-hidden="true">Secretsign</p><article id="firm">Secretfirm</article>`,
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
    synonyms: [{ means: ['/guide#doc-1'], en: ['rucksack'], es: ['mochila'], zh: ['背包'], ar: ['حقيبة'], fr: ['sac'] }],
    ...changes,
  });
const search = {
  en: await openSearch(site('en', [guide('apple', 'How?'), storm('Storm')])),
  es: await openSearch(site('es', [guide('manzana', '<span lang="en">How?</span>'), storm('Tormenta')])),
};
const find = (asked: string, language: 'en' | 'es' = 'en') =>
  search[language](asked).groups.flatMap(({ kind, results }) => results.map((result) => ({ kind, ...result })));

describe('the index', () => {
  test('leads to a section of a page, a document on a page, a question, and a file', () => {
    expect(find('lettuce')).toMatchObject([{ kind: 'page', address: '/guide#aside', title: 'Guide', section: 'Aside' }]);
    expect(find('kilogram')).toMatchObject([
      { kind: 'guidance', address: '/guide#doc-1-a', title: 'Doc one', section: 'Limits', reference: 'REF-doc-1' },
    ]);
    expect(find('pigeon')).toMatchObject([{ kind: 'question', address: '/guide#how', title: 'How?' }]);
    expect(find('gusts')).toMatchObject([{ kind: 'advisory', address: '/storm#wind', title: 'Storm', section: 'Wind' }]);
    expect(find('teapot')).toMatchObject([{ kind: 'publication', address: '/documents/pub.pdf', title: 'Yearbook', section: 'Chapter' }]);
    expect(
      find('yearbook')[0]
        ?.snippet.pieces.map(({ text }) => text)
        .join(''),
    ).toBe('Meta of Yearbook');
  });

  test('leaves out the shell, controls, hidden texts and records', () => {
    for (const word of ['banana', 'secretfield', 'secretsign', 'secretfirm']) expect(find(word), word).toEqual([]);
  });

  test('of another language has its words, and marks English texts', () => {
    expect(find('manzana', 'es')).toMatchObject([{ address: '/guide' }]);
    expect(find('manzana')).toEqual([]);
    expect(find('tormenta', 'es')).toMatchObject([{ kind: 'advisory', address: '/storm', title: 'Tormenta' }]);
    expect(find('pigeon', 'es')).toMatchObject([{ title: { en: 'How?' }, snippet: { english: true } }]);
    expect(find('teapot', 'es')).toMatchObject([{ title: { en: 'Yearbook' }, section: { en: 'Chapter' } }]);
  });
});

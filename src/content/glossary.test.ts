import { describe, expect, test } from 'vitest';
import { contentTexts, interfaceTexts } from '../../tests/support/texts.ts';
import { glossarySchema } from '#build/content/schemas/texts.ts';
import { content } from '../../tests/support/content.ts';

/* The glossary must explain terms that the site uses, and agree with the rest of the site. */

const { glossary, statuses } = content;
const { terms } = glossary;
const elsewhere = [...contentTexts, ...interfaceTexts]
  .filter(({ file }) => file !== 'glossary.yaml')
  .map(({ text }) => text.toLowerCase())
  .join('\n');

describe('the glossary', () => {
  test.for(terms.map(({ term, also = [] }) => [term, also] as const))(
    'explains %s, which is used elsewhere in all its forms',
    ([term, also]) => {
      expect([term, ...also].filter((form) => !elsewhere.includes(form.toLowerCase()))).toEqual([]);
    },
  );

  test('explains each status of the register, in the words of the register', () => {
    const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));
    for (const { status, meaning } of statuses) {
      const definition = terms.find(({ term }) => term === status)?.definition;
      expect(definition, status).toMatch(/^A status in the register\./);
      // The definition must contain more than half of the words in the register's explanation.
      const kept = [...words(meaning)].filter((word) => words(definition ?? '').has(word));
      expect(kept.length / words(meaning).size, status).toBeGreaterThan(0.4);
    }
  });

  test('has definitions of one to three sentences', () => {
    const sentences = (text: string) => text.match(/[.:](\s|$)/g)?.length ?? 0;
    expect(terms.length).toBeGreaterThanOrEqual(35);
    expect(terms.filter(({ definition }) => sentences(definition) < 1 || sentences(definition) > 3).map(({ term }) => term)).toEqual([]);
  });

  test.for<[string, object[], string]>([
    ['out of order', terms.slice(0, 2).toReversed(), 'must be in alphabetical order, each term once'],
    ['twice', [...terms.slice(0, 1), { ...terms[0], id: 'again' }], 'must be in alphabetical order, each term once'],
    ['under the anchor of another', [...terms.slice(0, 1), { ...terms[1], id: terms[0]?.id }], 'must not use the id of a term twice'],
    ['in small letters', [{ ...terms[0], term: 'active' }], 'must begin with a capital letter, A to Z'],
  ])('may not have a term %s', ([, changed, rule]) => {
    expect(glossarySchema.safeParse({ terms: changed }).error?.issues.map(({ message }) => message)).toEqual([rule]);
  });
});

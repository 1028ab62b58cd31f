import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { documentTextsSchema } from '#build/content/schemas/texts.ts';
import { checklistResult } from './checklist-result.ts';
import { letterheadOf } from './published-documents.ts';
import type { Checklist } from '#build/content/schemas/texts.ts';

const texts = documentTextsSchema.parse(parse(readFileSync('content/document-texts.yaml', 'utf8')));

const checklist: Checklist = {
  title: 'AML/CTF Compliance Checklist',
  ref: 'CHK-AML-01',
  date: '2025-06-15',
  lead: 'Tick what is true.',
  sections: [
    {
      name: 'Governance',
      items: [
        { id: 'c1', text: 'We have an MLRO.', todo: 'Appoint one.', source: 'AML-004' },
        { id: 'c2', text: 'The MLRO has a deputy.', todo: 'Appoint one.', source: 'AML-004' },
      ],
    },
    { name: 'Training', items: [{ id: 'c3', text: 'Staff are trained.', todo: 'Train them.', source: 'AML-004' }] },
  ],
};

describe('the result of a checklist', () => {
  test('lists the open items with advice and the items done, by section', () => {
    const { sections, meta } = checklistResult(checklist, new Set(['c1']), texts, 'en');
    expect(meta).toBe('Checklist CHK-AML-01, version of 15 June 2025. 1 of 3 completed.');
    expect(sections).toEqual([
      {
        heading: 'Governance',
        blocks: [
          { text: 'Open:' },
          { list: ['The MLRO has a deputy. (AML-004) To do: Appoint one.'] },
          { text: 'Done:' },
          { list: ['We have an MLRO. (AML-004)'] },
        ],
      },
      { heading: 'Training', blocks: [{ text: 'Open:' }, { list: ['Staff are trained. (AML-004) To do: Train them.'] }] },
    ]);
  });
});

test('a document says that the authority is fictional, unless it is real', () => {
  const site = { name: 'Authority', tagline: 'Integrity' };
  expect(letterheadOf({ ...site, fictional: true }, texts, 'en', 2026).notice).toContain('fictional');
  expect(letterheadOf({ ...site, fictional: false }, texts, 'en', 2026).notice).toBeUndefined();
});

test('a translated document says that the English text is binding, and is read in the direction of its language', () => {
  const site = { name: 'Authority', tagline: 'Integrity', fictional: false };
  const inLanguage = (language: LanguageCode) => {
    const { direction, translation } = letterheadOf(site, texts, language, 2026);
    return [direction, translation];
  };
  expect(inLanguage('en')).toEqual(['ltr', undefined]);
  expect(inLanguage('fr')).toEqual(['ltr', texts.translation]);
  expect(inLanguage('ar')).toEqual(['rtl', texts.translation]);
});

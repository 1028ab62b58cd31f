import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { hashOf } from './hash-table.ts';
import { coreOf, WORDS_OF_FORMS } from './legal-forms.ts';
import { hashOfCore, hashOfSqueezed, squeeze } from './name-hash.ts';

const word = fc.oneof(
  fc.constantFrom(...WORDS_OF_FORMS),
  fc.constantFrom(
    'Adyen',
    'Crédit',
    'Straße',
    'N.V.',
    'S.A.',
    'A/S',
    '&',
    '(clone)',
    'incorporates',
    'Bank',
    'ООО',
    '株式会社',
    '1st',
    'de',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const name = fc
  .array(word, { maxLength: 7 })
  .chain((words) => fc.constantFrom(words.join(' '), words.join(' ').toUpperCase(), words.join('-')));

test('the hash of a name is that of its core, which is not made for it', () => {
  fc.assert(
    fc.property(name, (text) => {
      expect(hashOfCore(text)).toBe(hashOf(coreOf(fold(text))));
    }),
    { numRuns: 20_000 },
  );
});

test('the hash of a licence is that of its letters and figures', () => {
  fc.assert(
    fc.property(name, (text) => {
      expect(hashOfSqueezed(text)).toBe(hashOf(squeeze(text)));
    }),
    { numRuns: 5000 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOfSite } from './address.ts';
import { hashHosts, hashLicences, hashNames, squeeze } from './column-hashes.ts';
import { fold } from '#src/search/fold.ts';
import { hashOf } from './hash-table.ts';
import { createIntegerList } from './integer-list.ts';
import { coreOf, WORDS_OF_FORMS } from './legal-forms.ts';

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
    'بَنْك ـ',
    'ـ',
    '\u200f',
    '’',
    '1st',
    'de',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const name = fc
  .array(word, { maxLength: 7 })
  .chain((words) => fc.constantFrom(words.join(' '), words.join(' ').toUpperCase(), words.join('-')));

function hashesOf(steps: typeof hashNames, column: string): number[] {
  const hashes = createIntegerList();
  steps(column, hashes);
  return [...hashes.toArray()];
}

const withoutBreaks = (text: string) => !/[\t\n]/.test(text);
const names = fc.array(name.filter(withoutBreaks), { minLength: 1, maxLength: 5 });

test('the hash of a name is that of its core, which is never built as a string', () => {
  fc.assert(
    fc.property(names, (texts) => {
      expect(hashesOf(hashNames, texts.join('\n'))).toEqual(texts.filter((text) => text !== '').map((text) => hashOf(coreOf(fold(text)))));
    }),
    { numRuns: 10_000 },
  );
});

test('a name may be long and in any script', () => {
  const long = ['Société & Fils '.repeat(60), '株式会社'.repeat(200), '\ufdfa'.repeat(50), 'Банк'.repeat(80)];
  expect(hashesOf(hashNames, long.join('\n'))).toEqual(long.map((text) => hashOf(coreOf(fold(text)))));
});

test('the hash of a licence is that of its letters and digits', () => {
  fc.assert(
    fc.property(names, (texts) => {
      expect(hashesOf(hashLicences, texts.join('\n'))).toEqual(texts.filter((text) => text !== '').map((text) => hashOf(squeeze(text))));
    }),
    { numRuns: 5000 },
  );
});

test('the hash of a web address is that of its host', () => {
  const part = fc.constantFrom(
    ...'http:// https:// HTTPS:// ftp:// www. apex example com co.uk pages.dev xn--bcher-kva bücher 1 192.0.2.1 [::1] . .. - -- _ : :8443 @ / ? # %2e а A'.split(
      ' ',
    ),
  );
  const address = fc.oneof(
    fc.webUrl(),
    fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `https://${parts.join('')}`),
  );
  fc.assert(
    fc.property(fc.array(address.filter(withoutBreaks), { minLength: 1, maxLength: 4 }), (urls) => {
      expect(hashesOf(hashHosts, urls.join('\t'))).toEqual(urls.map((url) => hashOf(hostOfSite(url) ?? '')));
    }),
    { numRuns: 20_000 },
  );
});

test('a column of bytes has the hashes of its text', () => {
  const column = 'Adyen N.V.\nCrédit & Fils S.A.\tООО Банк\n\n😀 株式会社';
  const hashes = createIntegerList();
  expect(hashNames(new TextEncoder().encode(column), hashes)).toEqual([1, 2, 0, 1]);
  expect([...hashes.toArray()]).toEqual(hashesOf(hashNames, column));
});

test('the values of each line are counted', () => {
  expect(hashNames('Apex\n\nBelt\tCrown\tDelta\n', createIntegerList())).toEqual([1, 0, 3, 0]);
  expect(hashesOf(hashNames, 'Apex\tBelt')).toHaveLength(2);
});

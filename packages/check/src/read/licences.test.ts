import { describe, expect, test } from 'vitest';
import { createLicenceReader, squeezeLicence } from './licences.ts';
import { withPlainDigits, normalise } from './normalise.ts';

const KNOWN = ['FCA-2017-NL-004', 'FCA-2020-GB-911', 'FCA-1998-GB-031', 'FCA-2009-GB-0031'];
const findLicences = createLicenceReader(new Set(KNOWN.map(squeezeLicence)));
const found = (text: string) => findLicences(withPlainDigits(normalise(text)).text).map(({ number }) => number);

describe('a licence number is found', () => {
  test.for([
    ['as it is', 'FCA-2017-NL-004', 'FCA2017NL004'],
    ['in small letters', 'fca-2017-nl-004', 'FCA2017NL004'],
    ['with spaces', 'FCA 2017 NL 004', 'FCA2017NL004'],
    ['without anything between its parts', 'FCA2017NL004', 'FCA2017NL004'],
    ['without the letters that all begin with', '2017-NL-004', 'FCA2017NL004'],
    ['in full-width characters', 'ＦＣＡ－２０１７－ＮＬ－００４', 'FCA2017NL004'],
    ['in Arabic digits', 'FCA-٢٠١٧-NL-٠٠٤', 'FCA2017NL004'],
    ['in a sentence', 'licence FCA-2017-NL-004, is it real?', 'FCA2017NL004'],
    ['in brackets', 'Adyen N.V. (FCA-2017-NL-004)', 'FCA2017NL004'],
    ['in a Chinese sentence', '牌照号FCA-2017-NL-004', 'FCA2017NL004'],
    ['in its whole length, if another one begins like it', 'FCA-2009-GB-0031', 'FCA2009GB0031'],
    ['if no firm has it', 'FCA-2020-AE-911', 'FCA2020AE911'],
    ['with a digit too many', 'FCA-2017-NL-00455', 'FCA2017NL00455'],
    ['with a digit too few', 'FCA-2017-NL-04', 'FCA2017NL04'],
    ['with a digit too few in the middle', 'FCA-217-NL-004', 'FCA217NL004'],
    ['with letters for digits', 'FCA-2O20-GB-9I1', 'FCA2O20GB9I1'],
  ])('%s', ([, text = '', number]) => {
    expect(found(text)).toEqual([number]);
  });

  test('more than once', () => {
    expect(found('FCA-2017-NL-004 and FCA-2020-GB-911')).toEqual(['FCA2017NL004', 'FCA2020GB911']);
  });
});

test('digits alone are a licence number without its prefix only if they are the whole text', () => {
  const find = createLicenceReader(new Set(['FCA550123', 'FCA550124']));
  const numbersIn = (text: string) => find(text).map(({ number }) => number);
  expect(numbersIn('550123')).toEqual(['FCA550123']);
  expect(numbersIn('"550123".')).toEqual(['FCA550123']);
  expect(numbersIn('FCA-550123 and FCA 550124')).toEqual(['FCA550123', 'FCA550124']);
  expect(numbersIn('Order 550123 has been shipped')).toEqual([]);
});

describe('no licence number is found', () => {
  test.for([
    'FCA',
    'FCA 2017',
    'the FCA said in 2017 that',
    'SEC-2017-NL-004',
    '2017-004',
    '2017-NL-005',
    'NL-004',
    'ISIN FR0000131104',
    'FCA-2017',
    '',
  ])('in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('if the register is empty, or its numbers have nothing in common', () => {
    expect(createLicenceReader(new Set())('FCA-2017-NL-004')).toEqual([]);
    expect(createLicenceReader(new Set(['A1B2C3D4', 'ZZ99887']))('FCA-2017-NL-004')).toEqual([]);
  });

  test('in any form but its own, if the numbers of a register are only digits', () => {
    const find = createLicenceReader(new Set(['4417731', '5500220']));
    expect(find('licence 4417731')).toMatchObject([{ number: '4417731' }]);
    expect(find('licence 4417732')).toEqual([]);
  });
});

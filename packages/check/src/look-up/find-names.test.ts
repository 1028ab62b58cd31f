import { describe, expect, test } from 'vitest';
import { indexNames } from '../index/names.ts';
import { findNamesIn, findWholeName } from './find-names.ts';

const firms = [
  'Adyen N.V.',
  'Zuiderkade Bank N.V.',
  'Cierzo Gestión S.G.I.I.C., S.A.',
  'Capital Ltd',
  'Ourbank ASA',
  'Union Bank Ltd',
  'VOLKSBANK MUELLGOENNINGEN EG',
  'SWEDQUIST AB',
  'SWEDQUIST HYPOTEK AB',
  '蓝桥证券有限公司',
  'مصرف واحة السدر',
  'Booking.com',
  'Caution OÜ',
  'Apex Meridian Ltd',
].map((name, nth) => ({ name, licenseId: `L${nth}` }));
const warnings = [
  { name: 'Golden Carp Exchange', aliases: ['GC Exchange'] },
  { name: 'Northwold Bonds (clone)' },
  { name: 'Apex Meridian Trade' },
  { name: 'QuickYield' },
  { name: 'Gold Harbour' },
  { name: 'Granite' },
  { name: 'Lantern 60' },
  { name: 'evil.example' },
];
const index = indexNames({ firms, warnings, authority: { name: 'Frontier Conduct Authority', websites: [] } });

const nameOf = ({ value }: { value: string }) => value;
const whole = (text: string) => findWholeName(text, index).map(nameOf);
const found = (text: string) =>
  findNamesIn(text, index).map(({ records, begin, end, isWeak }) => [
    text.slice(begin, end),
    records.map(nameOf).join(),
    isWeak ? 'weak' : 'sure',
  ]);

describe('a whole text is a name', () => {
  test.for([
    ['as it is', 'Adyen N.V.', 'Adyen N.V.'],
    ['in capitals', 'ADYEN NV', 'Adyen N.V.'],
    ['without its legal form', 'adyen', 'Adyen N.V.'],
    ['with its legal form in front', 'AB Swedquist', 'SWEDQUIST AB'],
    ['with umlauts as one letter', 'volksbank müllgönningen eg', 'VOLKSBANK MUELLGOENNINGEN EG'],
    ['with umlauts as two letters', 'Volksbank Muellgoenningen eG', 'VOLKSBANK MUELLGOENNINGEN EG'],
    ['without accents', 'Cierzo Gestion SGIIC SA', 'Cierzo Gestión S.G.I.I.C., S.A.'],
    ['in other spaces and hyphens', 'golden-carp exchange', 'Golden Carp Exchange'],
    ['by another name', 'gc exchange', 'Golden Carp Exchange'],
    ['without our remark', 'Northwold Bonds', 'Northwold Bonds (clone)'],
    ['in Chinese, without its legal form', '蓝桥证券', '蓝桥证券有限公司'],
    ['with a dot', 'booking.com', 'Booking.com'],
    ['of the authority', 'frontier conduct authority', 'Frontier Conduct Authority'],
  ])('%s: %s', ([, text = '', name = '']) => {
    const expected = name === 'Golden Carp Exchange' && text.startsWith('gc') ? ['GC Exchange'] : [name];
    expect(whole(text)).toEqual(expected);
  });

  test.for(['Adyen Ltd', 'Adye', 'Adyen Bank', '', '?!', 'evil.example', 'a'.repeat(300)])('but %j is not', (text) => {
    expect(whole(text)).toEqual([]);
  });
});

describe('a name is found in a text', () => {
  test.for([
    ['with its legal form', 'We are Adyen N.V. and write to you', 'Adyen N.V.'],
    ['before a usual word that looks like a legal form', 'Zuiderkade Bank N.V.: se ha autorizado un cargo', 'Zuiderkade Bank N.V.'],
    ['with a long legal form', 'Cierzo Gestión S.G.I.I.C., S.A. (FCA-2020-ES-009)', 'Cierzo Gestión S.G.I.I.C., S.A.'],
    ['without its legal form, with its capitals', 'I lost money at Zuiderkade Bank last year', 'Zuiderkade Bank'],
    ['in capitals', 'ZUIDERKADE BANK INFORMS YOU', 'ZUIDERKADE BANK'],
    ['in small letters, if its words are rare', 'i got a letter of zuiderkade bank today', 'zuiderkade bank'],
    ['of a warned firm of one word', 'my aunt uses QuickYield now', 'QuickYield'],
    ['in Chinese, inside a sentence', '我是蓝桥证券有限公司的客服', '蓝桥证券有限公司'],
    ['in Arabic', 'نحن مصرف واحة السدر في المدينة', 'مصرف واحة السدر'],
    ['in Arabic behind a particle', 'نحن ومصرف واحة السدر في المدينة', 'مصرف واحة السدر'],
    ['by its own longest name', 'a letter of SWEDQUIST HYPOTEK AB came', 'SWEDQUIST HYPOTEK AB'],
    ['in another language around it', '请问Zuiderkade Bank是否受监管', 'Zuiderkade Bank'],
    ['before a colon, as a message calls itself', 'Zuiderkade Bank: your code is 123', 'Zuiderkade Bank'],
    ['of two usual words, with their capitals', 'a call of Union Bank', 'Union Bank'],
    ['of a warned firm, with three usual words in small letters', 'i put money in golden carp exchange', 'golden carp exchange'],
    ['of a warned firm, with a usual word and a number', 'Lantern 60 wants my card', 'Lantern 60'],
    ['with its legal form in small letters and with full stops', 'I got a letter of adyen n.v. today', 'adyen n.v.'],
    ['of a warned firm, with two usual words behind "called by"', 'i was called by gold harbour', 'gold harbour'],
    ['of the authority', 'The Frontier Conduct Authority has frozen it', 'Frontier Conduct Authority'],
  ])('%s: %s', ([, text = '', written]) => {
    expect(found(text).map(([name, , certainty]) => [name, certainty])).toEqual([[written, 'sure']]);
  });

  test('more than once, each with its record', () => {
    expect(found('Adyen N.V. and Golden Carp Exchange')).toEqual([
      ['Adyen N.V.', 'Adyen N.V.', 'sure'],
      ['Golden Carp Exchange', 'Golden Carp Exchange', 'sure'],
    ]);
  });
});

describe('words are weak evidence of a name', () => {
  test.for([
    ['if they are one word without its legal form', 'your capital is waiting', 'capital'],
    ['if small letters behind them are a legal form by chance', 'Vous payez la caution ou le loyer', 'caution ou'],
    ['if they are usual words in small letters', 'the union bank of my town', 'union bank'],
    ['if they are two usual words of a warned name in small letters', 'my gold harbour is ill', 'gold harbour'],
    ['if they are one usual word of a warned name', 'The Granite in our kitchen', 'Granite'],
  ])('%s: %s', ([, text = '', written]) => {
    expect(found(text).map(([name, , certainty]) => [name, certainty])).toEqual([[written, 'weak']]);
  });
});

describe('no name is found', () => {
  test.for([
    ['if its words are written apart', 'They said they were from our bank and that I must call'],
    ['if it has another legal form', 'Zuiderkade Bank AG writes to you'],
    ['if only a part of it is there', 'Zuiderkade writes to you'],
    ['in a word that contains it', 'the adyenesque letter'],
  ])('%s: %s', ([, text = '']) => {
    expect(found(text)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { isSameNumber, nationalPartOf } from './calling-codes.ts';
import { findPhones } from './phones.ts';
import { readText } from './read.ts';

/** The numbers in a text that are certain to be telephone numbers, as written. */
const clear = (text: string) => findPhones(text).flatMap(({ isClear, begin, end }) => (isClear ? [text.slice(begin, end)] : []));

describe('a telephone number', () => {
  test.for([
    ['Call us on 020 7946 0123.', '020 7946 0123'],
    ['Vous pouvez me joindre au 53936762.', '53936762'],
    ['Tél. : 860/555 0161', '860/555 0161'],
    ['Mi número es el 0209185971', '0209185971'],
    ['رقمي هو 0129700342', '0129700342'],
    ['Llámenos al 2127210804.', '2127210804'],
    ['Our client line is open 24/7: 4638-5272', '4638-5272'],
    ['Teléfono de atención al cliente: 2129141215', '2129141215'],
    ['Tel. 0044 20 7946 0123', '0044 20 7946 0123'],
    ['客服热线：+44 20 7946 0254（24小时）', '+44 20 7946 0254'],
    ['Reach us at (312) 555-0175', '(312) 555-0175'],
    ['(+44) 20 7946 0254', '(+44) 20 7946 0254'],
  ] as const)('is recognised in %s', ([text, number]) => {
    expect(clear(text)).toEqual([number]);
  });

  test.for([
    'ISIN FR0000131104',
    'Nos réf. : 067.796.677',
    'Reference: 0585-620612',
    'case 002.906.718',
    'الرقم المرجعي: 548.641.228',
    'the account (00-72-48 28973415)',
    'Please call us today about your 1 250 000,00 €',
    'GB29 NWBK 6016 1331 9268 19',
    'Termin 05.10.1986 bis 03.06-07.06.2015, BSN 608483369',
  ])('is not recognised in %s', (text) => {
    expect(clear(text)).toEqual([]);
  });

  test('may be broken over two lines, even in a quoted text', () => {
    expect(clear('Our line is open: +34 93 677\n9282\n\nYours')).toEqual(['+34 93 677\n9282']);
    expect(clear('> Tel. +44 20 794\n> 6013 today')).toEqual(['+44 20 794\n> 6013']);
  });

  test('ends with its line if it is whole, or if the next line begins with a date', () => {
    expect(clear('Tel. +44 20 7946 0123\n+44 20 7946 0124')).toEqual(['+44 20 7946 0123', '+44 20 7946 0124']);
    expect(clear('Mi número es el 2795-0870\n14/10/25, 9:45')).toEqual(['2795-0870']);
  });

  test('may be the whole text, and is only possible among words that do not announce it', () => {
    const read = (text: string) => readText(text).items.map(({ kind, canonical, certainty }) => [kind, canonical, certainty]);
    expect(read('22 39 47 17')).toEqual([['phone', '22394717', 'sure']]);
    expect(read('The price is 22 39 47 17 today')).toEqual([['phone', '22394717', 'possible']]);
  });
});

describe('the number of a case or a document', () => {
  test.for([
    'Your ref. 548 641 228',
    'Case: 548.641.228',
    'Expediente 548641228',
    'Dossier 548 641 228',
    '编号：548641228',
    'المرجع: 548641228',
  ])('is no telephone number in: %s', (text) => {
    expect(readText(text).items).toEqual([]);
  });

  test.for(['Your ref. 0548 641 228', 'Dossier 05 48 64 12 28', 'Case: (020) 7946 0123'])(
    'is a possible one if it begins with a zero: %s',
    (text) => {
      expect(findPhones(text)).toMatchObject([{ isClear: false }]);
    },
  );

  test('is a telephone number if it begins with a plus', () => {
    expect(findPhones('Case: +44 20 7946 0123')).toMatchObject([{ digits: '442079460123', isClear: true }]);
  });
});

describe('a number is read in any digits', () => {
  test.for([
    '0044 20 3990 0188',
    '٠٠٤٤٢٠٣٩٩٠٠١٨٨',
    '+٤٤ ٢٠ ٣٩٩٠ ٠١٨٨',
    '۰۰۴۴۲۰۳۹۹۰۰۱۸۸',
    'هاتف: +٤٤٢٠٣٩٩٠٠١٨٨',
    '\u200f+٤٤\u00a0٢٠ ٣٩٩٠ ٠١٨٨\u200f',
    '+४४ २० ३९९० ०१८८',
    '＋４４　２０　３９９０　０１８８',
    'https://wa.me/442039900188',
    'https://api.whatsapp.com/send?phone=442039900188&text=Hi',
    'tel:+442039900188',
  ])('%j', (text) => {
    expect(readText(text).items.filter(({ kind }) => kind === 'phone')).toMatchObject([
      { digits: '442039900188', isInternational: true, canonical: '+442039900188' },
    ]);
  });
});

/** Country codes, each with a number, and whether a zero before the number belongs to it. */
const COUNTRIES = [
  ['44', '2079460001', false],
  ['49', '3090182001', false],
  ['33', '142685301', false],
  ['971', '43210987', false],
  ['61', '290374455', false],
  ['39', '655501234', true],
  ['225', '727345678', true],
] as const;
/** The beginnings that people write or dial before the country code, and the zeros between it and the number. */
const BEGINNINGS = ['+', '(+', '00', '00 ', '011', '011 ', '011-', '0011 ', '010 ', '+011 '];
const ZEROS = [' ', ' 0', '-0', ' (0)', ' (0) ', '(0)', '.0', ' (0'];
const WRITTEN = COUNTRIES.flatMap(([code, number, keepsZero]) =>
  BEGINNINGS.flatMap((begin) =>
    ZEROS.map((zero) => {
      const middle = begin.startsWith('(') ? ')' : '';
      const end = zero.endsWith('(0') ? `${number.slice(0, 2)}) ${number.slice(2)}` : `${number.slice(0, 3)} ${number.slice(3)}`;
      return { text: begin + code + middle + zero + end, code, number, keepsZero };
    }),
  ),
);

describe('a number is the same with the prefixes for calls inside its country and from other countries', () => {
  test.for(WRITTEN)('$text', ({ text, code, number, keepsZero }) => {
    const phones = readText(`Tel. ${text}`).items;
    expect(phones).toMatchObject([{ kind: 'phone', isInternational: true }]);
    const digits = phones.map(({ canonical }) => canonical.slice(1)).join();
    expect([code + number, ...(keepsZero ? [`${code}0${number}`] : [])]).toContain(digits);
    for (const recorded of [`+${code}${number}`, ...(keepsZero ? [`+${code}0${number}`] : [])]) {
      expect(isSameNumber({ digits, isInternational: true }, recorded)).toBe(true);
    }
  });

  test.for(['011 5529 4411', '010 6512 3456', '011 234 5678', '00 1234 567'])('but not in %s, which has an area code', (text) => {
    expect(readText(text).items).toMatchObject([{ kind: 'phone', isInternational: false }]);
  });

  test.for(['0114420794600', '0104012345678'])('and not in %s, which may be the code of a product', (text) => {
    expect(findPhones(`EAN: ${text}`)).toMatchObject([{ isClear: false }]);
  });
});

describe('two numbers', () => {
  const same = (digits: string, recorded: string) => isSameNumber({ digits, isInternational: false }, recorded);

  test('are not the same if one is only the end of the other', () => {
    expect(same('79460123', '+442079460123')).toBe(false);
    expect(isSameNumber({ digits: '332079460123', isInternational: true }, '+442079460123')).toBe(false);
  });

  test.for([
    ['442079460123', '2079460123'],
    ['390655501234', '655501234'],
    ['35220212345', '20212345'],
    ['14155550142', '4155550142'],
  ])('%s is %s in its country', ([digits = '', national]) => {
    expect(nationalPartOf(digits)).toBe(national);
  });
});

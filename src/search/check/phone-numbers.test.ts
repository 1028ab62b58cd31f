import { describe, expect, test } from 'vitest';
import { findPhones } from './phone-numbers.ts';

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
  ] as const)('is recognised in %s', ([text, number]) => {
    expect(clear(text)).toEqual([number]);
  });

  test.for([
    'ISIN FR0000131104',
    'Your bounces+1540341-3f1a@em.mailer.test',
    'Nos réf. : 067.796.677',
    'Reference: 0585-620612',
    'case 002.906.718',
    'الرقم المرجعي: 548.641.228',
    'محفظتكم رقم 0095-046325',
    'the account (00-72-48 28973415)',
    'Please call us today about your 1 250 000,00 €',
    'GB29 NWBK 6016 1331 9268 19',
  ])('is not recognised in %s', (text) => {
    expect(clear(text)).toEqual([]);
  });

  test('may be broken over two lines, also of a quoted text', () => {
    expect(clear('Our line is open: +34 93 677\n9282\n\nYours')).toEqual(['+34 93 677\n9282']);
    expect(clear('> Tel. +44 20 794\n> 6013 today')).toEqual(['+44 20 794\n> 6013']);
  });

  test('ends with its line if it is whole, or if the next line begins with a date', () => {
    expect(clear('Tel. +44 20 7946 0123\n+44 20 7946 0124')).toEqual(['+44 20 7946 0123', '+44 20 7946 0124']);
    expect(clear('Mi número es el 2795-0870\n14/10/25, 9:45')).toEqual(['2795-0870']);
  });
});

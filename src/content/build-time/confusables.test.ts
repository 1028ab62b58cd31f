import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPrototype, joinPairs } from '#src/search/check/confusables.ts';
import { buildConfusables } from './confusables.ts';

const table = buildConfusables();
const prototype = createPrototype(table);
const skeletonOf = (text: string) => joinPairs([...text].map(prototype).join(''));

describe('the table of look-alikes', () => {
  test('has letters of other scripts under the Latin ones they look like', () => {
    expect(table['a']).toMatch(/а.*α|α.*а/u);
    expect(table['o']).toContain('ο');
    expect(table['n']).toContain('ո');
    expect(table['b']).toContain('ᑲ');
  });

  test('has neither ASCII nor characters that folding already treats as the same letter', () => {
    const characters = Object.values(table).join('');
    expect(characters).not.toMatch(/\p{ASCII}/u);
    expect(characters).not.toMatch(/[éøðＡ𝐀①]/u);
    expect(Object.keys(table).filter((key) => !/^[a-z0-9]+$/.test(key))).toEqual([]);
  });

  test('is small enough to be part of a page', () => {
    expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThan(2_000);
  });
});

describe('the skeleton of a name', () => {
  test.for([
    ['аdуеո', 'adyen'],
    ['АDYEN', 'adyen'],
    ['ΑΡΕΧ', 'apex'],
    ['рауραӏ', 'paypal'],
    ['ВАΝΚ', 'bank'],
    ['sсіеոϲе', 'science'],
    ['0range', 'orange'],
    ['app1e', 'apple'],
    ['AppIe', 'apple'],
    ['rnoon', 'moon'],
    ['ɱoon', 'moon'],
    ['vvave', 'wave'],
    ['ｆｕｌｌ', 'full'],
    ['crédit', 'credit'],
    ['ᎪᏢᏢᏞᎬ', 'apple'],
  ])('is the same for %s and %s', ([typed = '', name = '']) => {
    expect(skeletonOf(typed)).toBe(skeletonOf(name));
  });

  test.for([
    ['bank', 'tank'],
    ['банк', 'bank'],
    ['銀行', 'bank'],
  ])('differs for %s and %s', ([typed = '', name = '']) => {
    expect(skeletonOf(typed)).not.toBe(skeletonOf(name));
  });
});

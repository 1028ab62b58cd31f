import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildConfusables } from '../../scripts/build-confusables.ts';
import { CONFUSABLES } from '../data/confusables.ts';
import { foldCharacter } from './fold.ts';
import { skeletonOf } from './look-alike-letters.ts';

describe('the table of look-alikes', () => {
  const table = new Map(CONFUSABLES);

  test('is what the script makes of the list of Unicode', () => {
    expect(CONFUSABLES).toEqual(buildConfusables());
  });

  test('has neither ASCII nor characters that folding already treats as the same letter', () => {
    const characters = [...table.values()].join('');
    expect(characters).not.toMatch(/\p{ASCII}/u);
    expect(characters).not.toMatch(/[éøðＡ𝐀①]/u);
    expect([...table.keys()].filter((key) => !/^[a-z0-9]+$/.test(key))).toEqual([]);
    expect([...table].flatMap(([key, all]) => [...all].filter((one) => foldCharacter(one) === key))).toEqual([]);
  });

  test('is small enough to be part of a page', () => {
    expect(brotliCompressSync(JSON.stringify(CONFUSABLES)).length).toBeLessThan(2_000);
  });
});

describe('the skeleton of a name (CHECK-21)', () => {
  test.for([
    ['аdуеո', 'adyen'],
    ['ΑΡΕΧ', 'apex'],
    ['рауραӏ', 'paypal'],
    ['0range', 'orange'],
    ['rnoon', 'moon'],
    ['ｆｕｌｌ', 'full'],
    ['ᎪᏢᏢᏞᎬ', 'apple'],
    ['ɴᴏʀᴛʜᴡᴏʟᴅ', 'northwold'],
    ['Brunn & Sons', 'brunn and sons'],
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

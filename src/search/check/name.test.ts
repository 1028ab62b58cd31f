import { expect, test } from 'vitest';
import { createPrototype } from './confusables.ts';
import { readName, spellingsOf } from './name.ts';

test.for([
  ['Adyen N.V.', 'adyen', 'nv'],
  ['Byeolmaru Life Insurance Co., Ltd.', 'byeolmarulifeinsurance', 'coltd'],
  ['Dom Maklerski Łęgowski Sp. z o.o.', 'dommaklerskilegowski', 'spzoo'],
  ['Banco Cenote Real S.A. de C.V.', 'bancocenotereal', 'sadecv'],
  ['Umkhombe Digital Exchange (Pty) Ltd', 'umkhombedigitalexchange', 'ptyltd'],
  ['Brunn & Co. KG', 'brunn', 'andcokg'],
  ['Wexcombe Payments Limited', 'wexcombepayments', 'ltd'],
  ['Kestrelmoor Re Bonds (clone)', 'kestrelmoorrebonds', ''],
  ['Aurea Mentor Club', 'aureamentorclub', ''],
  ['Tournefeuil Gestion SAS', 'tournefeuilgestion', 'sas'],
  ['S.A.', 'sa', ''],
  ['Ltd & Co.', 'ltd', 'andco'],
])('%s is %s, its form %s', ([text = '', core, form]) => {
  expect(readName(text)).toMatchObject({ core, form, short: `${core}${form}` });
});

test('a name is indexed folded, without its legal form, and by its look-alike skeleton, always with one letter for i and l', () => {
  const prototype = createPrototype({ a: 'а' });
  expect(spellingsOf('Corn Bank Limited', prototype)).toEqual(['cornbankllmlted', 'cornbankltd', 'cornbank', 'combankllmlted', 'combank']);
  expect(spellingsOf('Bаnk', prototype)).toEqual(['bаnk', 'bank']);
  expect(spellingsOf('AMT', prototype)).toEqual(['amt']);
  expect(spellingsOf('?', prototype)).toEqual([]);
});

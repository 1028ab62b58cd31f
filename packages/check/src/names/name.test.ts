import { expect, test } from 'vitest';
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
  ['蓝桥证券有限公司', '蓝桥证券', '有限公司'],
  ['株式会社', '株式会社', ''],
  ['', '', ''],
])('%s is %s, its form %s', ([text = '', core, form]) => {
  expect(readName(text)).toMatchObject({ core, form });
});

test('the words of a name are kept apart, so that "our bank" is not Ourbank', () => {
  expect(readName('Our Bank ASA').words).toBe('our bank');
  expect(readName('Ourbank ASA').words).toBe('ourbank');
});

test.for([
  ['Müller', ['Müller', 'Mueller']],
  ['Mu\u0308ller', ['Mu\u0308ller', 'Mueller']],
  ['ÖSTERREICH Süd', ['ÖSTERREICH Süd', 'OeSTERREICH Sued']],
  ['Mueller', ['Mueller']],
  ['Crédit', ['Crédit']],
] as const)('an umlaut has two spellings: %s', ([text, spellings]) => {
  expect(spellingsOf(text)).toEqual(spellings);
});

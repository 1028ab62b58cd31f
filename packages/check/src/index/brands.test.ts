import { describe, expect, test } from 'vitest';
import { cutDomain, indexBrands, isCommon } from './brands.ts';
import { indexContacts } from './contacts.ts';

test.for([
  ['apex.example', 'apex', '.example'],
  ['apex.co.uk', 'apex', '.co.uk'],
  ['xn--bcher-kva.example', 'bücher', '.example'],
  ['localhost', 'localhost', ''],
])('a domain has a label and an ending: %s', ([domain = '', label, suffix]) => {
  expect(cutDomain(domain)).toEqual({ label, suffix });
});

const brandsOf = (website: string) =>
  indexBrands(indexContacts({ firms: [{ name: 'Firm', licenseId: 'L1', websites: [`https://${website}`] }], warnings: [] }));

test.for([
  ['connectwallex.com', 'wallex'],
  ['credit-valmorin.fr', 'valmorin'],
  ['lindentalerprivatbank.de', 'lindentaler'],
])('the distinctive part of a label: of %s, %s', ([website = '', core = '']) => {
  expect(brandsOf(website).byCore.has(core)).toBe(true);
});

test('a short part or a usual word is not distinctive', () => {
  expect(['abcbank.com', 'secure-online.com', 'northwold.com'].flatMap((website) => [...brandsOf(website).byCore.keys()])).toEqual([]);
});

describe('a label says little about its owner', () => {
  test.for(['bank', 'crypto', 'people', 'peoples', 'fortuneo', 'anetwork', 'trade-academy', 'go'])('if it is %s', (label) => {
    expect(isCommon(label)).toBe(true);
  });

  test.for(['northwold', 'credit-valmorin', 'adyen', 'zephyrpay'])('but not if it is %s', (label) => {
    expect(isCommon(label)).toBe(false);
  });
});

test('a shared host is a brand only if a firm has it on record', () => {
  const { byLabel, warned } = indexBrands(
    indexContacts({
      firms: [{ name: 'Social Pay Ltd', licenseId: 'L1', websites: ['https://www.facebook.com/socialpay'] }],
      warnings: [{ name: 'Some Club', websites: ['https://sites.google.com/view/x', 'https://some-club.example'] }],
    }),
  );
  expect(warned.map(({ label }) => label)).toEqual(['some-club']);
  expect(byLabel.get('google')).toEqual([]);
});

test('a brand is found with and without its hyphens, and with its ending', () => {
  const { byLabel } = brandsOf('i-dax.market');
  expect(['i-dax', 'idax', 'i-dax-market'].map((label) => byLabel.get(label).length)).toEqual([1, 1, 1]);
});

import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { buildHostIndex, findByAddress } from './host-index.ts';

const SITES = [
  ['https://apex.example', 'https://login.apex.example/start'],
  [],
  ['https://www.brim.test', 'http://pay.cove.test'],
  ['https://victim.pages.dev', 'https://BÜCHER.example'],
  ['http://192.0.2.1/x', 'https://apex.example/other'],
];
const index = buildHostIndex(SITES.length, (record) => SITES[record] ?? []);
const find = (text: string) => readAddress(text).addresses.flatMap((address) => index.find(address));
const begin = (text: string) => readAddress(text).addresses.flatMap((address) => index.begin(address));

describe('a host', () => {
  test('is found by itself, every record of it', () => {
    expect(find('apex.example')).toEqual([
      { place: 0, site: 0, how: 'host' },
      { place: 4, site: 1, how: 'host' },
    ]);
    expect(find('brim.test')).toEqual([{ place: 2, site: 0, how: 'host' }]);
    expect(find('192.0.2.1')).toEqual([{ place: 4, site: 0, how: 'host' }]);
    expect(find('xn--bcher-kva.example')).toEqual([{ place: 3, site: 1, how: 'host' }]);
  });

  test('is found below and above one that is known, the closest first', () => {
    expect(find('a.b.apex.example')).toEqual([
      { place: 0, site: 0, how: 'below' },
      { place: 4, site: 1, how: 'below' },
    ]);
    expect(find('login.apex.example')[0]).toEqual({ place: 0, site: 1, how: 'host' });
    expect(find('cove.test')).toEqual([{ place: 2, site: 1, how: 'above' }]);
    expect(find('other.cove.test')).toEqual([]);
  });

  test('that many owners share is no relation', () => {
    expect(find('a.victim.pages.dev')).toEqual([{ place: 3, site: 0, how: 'below' }]);
    expect(find('other.pages.dev')).toEqual([]);
    expect(find('pages.dev')).toEqual([]);
    expect(begin('pages.dev')).toEqual([]);
    expect(find('http://example')).toEqual([]);
  });

  test('is found while it is being typed, from its beginning or that of its domain', () => {
    expect(begin('apex.ex')).toEqual([0, 4]);
    expect(begin('login.ap')).toEqual([0]);
    expect(begin('cove.te')).toEqual([2]);
    expect(begin('ove.te')).toEqual([]);
  });
});

test('the records that any address of a pasted text leads to are found in list order', () => {
  expect(findByAddress(index, 'Go to hxxp://pay[.]cove[.]test, or write to desk@login.apex.example')).toEqual([0, 2, 4]);
  expect(findByAddress(index, 'Apex')).toEqual([]);
});

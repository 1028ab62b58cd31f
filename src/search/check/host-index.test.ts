import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { hashHosts } from './column-hashes.ts';
import { hostIndexSteps, hostTextSteps } from './host-index.ts';
import { createIntegerList } from './integer-list.ts';
import { atOnce } from '#src/search/slices.ts';
import { createSlots } from './slots.ts';

const SITES = [
  ['https://apex.example', 'https://login.apex.example/start'],
  [],
  ['https://www.brim.test', 'http://pay.cove.test'],
  ['https://victim.pages.dev', 'https://BÜCHER.example'],
  ['http://192.0.2.1/x', 'https://apex.example/other'],
  ['https://www.facebook.com/Some-Club/', 'https://www.facebook.com/profile.php?id=100', 'https://dune.example:8443'],
  ['https://foo.eth.limo', 'https://blogspot.com'],
  Array.from({ length: 1_000 }, (_, nth) => `https://site-${nth}.example`),
];
const sitesOf = (position: number) => SITES[position] ?? [];
const hashes = createIntegerList();
const counts = hashHosts(SITES.map((sites) => sites.join('\t')).join('\n'), hashes);
const index = {
  ...atOnce(hostIndexSteps(createSlots(counts), hashes.toArray(), sitesOf)),
  ...atOnce(hostTextSteps(SITES, sitesOf)),
};
const find = (text: string) => readAddress(text).addresses.flatMap((address) => index.find(address));
const begin = (text: string) => readAddress(text).addresses.flatMap((address) => index.begin(address));
const below = (text: string) => readAddress(text).addresses.flatMap((address) => index.below(address));

describe('a listed address covers (CHECK-3)', () => {
  test('its host, in every record that lists it', () => {
    expect(find('apex.example')).toEqual([{ position: 0, site: 0, how: 'host' }]);
    expect(find('brim.test')).toEqual([{ position: 2, site: 0, how: 'host' }]);
    expect(find('xn--bcher-kva.example')).toEqual([{ position: 3, site: 1, how: 'host' }]);
  });

  test('what is below it: subdomains, pages and ports', () => {
    expect(find('a.b.apex.example')).toEqual([{ position: 0, site: 0, how: 'below' }]);
    expect(find('https://apex.example:8080/deep/page?x=1')).toEqual([{ position: 0, site: 0, how: 'host' }]);
    expect(find('a.victim.pages.dev')).toEqual([{ position: 3, site: 0, how: 'below' }]);
    expect(find('desk@mail.apex.example')).toEqual([{ position: 0, site: 0, how: 'below' }]);
  });

  test('the closest host first, each record once, and by its whole site rather than by a page', () => {
    expect(find('https://login.apex.example/start')).toEqual([{ position: 0, site: 0, how: 'below' }]);
    expect(find('https://apex.example/other/x')).toEqual([
      { position: 0, site: 0, how: 'host' },
      { position: 4, site: 1, how: 'page' },
    ]);
  });

  test('never what is above it', () => {
    expect(find('cove.test')).toEqual([]);
    expect(find('other.cove.test')).toEqual([]);
    expect(find('http://192.0.2.1')).toEqual([]);
  });

  test('one page of a platform, not the platform', () => {
    expect(find('https://m.facebook.com/some-club?ref=share')).toEqual([{ position: 5, site: 0, how: 'page' }]);
    expect(find('facebook.com/some-club/about')).toEqual([{ position: 5, site: 0, how: 'page' }]);
    expect(find('facebook.com')).toEqual([]);
    expect(find('https://facebook.com/some-clubhouse')).toEqual([]);
    expect(find('someone@facebook.com')).toEqual([]);
  });

  test('the page with its parameters', () => {
    expect(find('https://www.facebook.com/profile.php?id=100&lang=en')).toEqual([{ position: 5, site: 1, how: 'page' }]);
    expect(find('https://www.facebook.com/profile.php?id=1001')).toEqual([]);
  });

  test('one port, if it names one', () => {
    expect(find('https://dune.example:8443/login')).toEqual([{ position: 5, site: 2, how: 'host' }]);
    expect(find('https://dune.example')).toEqual([]);
  });

  test('a host below a wildcard suffix, and what is below it', () => {
    expect(find('foo.eth.limo')).toEqual([{ position: 6, site: 0, how: 'host' }]);
    expect(find('a.foo.eth.limo')).toEqual([{ position: 6, site: 0, how: 'below' }]);
    expect(find('bar.eth.limo')).toEqual([]);
  });

  test('only the shared host itself if it is listed as a whole, not what others own below it', () => {
    expect(find('blogspot.com')).toEqual([{ position: 6, site: 1, how: 'host' }]);
    expect(find('someone.blogspot.com')).toEqual([]);
    expect(find('other.pages.dev')).toEqual([]);
    expect(find('pages.dev')).toEqual([]);
  });

  test('its host, however many addresses a record lists', () => {
    expect(find('site-0.example')).toEqual([{ position: 7, site: 0, how: 'host' }]);
    expect(find('site-999.example')).toEqual([{ position: 7, site: 999, how: 'host' }]);
  });
});

test('an address being typed is the beginning of hosts and of their parents', () => {
  expect(begin('apex.ex')).toEqual([0, 4]);
  expect(begin('login.ap')).toEqual([0]);
  expect(begin('cove.te')).toEqual([2]);
  expect(begin('ove.te')).toEqual([]);
});

test('the index knows what is listed below an address: its subdomains, pages and other ports', () => {
  expect(below('cove.test')).toEqual([{ position: 2, site: 1 }]);
  expect(below('facebook.com')).toEqual([
    { position: 5, site: 0 },
    { position: 5, site: 1 },
  ]);
  expect(below('dune.example')).toEqual([{ position: 5, site: 2 }]);
  expect(below('ove.test')).toEqual([]);
  expect(below('apex.example')).toEqual([
    { position: 0, site: 1 },
    { position: 4, site: 1 },
  ]);
});

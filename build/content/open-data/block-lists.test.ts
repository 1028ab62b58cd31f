import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READERS, pagesIn } from '../../../tests/support/block-lists.ts';
import type { Content } from '../load.ts';
import { sharedHost } from '../schemas/shared-hosts.ts';
import { readListedSite } from '@frontier/check/address';
import { content } from '../../../tests/support/content.ts';
import { BLOCK_LISTS, writeBlockLists } from './block-lists.ts';
import { ownHosts, selectBlocked } from './blocked.ts';

const { english } = content;
const [first] = english.warnedFirms;
if (!first) throw new Error('These tests need a warning');

const withAddresses = (websites: string[], changes: Partial<Content['english']> = {}) =>
  writeBlockLists({ ...english, ...changes, warnedFirms: [{ ...first, websites }] });
const files = Object.values(BLOCK_LISTS);
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The lists that cover subdomains. A hosts file cannot, so it has a test of its own. */
const everyList = files.map(nameOf).filter((name) => name !== 'hosts-file.txt');
/** A zone covers subdomains with a second line, and a hosts file covers `www`. */
const TWICE = new Set(['rpz.zone', 'hosts-file.txt']);

/** Whether each list blocks a host, by the name of its file. */
function blockedBy(lists: ReadonlyMap<string, string>, host: string): string[] {
  const names = [...lists].filter(([address, source]) => READERS[nameOf(address)]?.(source)(host)).map(([address]) => nameOf(address));
  return names.filter((name) => everyList.includes(name));
}

/** The first event of a warning. */
const issued = (day: string) =>
  ({ day, kind: 'issued', about: 'warning', id: 'apex', field: 'name', before: '', after: 'Apex', reason: undefined }) as const;

describe('a block list (OPEN-2)', () => {
  test('has every host that a warning of the site covers as a whole, and its subdomains', () => {
    const lists = writeBlockLists(english);
    for (const address of english.warnedFirms.flatMap(({ websites }) => websites)) {
      const site = readListedSite(address);
      if (!site || sharedHost(address) !== undefined || site.path !== '' || site.port !== '' || site.parameters.length > 0) continue;
      expect(blockedBy(lists, site.host), address).toEqual(everyList);
      expect(blockedBy(lists, `login.${site.host}`), address).toEqual(everyList);
    }
  });

  test('has no host of the Authority', () => {
    expect(ownHosts(english.site)).toContain(new URL(english.site.baseUrl).hostname.replace(/^www\./, ''));
    for (const host of ownHosts(english.site)) {
      const lists = withAddresses([`https://${host}`, `https://www.${host}`, `https://login.${host}`, `https://${host}/page`]);
      for (const below of [host, `login.${host}`]) expect(blockedBy(lists, below)).toEqual([]);
      expect(pagesIn(lists.get(BLOCK_LISTS.adblock) ?? '')).toEqual([]);
    }
  });

  test('has no host of a regulated firm', () => {
    const [firm] = english.firms;
    if (!firm) throw new Error('This test needs a firm');
    const firms = [{ ...firm, websites: ['https://www.bank.example'] }];
    const lists = withAddresses(['https://bank.example', 'https://pay.bank.example', 'https://bank.example/a', 'https://other.example'], {
      firms,
    });
    for (const host of ['bank.example', 'pay.bank.example']) expect(blockedBy(lists, host)).toEqual([]);
    expect(blockedBy(lists, 'other.example')).toEqual(everyList);
    expect(pagesIn(lists.get(BLOCK_LISTS.adblock) ?? '')).toEqual([]);
  });

  test.for([
    'https://t.me',
    'https://pages.dev',
    'https://co.uk',
    'https://com',
    'https://googleapis.com',
    'https://github.io',
    'https://docs.google.com',
  ])('has neither %s nor anything on it, even if an editor confirmed it', (address) => {
    const host = new URL(address).hostname;
    const lists = writeBlockLists({ ...english, warnedFirms: [{ ...first, websites: [address], wholeHost: [address] }] });
    expect(blockedBy(lists, host)).toEqual([]);
    expect(blockedBy(lists, `other.${host}`)).toEqual([]);
    for (const source of lists.values()) expect(source).toContain('1 of 1 web addresses');
  });

  test('has no host of which only a page or a port is listed', () => {
    const lists = withAddresses(['https://t.me/apex', 'https://apex.example:8443', 'https://bank.example/a?id=1']);
    for (const host of ['t.me', 'apex.example', 'bank.example']) expect(blockedBy(lists, host)).toEqual([]);
    for (const [address, source] of lists) expect(source).toContain(`${nameOf(address) === 'adblock.txt' ? 2 : 3} of 3 web addresses`);
  });

  test('has pages in the Adblock list only, if a rule can express them and their host is not blocked', () => {
    const listed = ['https://T.me/Apex/', 'https://t.me/größe', 'https://t.me/a$b', 'https://apex.example', 'https://apex.example/login'];
    const lists = withAddresses(listed);
    expect(pagesIn(lists.get(BLOCK_LISTS.adblock) ?? '')).toEqual(['t.me/apex', 't.me/gr%C3%B6%C3%9Fe']);
    expect(lists.get(BLOCK_LISTS.adblock)).toContain('1 of 5 web addresses');
    expect(lists.get(BLOCK_LISTS.hosts)).toContain('3 of 5 web addresses');
  });

  test('has names in ASCII and lower case, without www, a port or a repetition, in order', () => {
    const lists = withAddresses(['https://WWW.Bücher.example', 'http://bücher.example', 'https://apex.test']);
    for (const line of ['xn--bcher-kva.example', 'apex.test']) {
      for (const [address, source] of lists) expect(source.split(line).length - 1, address).toBe(TWICE.has(nameOf(address)) ? 2 : 1);
    }
    const hosts = lists
      .get(BLOCK_LISTS.hosts)
      ?.split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(hosts).toEqual(['apex.test', 'xn--bcher-kva.example']);
  });

  test('is a hosts file too, with each host of the plain list alone and with www', () => {
    const lists = writeBlockLists(english);
    const linesOf = (address: string) => (lists.get(address) ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(linesOf(BLOCK_LISTS.hostsFile)).toEqual(
      linesOf(BLOCK_LISTS.hosts).flatMap((host) => [`0.0.0.0 ${host}`, `0.0.0.0 www.${host}`]),
    );
    expect(lists.get(BLOCK_LISTS.hostsFile)).toContain('cannot cover subdomains');
    expect(lists.get(BLOCK_LISTS.hostsFile)).not.toContain('stands for its subdomains');
  });

  test('has IP addresses only where browsers read them', () => {
    const lists = withAddresses(['http://203.0.113.7', 'http://[2001:db8::7]']);
    expect(blockedBy(lists, '203.0.113.7')).toEqual(['adblock.txt', 'wallets.json']);
    expect(blockedBy(lists, '[2001:db8::7]')).toEqual(['adblock.txt', 'wallets.json']);
  });

  test('leaves out names that DNS cannot resolve, which a server would refuse with the whole file', () => {
    const lists = withAddresses([`https://${'a'.repeat(64)}.example`, `https://${'a.'.repeat(110)}example`]);
    for (const source of lists.values()) expect(source).toContain('2 of 2 web addresses');
  });

  test('blocks names between two listed hosts in the zone too', () => {
    const lists = withAddresses(['https://apex.example', 'https://a.b.apex.example']);
    for (const host of ['b.apex.example', 'x.b.apex.example', 'y.a.b.apex.example', 'z.apex.example']) {
      expect(blockedBy(lists, host), host).toEqual(everyList);
    }
  });

  test('is the same bytes for the same content, in any order', () => {
    expect(writeBlockLists({ ...english, warnedFirms: english.warnedFirms.toReversed() })).toEqual(writeBlockLists(english));
  });

  test('has a version that begins with the day on which the last event in the history was recorded, and grows with it', () => {
    const later = { ...issued('2030-03-04'), recorded: '2199-01-02' };
    const serialOf = (lists: ReadonlyMap<string, string>) => Number(/SOA \S+ \S+ (\d+) /.exec(lists.get(BLOCK_LISTS.rpz) ?? '')?.[1]);
    const now = writeBlockLists(english);
    const then = writeBlockLists({ ...english, history: [...english.history, later] });
    expect(then.get(BLOCK_LISTS.adblock)).toMatch(/^! Version: 2199-01-02\.\d+$/m);
    expect(then.get(BLOCK_LISTS.adblock)).toMatch(/^! Expires: 1 day$/m);
    expect(serialOf(now)).toBeGreaterThan(2 ** 30);
    expect(serialOf(now)).toBeLessThan(2 ** 32);
    expect(JSON.parse(now.get(BLOCK_LISTS.wallets) ?? '')).toMatchObject({
      version: serialOf(now),
      tolerance: 0,
      fuzzylist: [],
      whitelist: [],
    });
    expect(serialOf(then)).toBeGreaterThan(serialOf(now));
  });

  test('has a serial that does not fall if a host is removed on the day of the latest warning, or that warning is withdrawn (HISTORY-24)', () => {
    const day = '2199-01-02';
    const websites = ['https://apex.example', 'https://apex.test'];
    const warning = { ...first, id: 'apex', added: day, websites };
    const history = [...english.history, issued(day)];
    const lists = (warnedFirms: typeof english.warnedFirms, ...events: typeof english.history) =>
      writeBlockLists({ ...english, warnedFirms, history: [...history, ...events] });
    const change = { ...issued(day), kind: 'changed', field: 'websites', before: websites.join('; '), after: 'https://apex.test' } as const;
    const withdrawal = { ...issued(day), kind: 'withdrawn', field: '', after: '', reason: 'It was a mistake.' } as const;
    const serials = [
      lists([...english.warnedFirms, warning]),
      lists([...english.warnedFirms, { ...warning, websites: ['https://apex.test'] }], change),
      lists(english.warnedFirms, change, withdrawal),
    ].map((list) => Number(/SOA \S+ \S+ (\d+) /.exec(list.get(BLOCK_LISTS.rpz) ?? '')?.[1]));
    expect(serials).toEqual([...new Set(serials)].toSorted((a, b) => a - b));
  });

  test('says that it is fictional, in one line, and the list of a real authority does not', () => {
    const notice = 'Fictional.\nevil.example\n||evil.example^';
    const marked = withAddresses([], { openData: { ...english.openData, notice } });
    const real = withAddresses([], { site: { ...english.site, fictional: false } });
    for (const address of files) {
      expect(blockedBy(new Map([[address, marked.get(address) ?? '']]), 'evil.example')).toEqual([]);
      expect(marked.get(address)).toContain('Fictional.');
      expect(real.get(address)).not.toMatch(/fictional(?!": false)/i);
    }
  });

  test('blocks exactly what the warnings cover, whatever they list', () => {
    const label = fc.constantFrom('apex', 'login', 'www', 'a', 'bücher', 'x-1');
    const suffix = fc.constantFrom('example', 'co.uk', 'com', 'pages.dev', 't.me', 'test');
    const host = fc.tuple(fc.array(label, { maxLength: 3 }), suffix).map(([labels, end]) => [...labels, end].join('.'));
    const rest = fc.constantFrom('', '', '', '/', '/a', '/index.html', ':8443', '?id=1', '/a$b');
    const address = fc.tuple(fc.constantFrom('http', 'https'), host, rest).map(([scheme, name, end]) => `${scheme}://${name}${end}`);
    fc.assert(
      fc.property(fc.array(address, { maxLength: 8 }), host, (addresses, asked) => {
        const lists = withAddresses(addresses);
        const { names } = selectBlocked(addresses, []);
        const wanted = readListedSite(`https://${asked}`)?.host ?? '';
        const isCovered = names.some((name) => wanted === name || wanted.endsWith(`.${name}`));
        expect(blockedBy(lists, wanted)).toEqual(isCovered ? everyList : []);
        for (const shared of ['co.uk', 'com', 'pages.dev', 't.me']) expect(blockedBy(lists, shared)).toEqual([]);
        // Only what is listed is blocked.
        for (const name of names) expect(addresses.map((one) => readListedSite(one)?.host)).toContain(name);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readListedSite } from '@frontier/check/address';
import { content } from '../../../tests/support/content.ts';
import type { Content } from '../load.ts';
import { writeBlockList } from './block-list.ts';

const { english } = content;
const [first] = english.warnedFirms;
if (!first) throw new Error('These tests need a warning');

const listOf = (websites: string[], changes: Partial<Content['english']> = {}) =>
  writeBlockList({ ...english, ...changes, warnedFirms: [{ ...first, websites, ...changes.warnedFirms?.[0] }] });

/** The hosts in a list. Any other line must be a comment. */
function hostsIn(list: string): string[] {
  return list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

describe('the block list (OPEN-2)', () => {
  test('has no host of the Authority, nor anything above or below it', () => {
    const host = new URL(english.site.baseUrl).hostname.replace(/^www\./, '');
    const domain = english.site.supportEmail.replace(/^.*@/, '');
    const own = [host, domain].flatMap((name) => [`https://${name}`, `https://www.${name}`, `https://login.${name}`]);
    expect(hostsIn(listOf([...own, 'https://other.example']))).toEqual(['other.example']);
  });

  test('has no host of a regulated firm', () => {
    const [firm] = english.firms;
    if (!firm) throw new Error('This test needs a firm');
    const list = listOf(['https://bank.example', 'https://pay.bank.example', 'https://other.example'], {
      firms: [{ ...firm, websites: ['https://www.bank.example'] }],
    });
    expect(hostsIn(list)).toEqual(['other.example']);
  });

  test.for(['t.me', 'co.uk', 'com', 'docs.google.com'])('does not have %s, even if an editor confirmed it', (host) => {
    const address = `https://${host}`;
    const list = listOf([], { warnedFirms: [{ ...first, websites: [address], wholeHost: [address] }] });
    expect(hostsIn(list)).toEqual([]);
    expect(list).toContain('Left out: 1 of 1 web addresses');
  });

  test.for([
    ['a page', 'https://bank.example/a?id=1'],
    ['a port', 'https://apex.example:8443'],
    ['an IP address', 'http://203.0.113.7'],
    ['an IPv6 address', 'http://[2001:db8::7]'],
    ['a label that is too long for DNS', `https://${'a'.repeat(64)}.example`],
    ['a name that is too long for DNS', `https://${'a.'.repeat(125)}example`],
  ])('leaves out and counts %s', ([, address = '']) => {
    const list = listOf([address, 'https://other.example', 'https://other.example/page']);
    expect(hostsIn(list)).toEqual(['other.example']);
    expect(list).toContain('Left out: 1 of 3 web addresses');
  });

  test('says that it is fictional, in one line, and the list of a real authority does not', () => {
    const marked = listOf([], { openData: { ...english.openData, notice: 'Fictional.\nevil.example' } });
    expect(hostsIn(marked)).toEqual([]);
    expect(marked).toContain('# Notice: Fictional. evil.example\n');
    expect(listOf([], { site: { ...english.site, fictional: false } })).not.toMatch(/fictional/i);
  });

  test('blocks exactly what the warnings cover, whatever they list', () => {
    const label = fc.constantFrom('apex', 'login', 'www', 'a', 'bücher', 'x-1');
    const suffix = fc.constantFrom('example', 'co.uk', 'com', 'pages.dev', 't.me', 'test');
    const host = fc.tuple(fc.array(label, { maxLength: 3 }), suffix).map(([labels, end]) => [...labels, end].join('.'));
    const rest = fc.constantFrom('', '', '', '/', '/a', '/index.html', ':8443', '?id=1', '/a$b');
    const address = fc.tuple(fc.constantFrom('http', 'https'), host, rest).map(([scheme, name, end]) => `${scheme}://${name}${end}`);
    fc.assert(
      fc.property(fc.array(address, { maxLength: 8 }), (addresses) => {
        const list = listOf(addresses);
        const covered = addresses.flatMap((each) => {
          const site = readListedSite(each);
          return site && site.port === '' && site.path === '' && site.parameters.length === 0 ? [site.host] : [];
        });
        const shared = new Set(['example', 'test', 'co.uk', 'com', 'pages.dev', 't.me']);
        expect(hostsIn(list)).toEqual([...new Set(covered)].filter((name) => !shared.has(name)).toSorted());
      }),
    );
  });
});

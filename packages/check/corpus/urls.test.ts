import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/support/sample.ts';
import { explain } from './facts.ts';
import { check, POINTS, SENTENCES } from './real-items.ts';

/*
 * 7. For every text that `new URL` accepts, alone or in a sentence, the host in the answer is the one that a browser opens.
 *
 * In a few places, a text means something other than what a browser reads in its address bar. There, the meaning of the text counts:
 * - Quotation marks, brackets and commas end an address: `https://a.example,https://b.example` are two addresses.
 * - A name without a dot, such as `http://intranet`, is no host: nobody outside of the network can open it.
 * - An unknown ending in a script without spaces is a word: only the Latin part before it is the host.
 */

const SEED = 20_262;
const SETTINGS = { seed: SEED, numRuns: sampleOf(15_000, 10) };
const KNOWN = POINTS.filter(({ kind }) => kind === 'host').map(({ text }) => text);

const LABELS = 'apex login a x-1 bücher пример 例え مثال ｆｕｌｌ ⓐpex ﬁn straße a_b 1 xn--bcher-kva EXAMPLE'.split(' ');
const ENDINGS = 'com test example co.uk org рф みんな xyz COM'.split(' ');
const named = fc
  .tuple(fc.array(fc.constantFrom(...LABELS), { minLength: 1, maxLength: 3 }), fc.constantFrom(...ENDINGS), fc.constantFrom('', '', '.'))
  .map(([labels, ending, dot]) => [...labels, ending].join('.') + dot);
const IPS = (
  '127.0.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 10.1 192.168.257 0xC0.0xA8.1 1.2.3.4. %31%32%37.0.0.1 １２７.0.0.1 ' +
  '[::1] [2001:db8::7] [::ffff:1.2.3.4] [2001:DB8:0:0::1]'
).split(' ');
const ODD = (
  "ap$ex.com ap'ex.com ap*ex.com ap+ex.com ap=ex.com ap;ex.com ap!ex.com ap~ex.com ap&ex.com ap_ex.com apex-.com ap\u00adex.com " +
  'ap\u200bex.com ap\u200dex.com'
).split(' ');
const inOtherForms = fc.constantFrom(...KNOWN).chain((host) =>
  fc.constantFrom(
    host.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    host.toUpperCase(),
    host.replaceAll('.', '。'),
    host.replaceAll('.', '．'),
  ),
);
const host = fc.oneof({ weight: 2, arbitrary: named }, fc.constantFrom(...IPS), fc.constantFrom(...ODD), inOtherForms);

const USERS = (
  'user user:pass a.b https%3A%2F%2Fx.com x.com%2F x.com%2Flogin%3F info@bank.example a:b@c x.com⁄ x.com∕a ü user: . x.com%23 x.com; ' +
  "x.com, x.com' (x.com) x.com&a=b x.com=1 x.com~ x.com!"
).split(' ');
const user = fc.option(
  fc.oneof(fc.constantFrom(...USERS), fc.constantFrom(...KNOWN)).map((name) => `${name}@`),
  { nil: '' },
);
const scheme = fc.constantFrom('https://', 'http://', 'HTTPS://', 'https:', 'https:/', 'http:\\\\', 'https:\\/', 'https:////', 'hTtP://');
const port = fc.constantFrom('', '', '', ':8443', ':', ':443', ':0080');
const REST = ['', '/', '/a/b.html', '?x=1', '#f', '/a?b=c#d', '\\x', '/@apex.test', '/a:b@c.test/', '?u=x@y.test', '#@y.test', '/%2e%2e/'];
const rest = fc.constantFrom(...REST, '/;x', '/(a)', '/a,b', '/login/y.test@z', '\\@y.test/');

function hostOf(url: string): string | undefined {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return /^https?:$/.test(protocol) ? hostname.replace(/\.$/, '') : undefined;
}

const oddUrl = fc.tuple(scheme, user, host, port, rest).map((parts) => parts.join(''));
const webUrl = fc.webUrl({
  validSchemes: ['http', 'https'],
  withQueryParameters: true,
  withFragments: true,
  authoritySettings: { withIPv4: true, withIPv4Extended: true, withIPv6: true, withPort: true, withUserInfo: true },
});

const MARKS: readonly (readonly [string, string])[] = [
  ['<', '>'],
  ['(', ')'],
  ['"', '"'],
  ['[here](', ')'],
  ['', ' and more'],
  ['see ', '.'],
  ['', ', and'],
];
const around = fc.oneof(fc.constant(['', ''] as const), fc.constantFrom(...SENTENCES, ...MARKS));

/** The scheme and everything up to the path. What follows may contain the target of a redirect. */
const AUTHORITY = /^[a-z]+:[\\/]*[^/\\?#]*/i;

/** The hosts that were read in the authority of a URL, and the hosts of all sites that were read. */
function readHosts(url: string, [before, after]: readonly [string, string]) {
  const text = before + url + after;
  const answer = check(text);
  const end = before.length + (AUTHORITY.exec(url)?.[0].length ?? 0);
  const addresses = answer.items.flatMap((item) => (item.kind === 'site' || item.kind === 'email' ? [item] : []));
  const inAuthority = addresses.filter(({ ranges }) => ranges.some(([begin]) => begin >= before.length && begin < end));
  return {
    message: explain(text, answer),
    inAuthority: inAuthority.map((item) => item.host),
    sites: addresses.filter(({ kind }) => kind === 'site').map((item) => item.host),
  };
}

describe('7. The host in the answer is the one that a browser opens', () => {
  test.for([
    ['with everything that people put into addresses to deceive', oddUrl],
    ['of any form', webUrl],
  ] as const)('for a URL %s', ([, urls]) => {
    fc.assert(
      fc.property(urls, around, (url, words) => {
        const wanted = hostOf(url);
        fc.pre(wanted !== undefined);
        const { inAuthority, sites, message } = readHosts(url, words);
        expect(sites, `${message}\nwanted ${wanted}`).toContain(wanted);
        expect(new Set(inAuthority), `${message}\nwanted ${wanted}`).toEqual(new Set([wanted]));
      }),
      SETTINGS,
    );
  });

  const USER_MARKS = ['／', '＃', '？', '|', '{', '}', '`', '、', '–', '｜'];
  test.for(USER_MARKS)('even if its user name has %j', (mark) => {
    const url = `https://northwold-bank.example${mark}@0x7f000001/login`;
    expect(hostOf(url)).toBe('127.0.0.1');
    expect(readHosts(url, ['', '']).sites).toEqual(['127.0.0.1']);
  });

  // People, and programs that turn addresses into links, take these for the end of an address. The text after them is an item of its own.
  test.for(['"', '<', '>', '“', '»', '\t', '\n', ' '])('except that %j ends an address', (mark) => {
    expect(readHosts(`https://northwold-bank.example${mark}@evil.test/login`, ['', '']).sites).toEqual([
      'northwold-bank.example',
      'evil.test',
    ]);
  });

  test('words joined to the beginning of a host on record are no part of it', () => {
    expect(readHosts('', ['请打开online.kuusilahti-pankki.example!谢谢', '']).sites).toEqual(['online.kuusilahti-pankki.example']);
  });

  // Browsers accept these hosts, and so do some resolvers.
  test.for(['https://-apex.com/', 'https://_dmarc.apex.com/', 'https://northwold-bank.example.例え.newending/'])(
    'a host such as in %s',
    (url) => expect(readHosts(url, ['', '']).sites).toEqual([hostOf(url)]),
  );
});

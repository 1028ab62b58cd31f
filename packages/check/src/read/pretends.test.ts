import { describe, expect, test } from 'vitest';
import { withoutWww } from './host.ts';
import { readText, type KnownForms } from './read.ts';

/* One link is one host: the one that a browser opens. */

const LISTED = { isListed: (host: string) => (host.endsWith('apex.example') ? ('onRecord' as const) : undefined), findLicences: () => [] };
const addressesIn = (text: string, known?: KnownForms) =>
  readText(text, known).items.flatMap((item) => (item.kind === 'site' || item.kind === 'email' ? [item] : []));
const hostsIn = (text: string) => [...new Set(addressesIn(text).map(({ host }) => withoutWww(host)))];

describe('a browser opens the host behind the last @', () => {
  test.for([
    ['after a user name', 'https://apex.example@other.test/'],
    ['after a slash in percent', 'https://apex.example%2F@other.test/'],
    ['after a question mark in percent', 'https://apex.example%3F@other.test/'],
    ['after a hash in percent', 'https://apex.example&@2.2.2.2%23@other.test/'],
    ['after a backslash in percent', 'https://apex.example%5C@other.test/'],
    ['after a full-width backslash in percent', 'https://apex.example%EF%BC%BC@other.test/'],
    ['after a division slash', 'https://apex.example∕login∕secure@other.test/'],
    ['after a fraction slash', 'https://apex.example⁄@other.test/'],
    ['without a scheme', 'apex.example%252Flogin@other.test'],
    ['after a full-width slash', 'https://apex.example／@other.test/'],
    ['after a full-width question mark', 'https://apex.example？login=@other.test/'],
    ['after a full-width hash', 'https://apex.example＃@other.test/'],
    ['after a full-width backslash', 'https://apex.example＼login@other.test/'],
    ['after a full-width slash and an ideographic full stop', 'https://apex.example／。@other.test/'],
    ['after a sign that contains a slash', 'https://apex.example℀@other.test/'],
  ])('%s', ([, text = '']) => {
    expect(hostsIn(text)).toEqual(['other.test']);
    expect(hostsIn(`Please log in at ${text} today`)).toEqual(['other.test']);
  });

  // If these characters became plain ones, the name of the bank would become the host.
  test.for([
    ['a full-width slash', 'https://apex.example／@other.test/'],
    ['a full-width question mark', 'https://apex.example？login=@other.test/'],
    ['a full-width hash', 'https://apex.example＃@other.test/'],
    ['a full-width backslash', 'https://apex.example＼login@other.test/'],
    ['a full-width slash and an ideographic full stop', 'https://apex.example／。@other.test/'],
    ['a full-width slash behind backslashes', String.raw`https:\\apex.example／@other.test/`],
    ['a full-width slash without a scheme', 'apex.example／@other.test'],
    ['a division slash without a scheme', 'apex.example∕login@other.test/x'],
    ['a slash in percent in a redirect', 'https://other.test/?u=apex.example%252Flogin@other.test'],
    ['a slash and an @ in percent in a redirect', 'https://other.test/?u=apex.example%25252Flogin%2540other.test'],
    ['a full-width slash in a redirect', `https://other.test/?u=${encodeURIComponent('https://apex.example／@other.test/')}`],
  ])('and not the one before %s', ([, text = '']) => {
    expect(hostsIn(text)).toEqual(['other.test']);
  });

  test('and the text before the @ is kept as the address that the link pretends to have', () => {
    expect(addressesIn('https://apex.example%2Flogin@other.test/')).toMatchObject([{ host: 'other.test', pretends: 'apex.example/login' }]);
    expect(addressesIn('https://other.test/')).toMatchObject([{ pretends: undefined }]);
  });
});

describe('an address on record in the text of a link is the address that the link pretends to have', () => {
  test.for([
    ['in Markdown', '[https://www.apex.example](https://other.test/a)', 'other.test/a', 'www.apex.example'],
    ['before an email address', '"ceo＠apex.example" <x@other.test>', 'x@other.test', 'apex.example'],
    ['in HTML', '<a href="https://other.test/a">www.apex.example</a>', 'other.test/a', 'www.apex.example'],
  ])('%s', ([, text = '', canonical, pretends = '']) => {
    const found = addressesIn(text, LISTED);
    expect(found).toMatchObject([{ canonical }]);
    expect(found[0]?.pretends).toContain(pretends);
    // If it is not on record, it is an item of its own.
    expect(addressesIn(text)).toHaveLength(2);
  });

  test('only if the link opens another address', () => {
    expect(addressesIn('[https://www.apex.example](https://www.apex.example)', LISTED).map(({ canonical }) => canonical)).toEqual([
      'apex.example',
    ]);
  });
});

test.for([
  String.raw`https://evil.test\@apex.example/`,
  String.raw`https://evil.test\login`,
  String.raw`https://evil.test\x@apex.example/`,
])('a host ends before a backslash: %s', (text) => {
  expect(hostsIn(text)[0]).toBe('evil.test');
  expect(hostsIn(text)).not.toContain('apex.example');
});

// Outside of a host, these backslashes are escapes of JSON and vCard.
test.for([
  String.raw`https://evil.test\.apex.example/`,
  String.raw`https://evil.test\:@apex.example/`,
  String.raw`https://evil.test\,@apex.example/`,
  String.raw`https://evil.test\u0040apex.example/`,
  String.raw`https://evil.test\u002eapex.example/`,
])('a host ends before a backslash: %s', (text) => {
  expect(hostsIn(text)[0]).toBe('evil.test');
});

describe('a link that opens no host has no address', () => {
  test.for([
    'data:text/html,apex.example',
    'data:,apex.example',
    'blob:https://apex.example/5a1c',
    'javascript://apex.example/%0aalert(1)',
    'vbscript:apex.example',
    'filesystem:https://apex.example/temporary/x.html',
    'javascript:location="https://apex.example"',
    '[Log in](data:text/html,apex.example)',
    '<a href="javascript:open(`https://apex.example`)">Log in</a>',
  ])('%s', (text) => {
    expect(hostsIn(text)).toEqual([]);
  });

  test.for(['javascript:location="https://apex.example"', 'data:text/html,<a href="https://apex.example/">Log in</a>'])('%s', (text) => {
    expect(hostsIn(text)).toEqual([]);
  });

  test('but an image in a page hides no other link', () => {
    expect(hostsIn('<img src="data:image/png;base64,iVBORw0KGgo="> <a href="https://apex.example">Log in</a>')).toEqual(['apex.example']);
    expect(hostsIn('https://apex.example/data:image/png,x')).toEqual(['apex.example']);
    expect(hostsIn('Your data: https://apex.example')).toEqual(['apex.example']);
  });
});

import { describe, expect, test } from 'vitest';
import { withoutWww } from './host.ts';
import { readText, type KnownForms } from './read.ts';

/* One link is one host: the one that a browser opens. `links.test.ts` has the verdicts. */

const LISTED = { isListed: (host: string) => (host.endsWith('apex.example') ? ('onRecord' as const) : undefined), findLicences: () => [] };
const addressesIn = (text: string, known?: KnownForms) =>
  readText(text, known).items.flatMap((item) => (item.kind === 'site' || item.kind === 'email' ? [item] : []));
const hostsIn = (text: string) => [...new Set(addressesIn(text).map(({ host }) => withoutWww(host)))];

describe('a browser opens the host behind the last @', () => {
  test.for([
    ['after a slash in percent', 'https://apex.example%2F@other.test/'],
    ['after a hash in percent', 'https://apex.example&@2.2.2.2%23@other.test/'],
    ['after a backslash in percent', 'https://apex.example%5C@other.test/'],
    ['after a division slash', 'https://apex.example∕login∕secure@other.test/'],
    ['without a scheme', 'apex.example%252Flogin@other.test'],
    ['after a full-width hash', 'https://apex.example＃@other.test/'],
    ['after a full-width slash and an ideographic full stop', 'https://apex.example／。@other.test/'],
    ['after a sign that contains a slash', 'https://apex.example℀@other.test/'],
  ])('%s', ([, text = '']) => {
    expect(hostsIn(text)).toEqual(['other.test']);
    expect(hostsIn(`Please log in at ${text} today`)).toEqual(['other.test']);
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

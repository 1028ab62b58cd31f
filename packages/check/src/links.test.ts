import { describe, expect, test } from 'vitest';
import { createCheck } from './check.ts';

/* Links that show the address of a firm and open another one. */

const { check } = createCheck({
  firms: [{ name: 'Northwold Bank plc', licenseId: 'FCA-1998-GB-031', websites: ['https://northwold-bank.example'] }],
  warnings: [{ name: 'Apex Meridian Trade', websites: ['https://apexmeridian-trade.example'] }],
});

describe('a link is warned about if a warning is about the host that it opens', () => {
  const inSentence = (link: string) => `Please log in at ${link} today.`;

  test.for([
    'https://northwold-bank.example%2F@apexmeridian-trade.example/',
    'northwold-bank.example%252Flogin@apexmeridian-trade.example',
    'https://www.google.com/url?q=https%3A%2F%2Fapexmeridian-trade.example',
    '[northwold-bank.example](https://apexmeridian-trade.example)',
    '<a href="https://apexmeridian-trade.example">https://northwold-bank.example</a>',
    String.raw`https:\\northwold-bank.example／@apexmeridian-trade.example/`,
    'https://northwold-bank.example／@apexmeridian-trade.example/',
    'https://northwold-bank.example/?url=northwold-bank.example%252Flogin@apexmeridian-trade.example',
  ])('%s', (link) => {
    expect([check(link).verdict, check(inSentence(link)).verdict]).toEqual(['warned', 'warned']);
  });

  test('in the middle of several redirects', () => {
    const inner = `https://apexmeridian-trade.example/?u=${encodeURIComponent('https://other.example/')}`;
    expect(check(`https://first.example/?u=${encodeURIComponent(inner)}`).verdict).toBe('warned');
  });
});

describe('a link is never on record if it opens another host, or none', () => {
  test.for([
    'https://northwold-bank.example%2F@evil.test/',
    'https://northwold-bank.example@evil.test/',
    'https://northwold-bank.example.evil.test/',
    String.raw`https://evil.test\@northwold-bank.example/`,
    'data:text/html,northwold-bank.example',
    'blob:https://northwold-bank.example/5a1c',
    'javascript://northwold-bank.example/%0aalert(1)',
    '[Log in](data:text/html,northwold-bank.example)',
    '<a href="javascript:open(`https://northwold-bank.example`)">Log in</a>',
    'filesystem:https://northwold-bank.example/temporary/x.html',
    // A browser opens the host after the @, even if a character that looks like a slash is before it.
    'https://northwold-bank.example／@evil.test/',
    // A browser reads a backslash as a slash, and not as an escape.
    String.raw`https://evil.test\.northwold-bank.example/`,
    String.raw`https://evil.test\:@northwold-bank.example/`,
    String.raw`https://evil.test\u002enorthwold-bank.example/`,
    // A browser does not end these links at the space.
    'data:text/html,<a href="https://northwold-bank.example/">Log in</a>',
    'JavaScript: open("https://northwold-bank.example")',
  ])('%s', (link) => {
    expect(['onRecord', 'recorded']).not.toContain(check(link).verdict);
  });
});

test.for([
  ['https://northwold-bank.example/data:image/png,x', 'onRecord'],
  ['Your data: https://northwold-bank.example', 'recorded'],
  ['view-source:https://northwold-bank.example', 'recorded'],
])('a link is on record if it opens an address on record: %s', ([link = '', verdict]) => {
  expect(check(link)).toMatchObject({ verdict, items: [{ kind: 'site', state: 'onRecord' }] });
});

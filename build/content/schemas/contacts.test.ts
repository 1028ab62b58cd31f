import { expect, test } from 'vitest';
import type { z } from 'zod';
import { rulesOf } from '../../../tests/support/content-problems.ts';
import { listedAddress, ownEmailDomains, ownPhones, ownWebsites } from './contacts.ts';

/* `tests/content/editors-mistakes.test.ts` has the mistakes in the contact points of warnings. */

const HTTPS = 'must be a full https address without a user name, such as https://www.firm.example';
const DOMAIN = 'must be a domain in lower case and without @, such as firm.example';
const OTHERS_MAIL = 'must belong to the firm: this is a public suffix, an IP address or a provider of mailboxes';

test.for<[kind: string, rule: string, schema: z.ZodType, ...values: string[]]>([
  [
    'an address in a warning',
    'must be a full http or https address, such as https://firm.example',
    listedAddress(),
    'b.example',
    'https:b.example',
    'https://b.example/ x',
    'javascript:alert(1)',
    'data:text/html,x',
  ],
  [
    'a website of a firm',
    HTTPS,
    ownWebsites(),
    'http://zuid.example',
    'zuid.example',
    'https://example',
    'https://zuid.example”',
    'https://zuid.example/ x',
    'https://zuid.example@apex.test',
  ],
  [
    'a website of a firm',
    'must belong to the firm: this is a public suffix or an IP address',
    ownWebsites(),
    'https://co.uk',
    'https://192.0.2.1',
  ],
  [
    'an email domain of a firm',
    DOMAIN,
    ownEmailDomains(),
    'desk@zuid.example',
    '@zuid.example',
    'Zuid.example',
    'https://zuid.example',
    'zuid',
  ],
  ['an email domain of a firm', OTHERS_MAIL, ownEmailDomains(), 'co.uk', 'gmail.com'],
  [
    'a telephone number of a firm',
    'must begin with + and the country code, as in +44 20 7946 0123; use only digits and spaces',
    ownPhones(),
    '020 7946 0124',
  ],
])('a wrong value is refused: %s %s', ([kind, rule, schema, ...values]) => {
  const valueOf = (value: string) => (kind === 'an address in a warning' ? value : [value]);
  expect(values.map((value) => rulesOf(schema, valueOf(value)))).toEqual(values.map(() => [rule]));
});

test('a firm may be on a website where others have pages too, as a payment service has', () => {
  expect(rulesOf(ownWebsites(), ['https://www.paypal.com'])).toEqual([]);
  expect(rulesOf(ownEmailDomains(), ['paypal.com'])).toEqual([]);
});

test('a firm has no contact point twice, and not more than its record has room for', () => {
  expect(rulesOf(ownWebsites(), ['https://zuid.example', 'https://zuid.example'])).toEqual([
    'must not name the same thing twice: https://zuid.example',
  ]);
  const phones = Array.from({ length: 11 }, (_, index) => `+44 20 7946 02${index + 10}`);
  expect(rulesOf(ownPhones(), phones)).toEqual(['must have at most 10 numbers']);
});

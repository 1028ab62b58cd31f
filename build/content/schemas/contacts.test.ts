import { expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/content-problems.ts';
import { ownEmailDomains, ownPhones, ownWebsites } from './contacts.ts';

test('a firm may be on a website where others have pages too, as a payment service has', () => {
  expect(problemsOf(ownWebsites(), ['https://www.paypal.com'])).toEqual([]);
  expect(problemsOf(ownEmailDomains(), ['paypal.com'])).toEqual([]);
});

test('a firm has not more contact points than its record has room for', () => {
  const phones = Array.from({ length: 11 }, (_, index) => `+44 20 7946 02${index + 10}`);
  expect(problemsOf(ownPhones(), phones)).toEqual(['(a list of 11 values): must have at most 10 numbers']);
});

import { expect, test } from 'vitest';
import { isAboveShared, isNeutralHost, isSharedHost, parentsOf } from './shared-hosts.ts';

test.for(['facebook.com', 'gmail.com', 'sites.google.com', 't.me', 'github.io', 'co.uk', 'pages.dev'])('many owners share %s', (host) => {
  expect(isSharedHost(host)).toBe(true);
});

test.for(['apex.example', 'victim.github.io', 'example', 'northwold-bank.example'])('one owner has %s', (host) => {
  expect(isSharedHost(host)).toBe(false);
});

test('networks and the hosts below them are neutral, because genuine messages link to them', () => {
  expect(isNeutralHost('www.linkedin.com')).toBe(true);
  expect(isNeutralHost('apex.example')).toBe(false);
  // A mail provider is not neutral: anybody can have a mailbox there and pretend to be a firm.
  expect(isNeutralHost('gmail.com')).toBe(false);
});

test('a host may be above a shared one', () => {
  expect(parentsOf('a.b.c')).toEqual(['b.c', 'c']);
  expect(isAboveShared('google.com')).toBe(true);
  expect(isAboveShared('apex.example')).toBe(false);
});

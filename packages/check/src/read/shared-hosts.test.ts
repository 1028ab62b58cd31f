import { expect, test } from 'vitest';
import { isAboveShared, isNeutralHost, isSharedHost, parentsOf } from './shared-hosts.ts';

test.for(['facebook.com', 'gmail.com', 'sites.google.com', 't.me', 'github.io', 'co.uk', 'pages.dev'])('many owners share %s', (host) => {
  expect(isSharedHost(host)).toBe(true);
});

test.for(['apex.example', 'victim.github.io', 'example', 'northwold-bank.example'])('one owner has %s', (host) => {
  expect(isSharedHost(host)).toBe(false);
});

test('genuine messages link to networks and stores, and so do those below them', () => {
  expect(isNeutralHost(['www.linkedin.com', 'linkedin.com'])).toBe(true);
  expect(isNeutralHost(['apex.example'])).toBe(false);
  // Anybody can have a mailbox there, and use it to pretend.
  expect(isNeutralHost(['gmail.com'])).toBe(false);
});

test('a host may be above a shared one', () => {
  expect(parentsOf('a.b.c')).toEqual(['b.c', 'c']);
  expect(isAboveShared('google.com')).toBe(true);
  expect(isAboveShared('apex.example')).toBe(false);
});

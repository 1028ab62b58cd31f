import { expect, test } from 'vitest';
import { cutHost } from './public-suffix.ts';

test.for([
  ['login.apex.co.uk', 'apex.co.uk', 'apex', 'co.uk'],
  ['apex.example', 'apex.example', 'apex', 'example'],
  ['a.b.apex.invalid', 'apex.invalid', 'apex', 'invalid'],
  ['pay.apex.github.io', 'apex.github.io', 'apex', 'github.io'],
  ['apex.pages.dev', 'apex.pages.dev', 'apex', 'pages.dev'],
  ['www.ck', 'www.ck', 'www', 'ck'],
  // Below a wildcard, domains have many owners.
  ['pay.apex.com.ck', 'apex.com.ck', 'apex', 'com.ck'],
  ['pay.apex.eu-west-1.elb.amazonaws.com', 'apex.eu-west-1.elb.amazonaws.com', 'apex', 'eu-west-1.elb.amazonaws.com'],
  // A list of hashes would take this host without its first label for a public suffix.
  ['pay.1dnen.aureamentor.example', 'aureamentor.example', 'aureamentor', 'example'],
])('%s is of the owner of %s', ([host = '', domain, label, suffix]) => {
  expect(cutHost(host)).toMatchObject({ domain, label, suffix, known: true });
});

test('a host that many owners share has no owner', () => {
  expect(cutHost('pages.dev')).toEqual({ suffix: 'pages.dev', known: true });
  expect(cutHost('com.ck')).toEqual({ suffix: 'com.ck', known: true });
  expect(cutHost('eu-west-1.elb.amazonaws.com')).toEqual({ suffix: 'eu-west-1.elb.amazonaws.com', known: true });
  expect(cutHost('co.uk')).toEqual({ suffix: 'co.uk', known: true });
  expect(cutHost('example')).toEqual({ suffix: 'example', known: true });
});

test('an IP address is not a domain', () => {
  expect(cutHost('192.0.2.1')).toEqual({ suffix: '', known: true });
  expect(cutHost('[2001:db8::1]')).toEqual({ suffix: '', known: true });
});

test('an ending that no registry has is unknown', () => {
  expect(cutHost('adyen.nv')).toMatchObject({ domain: 'adyen.nv', known: false });
});

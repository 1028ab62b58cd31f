import { describe, expect, test } from 'vitest';
import { coverageOf, readListedSite, type Location } from './listed-site.ts';

const at = (host: string, path = '/', query = '', port = ''): Location => ({ kind: 'site', host, port, path, query });

test.for([
  ['https://www.apex.example', 'apex.example', '', ''],
  ['https://apex.example:8443/', 'apex.example', '8443', ''],
  ['https://apex.example/Some-Club/', 'apex.example', '', '/some-club'],
  ['https://apex.example/pay/index.html', 'apex.example', '', '/pay'],
  ['https://bücher.example/gr%C3%B6%C3%9Fe', 'xn--bcher-kva.example', '', '/größe'],
])('a listed address is read: %s', ([url = '', host, port, path]) => {
  expect(readListedSite(url)).toMatchObject({ host, port, path });
});

test('a text without a host is no listed address', () => {
  expect(readListedSite('apex')).toBeUndefined();
});

describe('a listed page covers', () => {
  const site = readListedSite('https://apex.example/pay?id=7');
  const cover = (address: Location) => site && coverageOf(site, address);

  test('itself and those below it, in any case and with other parameters', () => {
    expect(cover(at('apex.example', '/pay', 'id=7'))).toBe('page');
    expect(cover(at('apex.example', '/PAY/x', 'lang=en&id=7'))).toBe('page');
    expect(cover(at('apex.example', '/pay/index.php', 'id=7'))).toBe('page');
  });

  test('no other page, and no mailbox', () => {
    expect(cover(at('apex.example', '/pay', 'id=70'))).toBeUndefined();
    expect(cover(at('apex.example', '/payment', 'id=7'))).toBeUndefined();
    expect(cover(at('apex.example'))).toBeUndefined();
    expect(cover({ ...at('apex.example', '/pay', 'id=7'), kind: 'email' })).toBeUndefined();
  });

  test('even if an address has a percent sign that encodes nothing', () => {
    expect(cover(at('apex.example', '/%zz', ''))).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { mapText } from './mapped-text.ts';
import { locateAddresses } from './places.ts';

/** The places of each address of a text in the original, by its host or mailbox. */
function placesIn(text: string): Record<string, string[]> {
  const mapped = mapText(text, 100_000);
  const { addresses } = readAddress(text);
  const places = locateAddresses(addresses, mapped);
  return Object.fromEntries(
    addresses.map(({ said }, nth) => [said, (places[nth] ?? []).map((range) => text.slice(...mapped.rangeOf(...range)))]),
  );
}

describe('an address is marked in the original text', () => {
  test.for([
    ['加我WhatsApp：https://t.me/desk_one', { 't.me/desk_one': ['https://t.me/desk_one'] }],
    [
      'Open https://nine-islets-asset-\nmanagement.example/start now',
      { 'nine-islets-asset-management.example/start': ['https://nine-islets-asset-\nmanagement.example/start'] },
    ],
    ['请打开ａｐｅｘ．ｅｘａｍｐｌｅ谢谢', { 'apex.example': ['ａｐｅｘ．ｅｘａｍｐｌｅ'] }],
    ['hxxps://apex[.]example/a', { 'apex.example/a': ['hxxps://apex[.]example/a'] }],
  ] as const)('%s', ([text, places]) => {
    expect(placesIn(text)).toEqual(places);
  });

  test('only where it is written itself, and not in other addresses of its host', () => {
    expect(placesIn('Write to desk@apex.example or info@apex.example, see https://pay.apex.example/x and apex.example.com.')).toEqual({
      'desk@apex.example': ['desk@apex.example'],
      'info@apex.example': ['info@apex.example'],
      'pay.apex.example/x': ['https://pay.apex.example/x'],
      'apex.example.com': ['apex.example.com'],
    });
  });

  test('only where its own page is, and not where another page of its host is', () => {
    expect(placesIn('See https://apex.example/a?b=1 and apex.example:81/a and apex.example, or apex[.]example.')).toEqual({
      'apex.example/a?b=1': ['https://apex.example/a?b=1'],
      'apex.example:81/a': ['apex.example:81/a'],
      'apex.example': ['apex.example', 'apex[.]example'],
    });
    expect(placesIn('https://other.test/?u=https%3A%2F%2Fapex.example%2Fx and apex.example')['apex.example/x']).toEqual([]);
  });

  test('in any spelling of it', () => {
    expect(placesIn('polkadot.example or POLKADOT (dot) EXAMPLE, see https://apex.exa=\nmple/x')).toEqual({
      'polkadot.example': ['polkadot.example', 'POLKADOT (dot) EXAMPLE'],
      'apex.example/x': ['https://apex.exa=\nmple/x'],
    });
  });

  test('once for each of thousands of pages of its host', () => {
    const text = Array.from({ length: 2_000 }, (_, nth) => `<a href="https://apex.example/${nth}">${nth}</a>`).join('\n');
    expect(Object.values(placesIn(text)).flat()).toHaveLength(2_000);
  });

  test('for each of thousands of hosts with the same first label', () => {
    const hosts = Array.from({ length: 2_000 }, (_, nth) => `login.h${nth}.example`);
    expect(placesIn(hosts.join('\n'))).toEqual(Object.fromEntries(hosts.map((host) => [host, [host]])));
  });

  // Code that takes a step for each pair of addresses would take twice as long.
  test.for(['a.co?u=', 'a.co/', '//a.co', 'a#b.co'])('in a moment in a long row of %j', (piece) => {
    const text = piece.repeat(20_000);
    const begin = process.cpuUsage().user;
    expect(Object.keys(placesIn(text)).length).toBeGreaterThan(0);
    expect((process.cpuUsage().user - begin) / 1_000).toBeLessThan(2_500);
  });
});

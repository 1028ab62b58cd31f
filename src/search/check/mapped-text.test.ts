import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { locateAddress, mapText } from './mapped-text.ts';

/** The places of each address of a text in the original, by its host or mailbox. */
function placesIn(text: string): Record<string, string[]> {
  const mapped = mapText(text, 100_000);
  const { addresses } = readAddress(text);
  return Object.fromEntries(
    addresses.map((address) => [address.said, locateAddress(address, mapped).map((range) => text.slice(...mapped.rangeOf(...range)))]),
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
});

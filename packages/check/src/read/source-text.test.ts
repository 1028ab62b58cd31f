import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { readText } from './read.ts';

/** The places of each item in the text, by its canonical form. */
const placesIn = (text: string): Record<string, string[]> =>
  Object.fromEntries(readText(text).items.map(({ canonical, ranges }) => [canonical, ranges.map((range) => text.slice(...range))]));

describe('an address is marked in the text as it was pasted', () => {
  test.for([
    ['加我WhatsApp：https://t.me/desk_one', { 't.me/desk_one': ['https://t.me/desk_one'] }],
    [
      'Open https://nine-islets-asset-\nmanagement.example/start now',
      { 'nine-islets-asset-management.example/start': ['https://nine-islets-asset-\nmanagement.example/start'] },
    ],
    ['请打开ａｐｅｘ．ｅｘａｍｐｌｅ谢谢', { 'apex.example': ['ａｐｅｘ．ｅｘａｍｐｌｅ'] }],
    ['hxxps://apex[.]example/a', { 'apex.example/a': ['hxxps://apex[.]example/a'] }],
    ['Call +44 20 794\n6013 today', { '+44207946013': ['+44 20 794\n6013'] }],
    ['اتصل ٠٠٤٤٢٠٣٩٩٠٠١٨٨ الآن', { '+442039900188': ['٠٠٤٤٢٠٣٩٩٠٠١٨٨'] }],
  ] as const)('%s', ([text, places]) => {
    expect(placesIn(text)).toEqual(places);
  });

  test('only where it is written, and not in other addresses of its host', () => {
    expect(placesIn('Write to desk@apex.example or info@apex.example, see https://pay.apex.example/x and apex.example.com.')).toEqual({
      'desk@apex.example': ['desk@apex.example'],
      'info@apex.example': ['info@apex.example'],
      'pay.apex.example/x': ['https://pay.apex.example/x'],
      'apex.example.com': ['apex.example.com'],
    });
  });

  test('only where its page is written, and not where another page of its host is', () => {
    expect(placesIn('See https://apex.example/a?b=1 and apex.example:81/a and apex.example, or apex[.]example.')).toEqual({
      'apex.example/a?b=1': ['https://apex.example/a?b=1'],
      'apex.example:81/a': ['apex.example:81/a'],
      'apex.example': ['apex.example', 'apex[.]example'],
    });
  });

  test('inside the redirect that leads to it', () => {
    expect(placesIn('https://other.test/?u=https%3A%2F%2Fapex.example%2Fx')['apex.example/x']).toEqual(['https%3A%2F%2Fapex.example%2Fx']);
  });

  test('once for each of thousands of pages of its host', () => {
    const text = Array.from({ length: 2_000 }, (_, nth) => `<a href="https://apex.example/${nth}">${nth}</a>`).join('\n');
    expect(Object.values(placesIn(text)).flat()).toHaveLength(2_000);
  });

  test('for each of thousands of hosts with the same first label', () => {
    const hosts = Array.from({ length: 2_000 }, (_, nth) => `login.h${nth}.example`);
    expect(placesIn(hosts.join('\n'))).toEqual(Object.fromEntries(hosts.map((host) => [host, [host]])));
  });
});

describe('a text that keeps its places', () => {
  test('knows the place of each character, whatever is replaced', () => {
    const replacement = fc.constantFrom('', 'x', 'xx', 'xa');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ') }),
        fc.constantFrom('a', 'ab', 'aa'),
        replacement,
        (pasted, found, by) => {
          const text = normalise(pasted).replace(new RegExp(found, 'g'), by);
          expect(text.text).toBe(pasted.replaceAll(found, by));
          let after = 0;
          for (let at = 0; at < text.text.length; at += 1) {
            const [begin, end] = text.rangeOf(at, at + 1);
            expect(begin).toBeGreaterThanOrEqual(after);
            expect(end).toBeLessThanOrEqual(pasted.length);
            after = begin;
          }
          // A letter that is not replaced keeps its place.
          const kept = Array.from(text.text.matchAll(/c/g), ({ index }) => text.rangeOf(index, index + 1));
          expect(kept.filter((range) => pasted.slice(...range) !== 'c')).toEqual([]);
        },
      ),
    );
  });
});

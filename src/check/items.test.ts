import { createCheck } from '@frontier/check';
import { describe, expect, test } from 'vitest';
import { meantWarnings } from './items.ts';

describe('a question in the words that people add to a name', () => {
  const warned = { name: 'Apex Meridian Trade', aliases: ['AMT Global'], websites: [], emails: [], phones: [] };
  const { check } = createCheck({ firms: [], warnings: [warned] });

  test.for([
    'is Apex Meridian Trade legit',
    'apx meridian',
    'i paid apex meridian and cant withdraw',
    'me ha llamado apex meridian',
    'est-ce que Apex Meridian est sérieux',
    'Apex Meridian无法出金',
    'هل Apex Meridian موثوق',
  ])('means the warning about that firm (FIND-1): %s', (asked) => {
    expect(meantWarnings(check(asked)).map(({ name }) => name)).toEqual([warned.name]);
  });

  test('or in a name with one letter missing, doubled or exchanged', () => {
    const { name } = warned;
    const misspelt = [...name].flatMap((letter, at) => [
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + letter + name.slice(at),
      name.slice(0, at) + name.slice(at + 1, at + 2) + letter + name.slice(at + 2),
    ]);
    // The search finds a part of the name itself.
    for (const asked of misspelt.filter((one) => !name.includes(one)))
      expect(
        meantWarnings(check(asked)).map((one) => one.name),
        asked,
      ).toEqual([name]);
  });
});

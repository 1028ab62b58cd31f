import { fold } from '../names/fold.ts';
import { isForm } from '../names/legal-forms.ts';
import { readName, readWords, spellingsOf, type Name } from '../names/name.ts';
import { wordsAt } from '../names/words-in-text.ts';
import type { CheckData } from '../types.ts';
import { MultiMap } from './multi-map.ts';

export interface ListedName {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  field: 'name' | 'alias';
  /** The warning no longer gives this name. */
  isFormer?: boolean;
  /** The name as in the record. */
  value: string;
  folded: string;
}

/** A listed name with the parts by which it is compared. */
export type KnownName = ListedName & Name;

/** All listed names. A name is split into its parts only when it is found, because most names never are. */
export interface NameIndex {
  /** All names in the order of the lists: firms and warnings with their other names, and the authority. */
  all: readonly ListedName[];
  /** The names with this core, whatever their legal form. */
  find: (core: string) => KnownName[];
  isFirstWord: (word: string) => boolean;
  /** Names in scripts without spaces that begin with these two characters. */
  beginningWith: (characters: string) => KnownName[];
}

/** A name that is a host, as some warned firms have. It is compared as an address. */
const HOST_NAME = /^[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)+$/u;
export const isHostName = (name: string) => name.includes('.') && HOST_NAME.test(name);

/** Scripts without spaces between words. */
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{3,}/u;
const PLAIN_BEGINNING = /^[a-z0-9]+(?: |$)/i;

export function indexNames(data: CheckData): NameIndex {
  const all = listNames(data);
  const byCore = new MultiMap<string, ListedName>();
  const byBeginning = new MultiMap<string, ListedName>();
  const firstWords = new Set<string>();
  for (const name of all) {
    const { value, folded } = name;
    for (const { words, core, form } of readingsOf(value, folded)) {
      byCore.add(core, name);
      if (form !== '') byCore.add(core + form, name);
      firstWords.add(words.split(' ', 1)[0] ?? '');
    }
    if (!PLAIN_BEGINNING.test(value)) firstWords.add(wordsAt(value)[0]?.folded ?? '');
    if (WITHOUT_SPACES.test(value)) byBeginning.add(value.slice(0, 2), name);
  }
  const read = (names: readonly ListedName[], isMeant: (name: Name) => boolean) =>
    names.flatMap((name) =>
      readingsOf(name.value, name.folded)
        .filter(isMeant)
        .map((parts): KnownName => ({ ...name, ...parts })),
    );
  return {
    all,
    find: (core) => (byCore.has(core) ? read(byCore.get(core), (name) => name.core === core || name.core + name.form === core) : []),
    isFirstWord: (word) => firstWords.has(word),
    beginningWith: (characters) => read(byBeginning.get(characters), () => true),
  };
}

function listNames({ firms, warnings, authority }: CheckData): ListedName[] {
  const all: ListedName[] = [];
  const add = (list: ListedName['list'], position: number, field: ListedName['field'], value: string, isFormer = false) =>
    all.push({ list, position, field, value, folded: fold(value), isFormer });
  firms.forEach(({ name, otherNames = [] }, position) => {
    add('firms', position, 'name', name);
    for (const other of otherNames) add('firms', position, 'alias', other.name);
  });
  warnings.forEach(({ name, aliases = [], formerNames = [] }, position) => {
    if (!isHostName(name)) add('warnings', position, 'name', name);
    for (const alias of aliases) if (!isHostName(alias)) add('warnings', position, 'alias', alias);
    for (const former of formerNames) if (!isHostName(former.name)) add('warnings', position, 'alias', former.name, true);
  });
  if (authority) add('ours', 0, 'name', authority.name);
  if (authority?.shortName !== undefined) add('ours', 0, 'alias', authority.shortName);
  return all;
}

/**
 * All readings of a name, the usual one first: with umlauts as one letter or as two, and with a legal form moved from its beginning to its
 * end.
 *
 * @param folded the name, folded
 */
export function readingsOf(text: string, folded = fold(text)): Name[] {
  const words = folded.split(' ');
  const readings = [readWords(words), ...spellingsOf(text).slice(1).map(readName)];
  const [first = ''] = words;
  if (words.length > 1 && isForm(first)) readings.push(readWords([...words.slice(1), first]));
  return readings.filter(({ core }) => core !== '');
}

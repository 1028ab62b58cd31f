import { fold } from '../names/fold.ts';
import { skeletonOf } from '../names/look-alike-letters.ts';
import { readName } from '../names/name.ts';
import type { FirmRecord, WarningRecord } from '../types.ts';
import type { Brand, BrandIndex } from './brands.ts';
import { indexNear } from './near.ts';
import { file, isHostName } from './names.ts';

/** A name or the first label of a domain, which a text may resemble. */
export interface Original {
  list: 'firms' | 'warnings' | 'ours';
  position: number;
  field: 'name' | 'alias' | 'website';
  /** The compared text. */
  name: string;
  /** What follows a label in its domain; empty for a name. */
  suffix: string;
}

export interface LookAlikeIndex {
  size: number;
  /** The originals that look like a text or differ from it by a letter, and some that do not. */
  alike: (text: string) => readonly Original[];
}

/** The most likely ones of each list that are compared, so that a hundred imitations of a brand leave room for the firm itself. */
const MOST_COMPARED = 100;
/** Nobody's name is longer than this. */
const MOST_LETTERS = 200;
const LEAST_LETTERS = 4;

export function indexLookAlikes(
  firms: readonly FirmRecord[],
  warnings: readonly WarningRecord[],
  brands: BrandIndex,
  ourName: string | undefined,
): LookAlikeIndex {
  const originals: Original[] = [];
  firms.forEach(({ name }, position) => originals.push({ list: 'firms', position, field: 'name', name, suffix: '' }));
  warnings.forEach(({ name, aliases = [] }, position) => {
    for (const [at, text] of [name, ...aliases].entries()) {
      if (!isHostName(text)) originals.push({ list: 'warnings', position, field: at === 0 ? 'name' : 'alias', name: text, suffix: '' });
    }
  });
  if (ourName !== undefined) originals.push({ list: 'ours', position: 0, field: 'name', name: ourName, suffix: '' });
  const addBrand = ({ list, position, label, suffix }: Brand) => originals.push({ list, position, field: 'website', name: label, suffix });
  for (const [label, some] of brands.byLabel) some.filter((brand) => brand.label === label).forEach(addBrand);
  brands.warned.forEach(addBrand);
  const bySkeleton = new Map<string, number[]>();
  for (const [number, { name }] of originals.entries()) for (const skeleton of skeletonsOf(name)) file(bySkeleton, skeleton, number);
  const skeletons = [...bySkeleton.keys()];
  const index = indexNear(skeletons);
  return {
    size: originals.length,
    alike(text) {
      if (text.length > MOST_LETTERS) return [];
      const likely = new Map<Original['list'], Set<Original>>([
        ['firms', new Set()],
        ['warnings', new Set()],
        ['ours', new Set()],
      ]);
      const wanted = skeletonsOf(text).filter(({ length }) => length >= LEAST_LETTERS);
      const near = () => wanted.flatMap(index.near).map((at) => skeletons[at] ?? '');
      for (const skeleton of [...wanted, ...near()]) {
        for (const number of bySkeleton.get(skeleton) ?? []) {
          const original = originals[number];
          const found = original && likely.get(original.list);
          if (original && found && found.size < MOST_COMPARED) found.add(original);
        }
      }
      return [...likely.values()].flatMap((found) => [...found]);
    },
  };
}

/** The skeletons of a name: without its legal form, and with it. */
function skeletonsOf(text: string): string[] {
  const all = skeletonOf(fold(text) === '' ? '' : text);
  const { core, form } = readName(text);
  if (form === '') return all === '' ? [] : [all];
  // The legal form is at the end, and has as many letters in both spellings unless some are pairs.
  const own = skeletonOf([...text].slice(0, lengthOfCore(text, core)).join(''));
  return [...new Set([all, own])].filter((skeleton) => skeleton !== '');
}

/** The number of characters of a text whose folded letters are the core of the name. */
function lengthOfCore(text: string, core: string): number {
  let letters = '';
  let count = 0;
  for (const character of text) {
    if (letters.length >= core.length) break;
    letters += fold(character).replaceAll(' ', '');
    count += 1;
  }
  return count;
}

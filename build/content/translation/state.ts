import { FUZZY, updateEntries } from './catalogue.ts';
import type { Entry } from './po.ts';
import type { SourceText } from './translate.ts';

/** How far the content is translated into a language. */

interface Counts {
  translated: number;
  /** Translated, but the English text has changed since. The site shows the English text. */
  outdated: number;
  missing: number;
}

/** The state of a catalogue by collection. A text of two collections counts in both. */
export function stateOf(entries: readonly Entry[], texts: readonly SourceText[]): Map<string, Counts> {
  const states = new Map<string, Counts>();
  // As after `npm run extract`, which an editor need not have run.
  const updated = updateEntries(entries, texts);
  texts.forEach(({ collections }, index) => {
    const state = stateOfEntry(updated[index]);
    for (const collection of collections) {
      const counts = states.get(collection) ?? { translated: 0, outdated: 0, missing: 0 };
      states.set(collection, counts);
      counts[state] += 1;
    }
  });
  return states;
}

function stateOfEntry(entry: Entry | undefined): keyof Counts {
  if (!entry?.translation) return 'missing';
  return entry.flags.includes(FUZZY) ? 'outdated' : 'translated';
}

/**
 * Rows for `console.table`: the collections that are not finished in some language, then the sum. `states` are by language and
 * collection.
 */
export function stateRows(states: ReadonlyMap<string, ReadonlyMap<string, Counts>>): Record<string, Record<string, string>> {
  // The texts are the same for all languages.
  const [first = new Map<string, Counts>()] = states.values();
  const collections = [...first.keys()];
  const row = (counted: readonly string[]) =>
    Object.fromEntries([...states].map(([language, counts]) => [language, show(sum(counted.map((name) => counts.get(name) ?? NONE)))]));
  const unfinished = collections.filter((name) => [...states.values()].some((counts) => !isFinished(counts.get(name) ?? NONE)));
  return Object.fromEntries([...unfinished.map((name) => [name, row([name])]), ['all', row(collections)]]);
}

const NONE: Counts = { translated: 0, outdated: 0, missing: 0 };

function isFinished({ outdated, missing }: Counts): boolean {
  return outdated + missing === 0;
}

function show(counts: Counts): string {
  const { translated, outdated, missing } = counts;
  return isFinished(counts) ? `${translated}` : `${translated}, ${outdated} outdated, ${missing} missing`;
}

function sum(all: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((count, counts) => count + counts[key], 0);
  return { translated: total('translated'), outdated: total('outdated'), missing: total('missing') };
}

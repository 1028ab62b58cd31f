import type { Located } from './check-record.ts';
import type { Reader } from './read.ts';

/** A name that only one document may have, and the value in the content folder that it comes from. */
export interface Cited {
  name: string;
  value: string;
  key: string;
  file: string;
  line: number | undefined;
}

/** The name that a record gets from its `key`; none if the record broke a rule. */
export function citedBy<K extends string>(located: Located<Record<K, string>> | undefined, key: K, name?: string): Cited[] {
  if (!located) return [];
  const value = located.data[key];
  return [{ name: name ?? value, value, key, file: located.file, line: located.lineOf(key) }];
}

/** Checks that no two documents of any kind share a name. Readers cite a document by its reference, which is in its footer. */
export function checkUnique(
  { problems }: Reader,
  names: readonly Cited[],
  what: 'be unique' | 'be unique on its page' | 'give its file a unique name',
) {
  const first = new Map<string, Cited>();
  for (const { name, ...cited } of names) {
    // Readers do not distinguish names by case.
    const earlier = first.get(name.toUpperCase());
    if (earlier) {
      // Reported once, although the same value may be a reference, an id and an anchor.
      const isReported = problems.some(
        ({ file, value, rule }) => file === cited.file && value === cited.value && rule.includes('already has it'),
      );
      if (!isReported) problems.push({ ...cited, rule: `must ${what}; ${earlier.file}:${earlier.line} already has it` });
    } else first.set(name.toUpperCase(), { name, ...cited });
  }
}

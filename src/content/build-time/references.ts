import type { Located } from './check-record.ts';
import type { Reader } from './read.ts';

/** A name that one document alone may have, and the value of the content folder that gives it. */
export interface Cited {
  name: string;
  value: string;
  key: string;
  file: string;
  line: number | undefined;
}

/** The name that a record gets from its `key`; none when the record broke a rule. */
export function citedBy<K extends string>(located: Located<Record<K, string>> | undefined, key: K, name?: string): Cited[] {
  if (!located) return [];
  const value = located.data[key];
  return [{ name: name ?? value, value, key, file: located.file, line: located.lineOf(key) }];
}

/** A reference names one document only, whatever its kind: it stands in the footer, and readers cite it. A file's name does, too. */
export function checkUnique(
  { problems }: Reader,
  names: readonly Cited[],
  what: 'be unique' | 'be unique on its page' | 'give its file a unique name',
) {
  const first = new Map<string, Cited>();
  for (const { name, ...cited } of names) {
    // As a reader takes them: two that differ in case alone are one.
    const earlier = first.get(name.toUpperCase());
    if (earlier) {
      // One slip of the pen, told once: a value may be a reference, an id and an anchor at the same time.
      const told = problems.some(
        ({ file, value, rule }) => file === cited.file && value === cited.value && rule.includes('already has it'),
      );
      if (!told) problems.push({ ...cited, rule: `must ${what}; ${earlier.file}:${earlier.line} already has it` });
    } else first.set(name.toUpperCase(), { name, ...cited });
  }
}

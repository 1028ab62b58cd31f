import type { Located, Reader } from './read.ts';

/** A name that one document alone may have, and where the content folder gives it. */
export interface Cited {
  value: string;
  key: string;
  file: string;
  line: number | undefined;
}

/** The name that a record gets from its `key`; none when the record broke a rule. */
export function citedBy(located: Located<unknown> | undefined, key: string, value: string | undefined): Cited[] {
  if (!located || value === undefined) return [];
  return [{ value, key, file: located.file, line: located.lineOf(key) }];
}

/** A reference names one document only, whatever its kind: it stands in the footer, and readers cite it. So does a file's name. */
export function checkUnique({ problems }: Reader, names: readonly Cited[]) {
  const first = new Map<string, Cited>();
  for (const name of names) {
    // As a reader takes them: two that differ in case alone are one.
    const earlier = first.get(name.value.toUpperCase());
    if (earlier) problems.push({ ...name, rule: `must be unique; ${earlier.file}:${earlier.line} has it already` });
    else first.set(name.value.toUpperCase(), name);
  }
}

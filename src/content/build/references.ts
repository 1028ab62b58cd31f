import type { Located, Reader } from './read.ts';

/** A document's reference, and where the content folder gives it. */
export interface Reference {
  value: string;
  key: string;
  file: string;
  line: number | undefined;
}

/** The reference that a record carries under `key`; none when the record broke a rule. */
export function referenceOf<K extends 'ref' | 'id'>(located: Located<Record<K, string>> | undefined, key: K): Reference[] {
  if (!located) return [];
  return [{ value: located.data[key], key, file: located.file, line: located.lineOf(key) }];
}

/** A reference names one document only, whatever its kind: it stands in the footer, and readers cite it. */
export function checkReferences({ problems }: Reader, references: readonly Reference[]) {
  const first = new Map<string, Reference>();
  for (const reference of references) {
    // As a reader takes them: two that differ in case alone are one.
    const earlier = first.get(reference.value.toUpperCase());
    if (earlier) problems.push({ ...reference, rule: `must be unique; ${earlier.file}:${earlier.line} has it already` });
    else first.set(reference.value.toUpperCase(), reference);
  }
}

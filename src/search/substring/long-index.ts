import { inSlices } from '#src/search/in-slices.ts';
import { mapEach } from '#src/search/slices.ts';
import { substringIndexSteps, type SubstringIndex } from './substring-index.ts';

/** Builds the substring index of a long list in slices, so that the page stays usable in the meantime. */
export function buildLongIndex<T>(records: Iterable<T>, fieldsOf: (record: T) => readonly string[]): Promise<SubstringIndex> {
  return inSlices(substringIndexSteps(mapEach(records, fieldsOf)));
}

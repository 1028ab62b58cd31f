import { buildSubstringIndex, type SubstringIndex } from './substring-index.ts';

/** Records indexed in one task: a few milliseconds on a fast device. */
const PART = 4000;

/**
 * Builds the index of a list of any length in parts, each in a separate task, so that the page stays
 * usable in the meantime. `fieldsOf` is as in {@link buildSubstringIndex}.
 */
export async function buildLongIndex(size: number, fieldsOf: (record: number) => readonly string[]): Promise<SubstringIndex> {
  const parts: { begin: number; index: SubstringIndex }[] = [];
  for (let begin = 0; begin < size; begin += PART) {
    if (begin > 0) await new Promise((done) => setTimeout(done));
    parts.push({ begin, index: buildSubstringIndex(Math.min(PART, size - begin), (record) => fieldsOf(begin + record)) });
  }
  return {
    size,
    match: (query) => parts.flatMap(({ begin, index }) => index.match(query).map((record) => begin + record)),
  };
}

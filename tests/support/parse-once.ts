import { vi } from 'vitest';
import type { Document, LineCounter } from 'yaml';

/*
 * Tests read the content folder thousands of times with a few changed files. Half of that time would go into parsing the other
 * files again, so the texts that were parsed last are kept. Parsed documents are never changed.
 */

/** Several times the number of files in the content folder. */
const MAX_KEPT = 200;
const parsed = new Map<string, { document: Document.Parsed; lineStarts: readonly number[] }>();

vi.mock('yaml', async (importOriginal) => {
  const yaml = await importOriginal<typeof import('yaml')>();
  const parseDocument = (source: string, options?: { lineCounter?: LineCounter }): Document.Parsed => {
    // The content is always read with a line counter.
    if (!options?.lineCounter) return yaml.parseDocument(source, options);
    const known = parsed.get(source);
    // Moves a known text to the end, so that the first one is the oldest.
    parsed.delete(source);
    const latest = known ?? { document: yaml.parseDocument(source, options), lineStarts: options.lineCounter.lineStarts };
    parsed.set(source, latest);
    options.lineCounter.lineStarts = [...latest.lineStarts];
    const [oldest] = parsed.keys();
    if (parsed.size > MAX_KEPT && oldest !== undefined) parsed.delete(oldest);
    return latest.document;
  };
  return { ...yaml, parseDocument };
});

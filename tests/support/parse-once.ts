import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import type { Document, LineCounter } from 'yaml';

/*
 * Tests read the content folder thousands of times with a few changed files. Half of that time would go into parsing the other
 * files again, so this parses the files of our own folder only once. Parsed documents are never changed.
 */

const CONTENT = resolve(import.meta.dirname, '../../content');
const unchanged = new Set(
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(CONTENT, file), 'utf8')),
);
const parsed = new Map<string, { document: Document.Parsed; lineStarts: readonly number[] }>();

vi.mock('yaml', async (importOriginal) => {
  const yaml = await importOriginal<typeof import('yaml')>();
  const parseDocument = (source: string, options?: { lineCounter?: LineCounter }): Document.Parsed => {
    // The content is always read with a line counter.
    if (!options?.lineCounter || !unchanged.has(source)) return yaml.parseDocument(source, options);
    const known = parsed.get(source);
    if (known) {
      options.lineCounter.lineStarts = [...known.lineStarts];
      return known.document;
    }
    const document = yaml.parseDocument(source, options);
    parsed.set(source, { document, lineStarts: options.lineCounter.lineStarts });
    return document;
  };
  return { ...yaml, parseDocument };
});

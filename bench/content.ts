import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';
import type { WarnedFirm } from '../src/content/build-time/schemas/records.ts';
import { generateFirms, type FirmRow } from '../packages/check/corpus/firms.ts';
import { generateWarnedFirms } from '../packages/check/corpus/warned-firms.ts';

/** The seed of every run, so that the records of a size are the same on every machine. */
const SEED = 20_251;

/** The records of one size. */
export interface Records {
  firms: FirmRow[];
  warnedFirms: WarnedFirm[];
}

/** Generates `size` firms and as many warned firms. */
export function generateRecords(size: number): Records {
  const countries = z
    .array(z.object({ code: z.string(), name: z.string() }))
    .parse(parseCsv(readFileSync('content/countries.csv'), { columns: true }));
  const countryNames = new Map(countries.map(({ code, name }) => [code, name]));
  return { firms: generateFirms(size, SEED, countryNames), warnedFirms: generateWarnedFirms(size, SEED) };
}

/**
 * Makes a copy of our content folder with these records, so that the build reads and checks it like an editor's folder.
 */
export function writeContentFolder(folder: string, { firms, warnedFirms }: Records): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  cpSync('content', folder, { recursive: true });
  const [first] = firms;
  if (!first) throw new Error('A register needs a firm');
  const rows = firms.map((firm) => Object.values(firm).map(quoted).join(','));
  writeFileSync(join(folder, 'firms.csv'), [Object.keys(first).join(','), ...rows, ''].join('\n'));
  // Strings and lists in JSON are also valid YAML, and need no rules for quoting.
  const records = warnedFirms.map((firm) => {
    const [id, ...others] = Object.entries(firm).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return [`- ${id}`, ...others.map((line) => `  ${line}`)].join('\n');
  });
  // Without the service worker, which would fetch files after a page.
  const site = join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^offline: true$/m, 'offline: false'));
  writeFileSync(join(folder, 'warned-firms.yaml'), [...records, ''].join('\n'));
}

function quoted(value: string): string {
  return /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

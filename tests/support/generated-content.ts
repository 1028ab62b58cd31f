import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { generateFirms, type FirmRow } from '../../packages/check/corpus/firms.ts';
import { generateWarnedFirms } from '../../packages/check/corpus/warned-firms.ts';
import type { WarnedFirm } from '../../build/content/schemas/records.ts';
import { content } from './content.ts';

/** The seed of every run, so that the records of a size are the same on every machine. */
const SEED = 20_251;

/** Firms and warned firms for a content folder. */
export interface Records {
  firms: FirmRow[];
  warnedFirms: WarnedFirm[];
}

/** Generates `size` firms, in countries of our content, and as many warned firms, or `warned`. */
export function generateRecords(size: number, warned = size): Records {
  const names = new Map(content.english.countries.map(({ code, name }) => [code, name]));
  const nameOf = (code: string) => {
    const name = names.get(code);
    if (name === undefined) throw new Error(`countries.csv has no ${code}`);
    return name;
  };
  return { firms: generateFirms(size, nameOf), warnedFirms: generateWarnedFirms(warned, SEED) };
}

/** Makes a copy of our content folder with these records, so that the build reads and checks it like an editor's folder. */
export function writeContentFolder(folder: string, { firms, warnedFirms }: Records): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync('content', folder, { recursive: true });
  rmSync(join(folder, 'history.csv'), { force: true });
  writeFileSync(join(folder, 'firms.csv'), stringify(firms, { header: true }));
  // As a table: so many warnings are too long for the YAML file.
  const rows = warnedFirms.map((firm) => ({ ...firm, aliases: firm.aliases.join('; '), websites: firm.websites.join('; ') }));
  writeFileSync(join(folder, 'warned-firms.csv'), stringify(rows, { header: true }));
  rmSync(join(folder, 'warned-firms.yaml'));
}

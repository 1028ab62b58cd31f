import { generateFirms, type FirmRow } from '../../packages/check/corpus/firms.ts';
import { generateWarnedFirms } from '../../packages/check/corpus/warned-firms.ts';
import type { WarnedFirm } from '../../build/content/schemas/records.ts';
import { content } from './content.ts';

/** The seed of every run, so that the records of a size are the same on every machine. */
const SEED = 20_251;

/** Firms and warned firms. */
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

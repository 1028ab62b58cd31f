import type { CollectionData } from '../collections.ts';
import type { OpenFirm, OpenWarning } from '../schemas/open-data.ts';
import { envelopeOf } from './dataset.ts';
import { toJson } from './json.ts';

/** More files than this would exceed what some hosts publish (docs/decisions/039). */
const MAX_FILES = 2_000;

/** Licence numbers that can be the name of a file on every system. The pattern of a register may allow others. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export const addressOfFirm = (licenseId: string) => `/data/firms/${licenseId}.json`;
export const addressOfWarning = (id: string) => `/data/warnings/${id}.json`;

/** Writes each firm and each warning as a file, in the form of the whole files. A longer list has no such files. */
export function writeSingleRecords(
  content: CollectionData,
  firms: readonly OpenFirm[],
  warnings: readonly OpenWarning[],
): Map<string, string> {
  const { datasets } = content.openData;
  const ofFirm = { title: datasets.firms.title, schemaAddress: '/data/firms.schema.json' };
  const ofWarning = { title: datasets.warnings.title, schemaAddress: '/data/warnings.schema.json' };
  return new Map([
    ...atMost(firms)
      .filter(({ licenseId }) => FILE_NAME.test(licenseId))
      .map((firm) => [addressOfFirm(firm.licenseId), toJson(envelopeOf(content, ofFirm, [firm]))] as const),
    ...atMost(warnings)
      .filter(({ id }) => FILE_NAME.test(id))
      .map(
        (warning) =>
          [addressOfWarning(warning.id), toJson(envelopeOf(content, { ...ofWarning, modified: warning.added }, [warning]))] as const,
      ),
  ]);
}

function atMost<T>(records: readonly T[]): readonly T[] {
  return records.length > MAX_FILES ? [] : records;
}

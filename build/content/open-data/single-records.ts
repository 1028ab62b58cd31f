import type { CollectionData } from '../collections.ts';
import { canNameFile } from '#src/history/firm-feed.ts';
import { MAX_WATCHED_FIRMS } from '#src/register/sizes.ts';
import type { OpenEvent, OpenFirm, OpenWarning } from '../schemas/open-data.ts';
import { envelopeOf } from './dataset.ts';
import { toJson } from './json.ts';

/** More files than this would exceed what some hosts publish (docs/decisions/039). */
const MAX_FILES = 2_000;

export const addressOfFirm = (licenseId: string) => `/data/firms/${licenseId}.json`;
export const addressOfWarning = (id: string) => `/data/warnings/${id}.json`;
export const addressOfFirmHistory = (licenseId: string) => `/data/history/firms/${licenseId}.json`;

/** Writes each firm, its history, and each warning as a file, in the form of the whole files. A longer list has no such files. */
export function writeSingleRecords(
  content: CollectionData,
  firms: readonly OpenFirm[],
  warnings: readonly OpenWarning[],
  events: readonly OpenEvent[],
): Map<string, string> {
  const { datasets } = content.openData;
  const ofFirm = { title: datasets.firms.title, schemaAddress: '/data/firms.schema.json' };
  const ofWarning = { title: datasets.warnings.title, schemaAddress: '/data/warnings.schema.json' };
  const ofHistory = { title: datasets.history.title, schemaAddress: '/data/history.schema.json' };
  const isWatched = firms.length <= MAX_WATCHED_FIRMS;
  const histories = Map.groupBy(isWatched ? events.filter(({ about }) => about === 'firm') : [], ({ id }) => id);
  return new Map([
    ...[...histories]
      .filter(([id]) => canNameFile(id))
      .map(([id, own]) => {
        const about = { ...ofHistory, modified: own.at(-1)?.date };
        return [addressOfFirmHistory(id), toJson(envelopeOf(content, about, own))] as const;
      }),
    ...atMost(firms)
      .filter(({ licenseId }) => canNameFile(licenseId))
      .map((firm) => [addressOfFirm(firm.licenseId), toJson(envelopeOf(content, ofFirm, [firm]))] as const),
    ...atMost(warnings)
      .filter(({ id }) => canNameFile(id))
      .map(
        (warning) =>
          [addressOfWarning(warning.id), toJson(envelopeOf(content, { ...ofWarning, modified: warning.added }, [warning]))] as const,
      ),
  ]);
}

function atMost<T>(records: readonly T[]): readonly T[] {
  return records.length > MAX_FILES ? [] : records;
}

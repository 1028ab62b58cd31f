import type { OpenDataPage } from '#src/content/open-data-page.ts';
import { buildDate } from '../build-date.ts';
import type { Content } from '../load.ts';
import { BLOCK_LIST, writeBlockList } from './block-list.ts';
import { writeChecksums } from '../../formats.ts';
import { attributionOf, explainedFields, latestWarning, writeDataset, type WrittenDataset } from './dataset.ts';
import { openEvents, openFirms, openWarnings } from './published-records.ts';

/** The open data, which is in English. */
export interface WrittenOpenData {
  /** Every file under `/data/` by its address. */
  files: Map<string, string>;
  datasets: readonly WrittenDataset[];
  /** The day whose state the files have. */
  asOf: string;
}

const FOLDER = '/data/';
const CHECKSUMS = `${FOLDER}SHA256SUMS`;

/**
 * Writes the register, the warnings and their history as open data, in English, with everything that programs read beside them.
 * The same content of the same day gives the same bytes, because records are in the order of their identifiers.
 */
export function writeOpenData(english: Content['english'], asOf = buildDate()): WrittenOpenData {
  const dated = { ...english, asOf };
  const { fictional } = english.site;
  const firms = openFirms(english.firms, english.countries, fictional);
  const warnings = openWarnings(english.warnedFirms, fictional);
  const events = openEvents(english.history, fictional);
  const datasets = [
    writeDataset(dated, 'firms', { records: firms }),
    writeDataset(dated, 'warnings', { records: warnings, modified: latestWarning(warnings) }),
    // A content folder may have no history.
    ...(events.length > 0 ? [writeDataset(dated, 'history', { records: events })] : []),
  ];
  const files = new Map([
    ...datasets.flatMap((dataset) => dataset.files.map(({ address, source }) => [address, source] as const)),
    [BLOCK_LIST, writeBlockList(english)] as const,
  ]);
  const checksums = writeChecksums([...files].map(([address, source]) => [address.slice(FOLDER.length), source]));
  return { files: files.set(CHECKSUMS, checksums), datasets, asOf };
}

/** Describes the open data for its page, in the language of the page. */
export function describeOpenData(
  { language, english, openData: texts, recordFields }: Pick<Content, 'language' | 'english' | 'openData' | 'recordFields'>,
  { datasets, asOf }: WrittenOpenData,
): OpenDataPage {
  const { lead, notice, licence, form, rules, changes, blockList, matching, checksums } = texts;
  return {
    lead,
    notice,
    licence,
    envelope: explainedFields(recordFields, 'file'),
    form,
    rules,
    changes,
    asOf,
    matching,
    attribution: attributionOf({ site: english.site, openData: texts }, language),
    datasets: datasets.map(({ id, records, fields, files }) => ({
      id,
      title: texts.datasets[id].title,
      blocks: texts.datasets[id].blocks,
      records,
      fields: explainedFields(recordFields, id).map((field, index) => ({ ...field, kind: fields[index]?.kind ?? 'text' })),
      files: files.map(({ address, format, bytes }) => ({ address, format, bytes })),
    })),
    blockList: { title: blockList.title, blocks: blockList.blocks, file: { address: BLOCK_LIST, description: blockList.file } },
    checksums: { address: CHECKSUMS, description: checksums },
  };
}

import type { OpenDataPage, PublishedDataset } from '#src/content/open-data.ts';
import { openEventSchema, openFirmSchema, openWarningSchema } from '../schemas/open-data.ts';
import { buildDate } from '../build-date.ts';
import type { Content } from '../load.ts';
import { BLOCK_LISTS, blockListIds, writeBlockLists } from './block-lists.ts';
import { attributionOf, latestWarning, sha256, writeDataset, type WrittenDataset } from './dataset.ts';
import { toCatalogue } from './dcat.ts';
import { NEWS, writeNews } from './news.ts';
import { OPENAPI, toOpenApi } from './openapi.ts';
import { openEvents, openFirms, openWarnings } from './records.ts';
import { addressOfFirm, writeSingleRecords } from './single-records.ts';

/** The open data, which is in English. */
export interface WrittenOpenData {
  /** Every file under `/data/` by its address. */
  files: Map<string, string>;
  datasets: readonly WrittenDataset[];
  /** The address of one file with a single record, for each dataset. */
  examples: Record<PublishedDataset['id'], string | undefined>;
  /** The day whose state the files have. */
  asOf: string;
}

const CATALOGUE = '/data/catalog.jsonld';
const CHECKSUMS = '/data/SHA256SUMS';

/**
 * Writes the register, the warnings and their history as open data, in English, with everything that programs read beside them.
 * The same content of the same day gives the same bytes, because records are in the order of their identifiers.
 */
export function writeOpenData(english: Content['english'], asOf = buildDate()): WrittenOpenData {
  const dated = { ...english, asOf };
  const { site, openData } = english;
  const firms = openFirms(english.firms, english.countries, site.fictional);
  const warnings = openWarnings(english.warnedFirms, site.fictional);
  const events = openEvents(english.history, site.fictional);
  const datasets = [
    writeDataset(dated, 'firms', { schema: openFirmSchema, records: firms }),
    writeDataset(dated, 'warnings', { schema: openWarningSchema, records: warnings, modified: latestWarning(warnings) }),
    // A content folder may have no history.
    ...(events.length === 0
      ? []
      : [writeDataset(dated, 'history', { schema: openEventSchema, records: events, modified: events.at(-1)?.date })]),
  ];
  const news = writeNews(dated, events);
  const singles = writeSingleRecords(english, firms, warnings, events);
  const firstOf = (folder: string) => [...singles.keys()].find((address) => address.startsWith(folder));
  const examples = { firms: firstOf('/data/firms/'), warnings: firstOf('/data/warnings/'), history: firstOf('/data/history/firms/') };
  const files = new Map([
    ...datasets.flatMap((dataset) => dataset.files.map(({ address, source }) => [address, source] as const)),
    ...news.files,
    ...writeBlockLists(english),
    [CATALOGUE, toCatalogue(site, openData, datasets, CATALOGUE)],
  ]);
  const described = {
    datasets,
    news: { address: NEWS, jsonSchema: news.jsonSchema },
    catalogue: CATALOGUE,
    checksums: CHECKSUMS,
    singles: {
      firms: examples.firms !== undefined,
      warnings: examples.warnings !== undefined,
      history: examples.history !== undefined,
    },
  };
  files.set(OPENAPI, toOpenApi(english, described));
  files.set(CHECKSUMS, toChecksums(files));
  // The whole files contain the same records, so their checksums cover these files too.
  for (const [address, source] of singles) files.set(address, source);
  return { files, datasets, examples, asOf };
}

/** Describes the open data for its page, in the language of the page. */
export function describeOpenData(
  { language, english, openData: texts }: Pick<Content, 'language' | 'english' | 'openData'>,
  { datasets, examples, asOf }: WrittenOpenData,
): OpenDataPage {
  const { lead, notice, licence, envelope, form, rules, changes, blockLists, matching } = texts;
  const example = (id: PublishedDataset['id']) => {
    const address = examples[id];
    return address === undefined ? [] : [{ address, description: texts.singles[id] }];
  };
  return {
    lead,
    notice,
    licence,
    envelope,
    form,
    rules,
    changes,
    asOf,
    matching,
    request: exampleRequest(english, examples.firms),
    attribution: attributionOf({ site: english.site, openData: texts }, language),
    datasets: datasets.map(({ id, records, fields, files: written }) => ({
      id,
      title: texts.datasets[id].title,
      blocks: texts.datasets[id].blocks,
      records,
      fields: fields.map(({ name, kind }, index) => ({ name, kind, description: texts.datasets[id].fields[index]?.description ?? '' })),
      files: written.map(({ address, format, bytes, sha256: checksum }) => ({ address, format, bytes, sha256: checksum })),
    })),
    blockLists: {
      title: blockLists.title,
      blocks: blockLists.blocks,
      files: blockListIds.map((id) => ({ address: BLOCK_LISTS[id], description: blockLists.files[id] })),
    },
    programs: [
      ...example('firms'),
      ...example('warnings'),
      ...example('history'),
      { address: NEWS, description: texts.news.use },
      { address: OPENAPI, description: texts.openapi },
    ],
    others: [
      { address: CHECKSUMS, description: texts.checksums },
      { address: CATALOGUE, description: texts.catalogue },
    ],
  };
}

/** A request for one firm, with a filter that leaves a few fields of the answer. */
function exampleRequest({ site, firms }: Content['english'], example: string | undefined): OpenDataPage['request'] {
  const firm = firms.find(({ licenseId }) => example === addressOfFirm(licenseId));
  if (!firm) return undefined;
  const { licenseId, name, status } = firm;
  return {
    command: `curl -s ${site.baseUrl}${addressOfFirm(licenseId)} | jq '.records[0] | {licenseId, name, status}'`,
    answer: JSON.stringify({ licenseId, name, status }, null, 2),
  };
}

/** Lines that `sha256sum --check` can read in the folder of the files. */
function toChecksums(files: ReadonlyMap<string, string>): string {
  return [...files].map(([address, source]) => `${sha256(source)}  ${address.replace('/data/', '')}\n`).join('');
}

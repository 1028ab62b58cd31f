import type { OpenDataPage } from '#src/content/open-data.ts';
import { openFirmSchema, openWarningSchema } from '#src/content/build-time/schemas/open-data.ts';
import type { Content } from '#src/content/build-time/load.ts';
import { attributionOf, sha256, writeDataset } from './dataset.ts';
import { toCatalogue } from './dcat.ts';
import { openFirms, openWarnings } from './records.ts';

/** The open data: every file under `/data/` by its address, and their description for the page. */
export interface PublishedData {
  files: Map<string, string>;
  page: OpenDataPage;
}

const CATALOGUE = '/data/catalog.jsonld';
const CHECKSUMS = '/data/SHA256SUMS';

/**
 * Writes the register and the warnings as open data, in English. The description for the page is in the language of the page.
 * The same content gives the same bytes, because records are in the order of their identifiers and no file contains the time
 * of the build.
 */
export function publishOpenData({ english, openData: texts }: Pick<Content, 'english' | 'openData'>): PublishedData {
  const { site, countries, firms, warnedFirms, openData } = english;
  const latest = warnedFirms
    .map(({ added }) => added)
    .toSorted()
    .at(-1);
  const datasets = [
    writeDataset(english, 'firms', openFirmSchema, openFirms(firms, countries, site.fictional)),
    writeDataset(english, 'warnings', openWarningSchema, openWarnings(warnedFirms, site.fictional), latest),
  ];
  const files = new Map(datasets.flatMap((dataset) => dataset.files.map(({ address, source }) => [address, source])));
  files.set(CATALOGUE, toCatalogue(site, openData, datasets, CATALOGUE));
  files.set(CHECKSUMS, toChecksums(files));
  const { lead, notice, licence, envelope, form, rules, changes } = texts;
  return {
    files,
    page: {
      lead,
      notice,
      licence,
      envelope,
      form,
      rules,
      changes,
      attribution: attributionOf({ site, openData: texts }),
      datasets: datasets.map(({ id, records, fields, files: written }) => ({
        id,
        title: texts.datasets[id].title,
        blocks: texts.datasets[id].blocks,
        records,
        fields: fields.map(({ name, kind }, index) => ({ name, kind, description: texts.datasets[id].fields[index]?.description ?? '' })),
        files: written.map(({ address, format, bytes, sha256: checksum }) => ({ address, format, bytes, sha256: checksum })),
      })),
      others: [
        { address: CHECKSUMS, description: texts.checksums },
        { address: CATALOGUE, description: texts.catalogue },
      ],
    },
  };
}

/** Lines that `sha256sum --check` can read in the folder of the files. */
function toChecksums(files: ReadonlyMap<string, string>): string {
  return [...files].map(([address, source]) => `${sha256(source)}  ${address.replace('/data/', '')}\n`).join('');
}

import type { OpenData } from '../schemas/open-data.ts';
import type { DataFile } from '#src/content/open-data.ts';
import { mediaTypeOf } from '#src/content/media-types.ts';
import type { Site } from '../schemas/records.ts';
import type { WrittenDataset } from './dataset.ts';

/** The vocabularies, and which of their terms have addresses, days or English texts as values. */
const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  ...Object.fromEntries(
    [
      'dcat:accessURL',
      'dcat:downloadURL',
      'dcat:landingPage',
      'dcat:mediaType',
      'dcat:theme',
      'dct:accessRights',
      'dct:accrualPeriodicity',
      'dct:conformsTo',
      'dct:language',
      'dct:license',
      'foaf:homepage',
      'spdx:algorithm',
      'vcard:hasEmail',
    ].map((term) => [term, { '@id': term, '@type': '@id' }]),
  ),
  ...Object.fromEntries(['dct:issued', 'dct:modified'].map((term) => [term, { '@id': term, '@type': 'xsd:date' }])),
  ...Object.fromEntries(
    ['dct:title', 'dct:description', 'dcat:keyword', 'rdfs:label'].map((term) => [term, { '@id': term, '@language': 'en' }]),
  ),
  'dcat:byteSize': { '@id': 'dcat:byteSize', '@type': 'xsd:nonNegativeInteger' },
  'spdx:checksumValue': { '@id': 'spdx:checksumValue', '@type': 'xsd:hexBinary' },
};

/** The authority tables of the EU Publications Office, which European data portals read. */
const AUTHORITY = 'http://publications.europa.eu/resource/authority';

/**
 * Describes the data sets with DCAT 3 (W3C Recommendation, 22 August 2024) in JSON-LD: the catalogue, its data sets and
 * their files with media type, size and SHA-256.
 */
export function toCatalogue(
  site: Site,
  { lead, notice, licence, changes }: OpenData,
  datasets: readonly WrittenDataset[],
  address: string,
): string {
  const absolute = (path: string) => site.baseUrl + path;
  const landingPage = absolute('/open-data');
  const publisher = { '@id': `${absolute('/')}#authority`, '@type': 'foaf:Agent', 'foaf:name': site.name, 'foaf:homepage': absolute('/') };
  // The catalogue has the full statement, and the data sets refer to it.
  const rights = { '@id': `${landingPage}#notice`, '@type': 'dct:RightsStatement', 'rdfs:label': notice };
  const sameRights = site.fictional ? { 'dct:rights': { '@id': rights['@id'] } } : {};
  const marked = (text: string) => (site.fictional ? `${text} ${notice}` : text);

  const catalogue = {
    '@context': CONTEXT,
    '@id': absolute(address),
    '@type': 'dcat:Catalog',
    'dct:title': site.name,
    'dct:description': marked(lead),
    'dct:language': `${AUTHORITY}/language/ENG`,
    'dct:issued': changes.at(-1)?.date,
    'dct:publisher': publisher,
    'dct:license': licence.link,
    ...(site.fictional && { 'dct:rights': rights }),
    'foaf:homepage': landingPage,
    'dcat:dataset': datasets.map(({ id, title, summary, keywords, modified, files }) => ({
      '@id': `${landingPage}#${id}`,
      '@type': 'dcat:Dataset',
      'dct:identifier': id,
      'dct:title': title,
      'dct:description': marked(summary),
      'dct:language': `${AUTHORITY}/language/ENG`,
      'dct:issued': changes.at(-1)?.date,
      'dct:modified': modified,
      'dct:publisher': { '@id': publisher['@id'] },
      'dct:accrualPeriodicity': `${AUTHORITY}/frequency/IRREG`,
      'dct:accessRights': `${AUTHORITY}/access-right/PUBLIC`,
      'dcat:contactPoint': { '@type': 'vcard:Organization', 'vcard:fn': site.name, 'vcard:hasEmail': `mailto:${site.supportEmail}` },
      'dcat:keyword': keywords,
      'dcat:landingPage': `${landingPage}#${id}`,
      'dcat:theme': `${AUTHORITY}/data-theme/ECON`,
      'dcat:version': changes[0]?.version,
      ...sameRights,
      // The schema only describes another file.
      'dcat:distribution': files
        .filter(({ format }) => format !== 'JSON Schema')
        .map((file) => describeFile(file, files, absolute, { 'dct:license': licence.link, ...sameRights })),
    })),
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

/** A file of a data set, as a distribution. */
function describeFile(
  { address, format, bytes, sha256 }: DataFile,
  files: readonly DataFile[],
  absolute: (path: string) => string,
  terms: object,
) {
  const schema = files.find((file) => file.format === 'JSON Schema')?.address;
  return {
    '@id': absolute(address),
    '@type': 'dcat:Distribution',
    'dct:title': format,
    'dcat:accessURL': absolute('/open-data'),
    'dcat:downloadURL': absolute(address),
    'dcat:mediaType': `https://www.iana.org/assignments/media-types/${mediaTypeOf(address)}`,
    'dcat:byteSize': String(bytes),
    'spdx:checksum': { '@type': 'spdx:Checksum', 'spdx:algorithm': 'spdx:checksumAlgorithm_sha256', 'spdx:checksumValue': sha256 },
    'dct:conformsTo': format === 'JSON' && schema ? absolute(schema) : 'https://www.rfc-editor.org/info/rfc4180',
    ...terms,
  };
}

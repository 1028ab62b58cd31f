import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { mediaTypeOf } from '#src/content/media-types.ts';
import { writeJson } from '../../formats.ts';
import type { CollectionData } from '../collections.ts';
import type { WrittenDataset } from './dataset.ts';

export const CATALOGUE = '/data/catalog.jsonld';

const TEMPLATE: Record<'catalogue' | 'dataset' | 'distribution', unknown> = parse(
  readFileSync(join(import.meta.dirname, 'catalogue.yaml'), 'utf8'),
);

/** Describes the data sets and their files for data portals: DCAT 3 in JSON-LD, from a template. */
export function toCatalogue({ site, openData }: CollectionData, datasets: readonly WrittenDataset[]): string {
  const { lead, notice, licence, changes } = openData;
  // The catalogue has the full statement, and the data sets refer to it.
  const rights = { '@id': `${site.baseUrl}/open-data#notice`, '@type': 'dct:RightsStatement', 'rdfs:label': notice };
  const marked = (text: string) => (site.fictional ? `${text} ${notice}` : text);
  const common = {
    baseUrl: site.baseUrl,
    publisher: site.name,
    email: site.supportEmail,
    licence: licence.link,
    issued: changes.at(-1)?.date,
    version: changes[0]?.version,
    rights: site.fictional ? rights : undefined,
    sameRights: site.fictional ? { '@id': rights['@id'] } : undefined,
  };
  const distributionsOf = ({ files }: WrittenDataset) => {
    const schema = files.find(({ format }) => format === 'JSON Schema');
    return files.flatMap((file) => {
      // The schema only describes another file.
      if (file === schema) return [];
      const conformsTo = file.format === 'JSON' && schema ? site.baseUrl + schema.address : 'https://www.rfc-editor.org/info/rfc4180';
      const { address, format, sha256 } = file;
      const values = { address, format, sha256, bytes: String(file.bytes), mediaType: mediaTypeOf(address), conformsTo };
      return fill(TEMPLATE.distribution, { ...common, ...values });
    });
  };
  const described = datasets.map((dataset) => {
    const { id, title, summary, keywords, modified } = dataset;
    const values = { id, title, description: marked(summary), keywords, modified, distributions: distributionsOf(dataset) };
    return fill(TEMPLATE.dataset, { ...common, ...values });
  });
  return writeJson(fill(TEMPLATE.catalogue, { ...common, address: CATALOGUE, description: marked(lead), datasets: described }));
}

/** A part of the template with values. A text that is only `{name}` becomes the value itself, and a key without a value is left out. */
function fill(template: unknown, values: object): unknown {
  const known = new Map<string, unknown>(Object.entries(values));
  return JSON.parse(JSON.stringify(template), (_key, text: unknown) => {
    if (typeof text !== 'string') return text;
    const [, whole] = /^\{(\w+)\}$/.exec(text) ?? [];
    return whole === undefined ? text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known.get(name))) : known.get(whole);
  });
}

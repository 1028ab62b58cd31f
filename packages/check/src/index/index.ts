import { createLicenceReader, squeezeLicence, type FindLicences } from '../read/licences.ts';
import type { CheckData } from '../types.ts';
import { indexBrands, type BrandIndex } from './brands.ts';
import { indexContacts, type ContactIndex } from './contacts.ts';
import { indexLookAlikes, type LookAlikeIndex } from './look-alikes.ts';
import { indexNames, type NameIndex } from './names.ts';
import { indexPhones, type NearPhones } from './near-phones.ts';
import { indexWords, type WordIndex } from './words.ts';

/** The index for exact matches. It is built first. */
export interface ExactIndex {
  names: NameIndex;
  contacts: ContactIndex;
  /** The position of the firm for each licence number, as `squeezeLicence` writes it. */
  licences: ReadonlyMap<string, number>;
  findLicences: FindLicences;
}

/** The indexes for resemblances and for names as people remember them. Each is built when it is first needed. */
export interface SimilarIndex {
  words: () => WordIndex;
  brands: () => BrandIndex;
  lookAlikes: () => LookAlikeIndex;
  phones: () => NearPhones;
}

export function buildExactIndex(data: CheckData): ExactIndex {
  const { firms, warnings, authority } = data;
  const licences = new Map(firms.map(({ licenseId }, position) => [squeezeLicence(licenseId), position]));
  return {
    names: indexNames(data),
    contacts: indexContacts(firms, warnings, authority),
    licences,
    findLicences: createLicenceReader(new Set(licences.keys())),
  };
}

export function createSimilarIndex({ firms }: CheckData, { names, contacts }: ExactIndex): SimilarIndex {
  const brands = once(() => indexBrands(contacts));
  return {
    words: once(() => indexWords(names.all)),
    brands,
    lookAlikes: once(() => indexLookAlikes(names.all, brands())),
    phones: once(() => indexPhones(firms)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

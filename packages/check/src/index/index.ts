import { digitsOf, nationalPartOf } from '../read/calling-codes.ts';
import { createLicenceReader, squeezeLicence, type FindLicences } from '../read/licences.ts';
import type { CheckData, Resemblance } from '../types.ts';
import { indexBrands, type BrandIndex } from './brands.ts';
import { indexContacts, type ContactIndex } from './contacts.ts';
import { MultiMap } from './multi-map.ts';
import { indexNames, type NameIndex } from './names.ts';
import { indexNearest, type Nearest } from './nearest.ts';

/** The lists and the indexes of them. Those that only some texts need are built when they are first needed. */
export interface Index {
  data: CheckData;
  names: NameIndex;
  contacts: ContactIndex;
  /** The position of the firm for each licence number, as `squeezeLicence` writes it. */
  licences: ReadonlyMap<string, number>;
  findLicences: FindLicences;
  /** The positions of the warnings about the clones of a firm, by the position of the firm. */
  clones: MultiMap<number, number>;
  brands: () => BrandIndex;
  /** The telephone numbers of firms, which are compared without their country codes. */
  phones: () => { recorded: readonly { position: number; value: string }[]; nearest: Nearest };
  /** The positions of the firms with the licence numbers near one. */
  nearestLicences: () => Nearest;
}

export function buildIndex(data: CheckData): Index {
  const licences = new Map(data.firms.map(({ licenseId }, position) => [squeezeLicence(licenseId), position]));
  const clones = new MultiMap<number, number>();
  for (const [position, { clones: licence = '' }] of data.warnings.entries()) {
    const firm = licences.get(squeezeLicence(licence));
    if (firm !== undefined) clones.add(firm, position);
  }
  const names = indexNames(data);
  const contacts = indexContacts(data);
  const brands = once(() => indexBrands(contacts, names));
  return {
    data,
    names,
    contacts,
    licences,
    findLicences: createLicenceReader(new Set(licences.keys())),
    clones,
    brands,
    phones: once(() => {
      const recorded = data.firms.flatMap(({ phones = [] }, position) => phones.map((value) => ({ position, value })));
      return { recorded, nearest: indexNearest(recorded.map(({ value }) => nationalPartOf(digitsOf(value)))) };
    }),
    nearestLicences: once(() => indexNearest(data.firms.map(({ licenseId }) => squeezeLicence(licenseId)))),
  };
}

/** A function that makes a value when it is first called, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The name of a record. */
export function nameOf({ firms, warnings, authority }: CheckData, list: Resemblance['list'], position: number): string {
  return (list === 'ours' ? authority : list === 'firms' ? firms[position] : warnings[position])?.name ?? '';
}

import type { Index } from '../index/index.ts';
import { editBetween } from '../index/nearest.ts';
import { digitsOf, nationalPartOf } from '../read/calling-codes.ts';
import { squeezeLicence } from '../read/licences.ts';
import type { Licence, Phone, Range, ReadItem, Resemblance } from '../types.ts';
import { toResemblance } from './similar.ts';

/** Shorter numbers differ from each other by one digit too often. */
const MIN_NATIONAL_DIGITS = 8;

/** The firms with a telephone number on record that differs by one digit. It is compared without its country code, which it may not have. */
export function similarToPhone({ digits, isInternational }: Phone, index: Index): Resemblance[] {
  const national = isInternational ? nationalPartOf(digits) : digits;
  if (national.length < MIN_NATIONAL_DIGITS) return [];
  const { recorded, nearest } = index.phones();
  return nearest(national).flatMap(({ key }): Resemblance[] => {
    const { position = 0, value = '' } = recorded[key] ?? {};
    const known = `+${digitsOf(value)}`;
    const typed = isInternational ? `+${digits}` : known.slice(0, Math.max(0, known.length - digits.length)) + digits;
    const differing = differenceOf(typed, known);
    if (!differing || typed === known) return [];
    return [toResemblance({ list: 'firms', position, field: 'phone' }, { how: 'digit', differing }, typed, known, index.data)];
  });
}

const MAX_LICENCES = 3;

/** The firms with the licence numbers that are closest to one that no firm has. */
export function similarToLicence({ canonical }: Licence & ReadItem, index: Index): Resemblance[] {
  const near = index.nearestLicences()(squeezeLicence(canonical));
  return near.slice(0, MAX_LICENCES).map(({ key: position }) => {
    const known = index.data.firms[position]?.licenseId ?? '';
    const differing = differenceOf(canonical.toUpperCase(), known.toUpperCase()) ?? { typed: [], known: [] };
    return toResemblance({ list: 'firms', position, field: 'licence' }, { how: 'letter', differing }, canonical, known, index.data);
  });
}

/** Where two numbers differ; undefined if they differ by more than one typing error. */
function differenceOf(typed: string, known: string): Resemblance['differing'] | undefined {
  const edit = editBetween(typed, known);
  const partOf = (begin: number, length: number): Range[] => (length === 0 ? [] : [[begin, begin + length]]);
  return edit && { typed: partOf(edit.at, edit.first), known: partOf(edit.at, edit.second) };
}

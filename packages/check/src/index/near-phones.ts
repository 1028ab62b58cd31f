import { digitsOf, nationalPartOf } from '../read/calling-codes.ts';
import type { FirmRecord, Phone } from '../types.ts';
import { indexNear } from './near.ts';

/** Finds the firms, and their numbers in E.164, that differ from a written number by one digit. */
export type NearPhones = (phone: Pick<Phone, 'digits' | 'isInternational'>) => { position: number; known: string }[];

/** Shorter numbers differ from each other by one digit too often. */
const MIN_NATIONAL_DIGITS = 8;

/** Indexes the recorded numbers without their country codes, because a written number may have none. */
export function indexPhones(firms: readonly FirmRecord[]): NearPhones {
  const recorded = firms.flatMap(({ phones = [] }, position) => phones.map((number) => ({ position, known: `+${digitsOf(number)}` })));
  const near = indexNear(recorded.map(({ known }) => nationalPartOf(digitsOf(known))));
  return ({ digits, isInternational }) => {
    const national = isInternational ? nationalPartOf(digits) : digits;
    return national.length < MIN_NATIONAL_DIGITS ? [] : near(national).flatMap((at) => recorded[at] ?? []);
  };
}

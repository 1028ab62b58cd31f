import { digitsOf, nationalPartOf } from '../read/calling-codes.ts';
import type { FirmRecord, Phone } from '../types.ts';
import { indexNear } from './near.ts';

/** A telephone number on record that differs from a written number by one digit. */
interface NearPhone {
  /** The position of the firm. */
  position: number;
  /** The number in E.164, as on record. */
  known: string;
}

export interface NearPhones {
  find: (phone: Pick<Phone, 'digits' | 'isInternational'>) => NearPhone[];
}

/** Shorter numbers differ from each other by one digit too often. */
const MIN_NATIONAL_DIGITS = 8;

/** Indexes the recorded numbers without their country codes, because a written number may have none. */
export function indexPhones(firms: readonly FirmRecord[]): NearPhones {
  const recorded = firms.flatMap(({ phones = [] }, position) => phones.map((known) => ({ position, known })));
  const index = indexNear(recorded.map(({ known }) => nationalPartOf(digitsOf(known))));
  return {
    find({ digits, isInternational }) {
      const national = isInternational ? nationalPartOf(digits) : digits;
      if (national.length < MIN_NATIONAL_DIGITS) return [];
      return index.near(national).flatMap((at) => recorded[at] ?? []);
    },
  };
}

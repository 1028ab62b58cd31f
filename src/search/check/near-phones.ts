import type { Range } from './look-alike.ts';
import { editBetween, nearIndexSteps } from './near-index.ts';
import { digitsOf, nationalPartOf, type WrittenPhone } from './phone-numbers.ts';
import type { RecordedContacts } from './recorded-contacts.ts';
import type { Resemblance } from './resemblance.ts';
import type { Sliced } from '#src/search/slices.ts';
import { createTextRow } from './text-row.ts';

/** Finds telephone numbers on record that differ from a written one by a digit. */
export interface NearPhones {
  find: (phone: WrittenPhone) => readonly Resemblance[];
}

/** More of the shorter numbers differ from each other by a digit. */
const LEAST_NATIONAL = 8;

/** Indexes the recorded numbers without their country codes, because a written number may have none. */
export function* nearPhoneSteps({ phones }: RecordedContacts): Sliced<NearPhones> {
  const nationals = createTextRow();
  for (const { value } of phones) nationals.add(nationalPartOf(digitsOf(value)));
  const index = yield* nearIndexSteps(nationals);
  return {
    find({ digits, isInternational }) {
      const typedNational = isInternational ? nationalPartOf(digits) : digits;
      if (typedNational.length < LEAST_NATIONAL) return [];
      return index.near(typedNational).flatMap((at): Resemblance[] => {
        const { position, value: known = '' } = phones[at] ?? {};
        const prefix = known.slice(0, known.length - nationals.at(at).length);
        const typed = isInternational ? `+${digits}` : prefix + digits;
        const edit = editBetween(typed, known);
        if (position === undefined || !edit || typed === known) return [];
        const differing = { typed: partOf(edit.at, edit.first), known: partOf(edit.at, edit.second) };
        return [{ list: 'firms', position, field: 'phone', how: 'digit', differing, typed, known }];
      });
    },
  };
}

const partOf = (begin: number, length: number): Range[] => (length === 0 ? [] : [[begin, begin + length]]);

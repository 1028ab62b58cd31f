import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import values from 'content:register/filters';
import type { RegisterOnDay } from '#src/history/register-on-day.ts';
import { FILTERS, hasChosen, type ByFilter, type Chosen, type Codes } from '#src/register/filters.ts';
import { register } from '#src/register/firms.ts';
import { useQuery } from '#src/ui/url-state.ts';
import { readFilters, type AddressedFilters } from './filter-address.ts';

/** The state of the filters, for the list and for the panel in which they are chosen. */
export interface FirmFilters extends AddressedFilters {
  /** Whether the address has a filter that firms have. */
  isUsed: boolean;
  /** What the filters compare of the firm in a row, with its status on the day that is shown. */
  codesOf: (row: number) => Codes | undefined;
  /** Whether the filters leave the firm in a row. Undefined if no filter is used. */
  passes: ((row: number) => boolean) | undefined;
}

/** The filters in the address (DIR-9). */
export function useFiltersOfAddress(): AddressedFilters {
  const query = useQuery().toString();
  return useMemo(() => readFilters(query, values), [query]);
}

/** What each filter is called. */
export function useFilterNames(): ByFilter<string> {
  const { t } = useLingui();
  return { country: t`Country`, status: t`Status`, tier: t`Tier`, year: t`Year of licence`, activity: t`Activity` };
}

/** What the chosen values are called. */
export function namesOf(chosen: Chosen): string[] {
  return FILTERS.flatMap((filter) => values[filter].find(({ code }) => code === chosen[filter])?.name ?? []);
}

/**
 * The filters in the address, as they apply to the list.
 * @param past the register on the day whose statuses the filters compare, instead of those of today
 */
export function useFilters(past: RegisterOnDay | undefined): FirmFilters {
  const addressed = useFiltersOfAddress();
  return useMemo(() => {
    const { chosen } = addressed;
    const isUsed = FILTERS.some((filter) => chosen[filter] !== undefined);
    const codesOf = (row: number): Codes | undefined => {
      const codes = register[row]?.codes;
      const status = past?.statuses[row];
      return codes && status ? { ...codes, status: [status] } : codes;
    };
    const passes = (row: number) => {
      const codes = codesOf(row);
      return codes !== undefined && hasChosen(codes, chosen);
    };
    return { ...addressed, isUsed, codesOf, passes: isUsed ? passes : undefined };
  }, [addressed, past]);
}

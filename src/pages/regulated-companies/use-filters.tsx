import { useMemo, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import files from 'content:register/filter-columns';
import values from 'content:register/filters';
import { fetchData } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { RegisterOnDay } from '#src/history/past-register.ts';
import { FILTERS, columnOn, openFilters, type FilterColumns, type FilterableRegister } from '#src/register/filters.ts';
import { register } from '#src/register/firms.ts';
import { readFilters, type AddressedFilters } from './filter-address.ts';
import { useQuery } from '#src/ui/url-state.ts';

/** What the filters compare is not in the list of firms, and few visitors need it (DIR-10). */
const loadFacts = loadOnce((file: string) => fetchData<FilterColumns>(file));

/** The state of the filters, for the list and for the panel in which they are chosen. */
export interface FirmFilters extends AddressedFilters {
  /** Whether the address has a filter that firms have. */
  isUsed: boolean;
  /** They compare the statuses of another day. */
  isPast: boolean;
  /** The facts of all firms; undefined until they are loaded. */
  facts: FilterableRegister | undefined;
  /** The rows that the list may show; undefined for all. */
  rows: ReadonlySet<number> | undefined;
  /** The list cannot be filtered yet. */
  isLoading: boolean;
  /** What the list shows instead of the number of firms if it cannot be filtered. */
  notice: ReactNode;
  /** Loads the facts if they are not there yet, again after a failure. */
  load: () => void;
}

/**
 * The filters are in the address (DIR-9).
 * @param past the register on the day whose statuses the filters compare, instead of those of today
 */
export function useFilters(past: RegisterOnDay | undefined): FirmFilters {
  const query = useQuery().toString();
  const { chosen, unknown } = useMemo(() => readFilters(query, values), [query]);
  const isUsed = FILTERS.some((filter) => chosen[filter] !== undefined);
  const [isOpened, setOpened] = useState(false);
  const [file = ''] = files;
  const { value: columns, isFailed, retry } = useLoaded(isUsed || isOpened ? file : undefined, loadFacts);
  const facts = useMemo(
    () => columns && openFilters(past ? { ...columns, status: columnOn(past, register.size, values.status) } : columns, register.size),
    [columns, past],
  );
  const rows = useMemo(() => (isUsed ? facts?.rowsWith(chosen) : undefined), [isUsed, facts, chosen]);
  return {
    chosen,
    unknown,
    isUsed,
    isPast: past !== undefined,
    facts,
    rows,
    isLoading: isUsed && !facts && !isFailed,
    notice: isFailed ? <Trans>The filters could not be loaded. Check your connection and try again.</Trans> : undefined,
    load: () => {
      setOpened(true);
      retry();
    },
  };
}

import { useMemo, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import files from 'content:register/filter-columns';
import values from 'content:register/filters';
import { fetchData } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { FILTERS, openFilters, type FilterColumns, type FilterableRegister } from '#src/register/filters.ts';
import { register } from '#src/register/firms.ts';
import { readFilters, type AddressedFilters } from './filter-address.ts';

/** What the filters compare is not in the list of firms, and few visitors need it (DIR-10). */
const loadFacts = loadOnce(async (file: string) => openFilters(await fetchData<FilterColumns>(file), register.size));

/** The state of the filters, for the list and for the panel in which they are chosen. */
export interface FirmFilters extends AddressedFilters {
  /** Whether the address has a filter that firms have. */
  isUsed: boolean;
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

/** The filters are in the address (DIR-9). */
export function useFilters(): FirmFilters {
  const query = useSearch();
  const { chosen, unknown } = useMemo(() => readFilters(query, values), [query]);
  const isUsed = FILTERS.some((filter) => chosen[filter] !== undefined);
  const [isOpened, setOpened] = useState(false);
  const [file = ''] = files;
  const { value: facts, isFailed, retry } = useLoaded(isUsed || isOpened ? file : undefined, loadFacts);
  const rows = useMemo(() => (isUsed ? facts?.rowsWith(chosen) : undefined), [isUsed, facts, chosen]);
  return {
    chosen,
    unknown,
    isUsed,
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

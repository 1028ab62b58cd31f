import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { FILTERS } from '#src/content/filter-names.ts';
import { LoadingText } from '#src/ui/loading.tsx';

/** Whether the query of an address has a filter. */
const HAS_FILTER = new RegExp(`(^|&)(${FILTERS.join('|')})=[^&]`);

/** The rows of the firms that have all chosen values; `all` if nothing is chosen; the error if the filters could not be loaded. */
export type Kept = ReadonlySet<number> | 'all' | Error;

/** The state of the filters, for the list and for the panel in which they are chosen. */
export interface FirmFilters {
  /** Whether the address has a filter. */
  isWanted: boolean;
  /** The rows that the list may show; undefined for all. */
  rows: ReadonlySet<number> | undefined;
  /** What the list shows instead of the number of firms while it cannot be filtered. */
  notice: ReactNode;
  onKeep: (kept: Kept) => void;
}

/** The filters are in the address (DIR-9), and the panel compares them with the register. */
export function useFilters(): FirmFilters {
  const isWanted = HAS_FILTER.test(useSearch());
  const [kept, onKeep] = useState<Kept>();
  return {
    isWanted,
    rows: kept instanceof Set ? kept : undefined,
    notice:
      kept instanceof Error ? (
        <Trans>The filters could not be loaded. Check your connection and try again.</Trans>
      ) : isWanted && kept === undefined ? (
        <LoadingText />
      ) : undefined,
    onKeep,
  };
}

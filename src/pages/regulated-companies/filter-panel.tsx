import { useLayoutEffect, useMemo, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import columns from 'content:register/filter-columns';
import values from 'content:register/filters';
import { FILTERS, openFilters } from '#src/content/firm-filters.ts';
import { firmCount } from '#src/content/register-head.ts';
import { addressOf } from '#src/i18n/address.ts';
import { Link } from '#src/parts/link/link.ts';
import { Callout } from '#src/ui/callout.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import { ChosenFilters } from './chosen-filters.tsx';
import { readFilters } from './filter-address.ts';
import { FilterForm } from './filter-form.tsx';
import type { Kept } from './use-filters.tsx';
import styles from './filters.module.css';

const register = openFilters(columns, firmCount);

/**
 * The filters of the directory (DIR-8).
 * @param found the rows that match the search; undefined for all
 */
export function FilterPanel({ found, onKeep }: { found: readonly number[] | undefined; onKeep: (kept: Kept) => void }) {
  const query = useSearch();
  const filters = useMemo(() => readFilters(query, values), [query]);
  const { chosen, unknown } = filters;
  const kept = useMemo(() => (FILTERS.some((filter) => chosen[filter] !== undefined) ? register.rowsWith(chosen) : 'all'), [chosen]);
  // Before the next paint, so that the list never differs from what is chosen.
  useLayoutEffect(() => onKeep(kept), [onKeep, kept]);
  const summaryRef = useRef<HTMLElement>(null);
  return (
    <>
      <details className={`${disclosure['disclosure']} ${styles['panel']}`} data-screen-only data-script-only>
        <summary ref={summaryRef}>
          <Trans>Filter by country, status, tier, year or activity</Trans>
        </summary>
        <FilterForm register={register} chosen={chosen} found={found} />
      </details>
      <noscript>
        <Callout tone="note">
          <p>
            <Trans>
              The filters need JavaScript. Without it, <a href={`${addressOf('/register-in-figures')}#lists`}>the register in figures</a>{' '}
              lists the firms of each country, status, tier, year and activity.
            </Trans>
          </p>
        </Callout>
      </noscript>
      {(kept !== 'all' || unknown.length > 0) && <ChosenFilters filters={filters} focusRef={summaryRef} />}
      <p className={`touch-links ${styles['links']}`} data-screen-only>
        <Link href="/register-in-figures">
          <Trans>The register in figures</Trans>
        </Link>
        <Link href="/open-data#firms">
          <Trans>The register as open data</Trans>
        </Link>
      </p>
    </>
  );
}

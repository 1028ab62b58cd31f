import type { RefObject } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import values from 'content:register/filters';
import { FILTERS, type Filter } from '#src/register/filters.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { entryState } from '#src/ui/entry-texts.ts';
import { withFilters, type AddressedFilters } from './filter-address.ts';
import { useFilterNames } from './use-filters.ts';
import styles from './page.module.css';

/**
 * The values in use, each with a button that removes it, and the values in the address that no firm has.
 * @param focusRef gets focus when a value is removed
 */
export function ChosenFilters({
  filters: { chosen, unknown },
  focusRef,
}: {
  filters: AddressedFilters;
  focusRef: RefObject<HTMLElement | null>;
}) {
  const { t } = useLingui();
  const remove = (...removed: readonly Filter[]) => {
    history.pushState(entryState(), '', withFilters(location.href, Object.fromEntries(removed.map((filter) => [filter, '']))));
    // The button that had focus is gone.
    focusRef.current?.focus();
  };
  return (
    <>
      {unknown.map(({ filter, value }) => (
        <UnknownValue key={filter} filter={filter} value={value} />
      ))}
      <ul className={`cluster ${styles['chosen']}`} aria-label={t`Filters in use`}>
        {FILTERS.map((filter) => {
          const name = values[filter].find(({ code }) => code === chosen[filter])?.name;
          return (
            name !== undefined && (
              <li key={filter}>
                <ChosenValue filter={filter} name={name} onRemove={() => remove(filter)} />
              </li>
            )
          );
        })}
        <li data-screen-only>
          <button type="button" onClick={() => remove(...FILTERS)}>
            <Trans>Clear filters</Trans>
          </button>
        </li>
      </ul>
    </>
  );
}

function ChosenValue({ filter, name, onRemove }: { filter: Filter; name: string; onRemove: () => void }) {
  const { t } = useLingui();
  const label = useFilterNames()[filter];
  const value = <ContentText>{name}</ContentText>;
  return (
    <button type="button" aria-label={t`${label}: ${name}, remove this filter`} onClick={onRemove}>
      <span>
        <Trans>
          {label}: {value}
        </Trans>
      </span>
      <span aria-hidden="true" data-screen-only>
        ×
      </span>
    </button>
  );
}

function UnknownValue({ filter, value: text }: { filter: Filter; value: string }) {
  const label = useFilterNames()[filter];
  // An element, because Lingui would read what looks like a tag in a string as one of its own.
  const value = <bdi>{text}</bdi>;
  return (
    <p className={styles['unknown']}>
      <Trans>
        No firm matches the filter “{label}: {value}” in this address, so the list is shown without it.
      </Trans>
    </p>
  );
}

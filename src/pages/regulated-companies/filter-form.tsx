import { useMemo, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import values from 'content:register/filters';
import { inParentheses } from '#src/i18n/punctuation.ts';
import { FILTERS, countCodes, type Filter } from '#src/register/filters.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Select } from '#src/ui/select.tsx';
import { entryState } from '#src/ui/entry-texts.ts';
import { withFilters } from './filter-address.ts';
import { useFilterNames, type FirmFilters } from './use-filters.ts';
import styles from './page.module.css';

/**
 * A list of values for each filter. Beside each value is the number of firms that would be shown with it.
 * @param found the rows that match the search
 */
export function FilterForm({ filters: { codesOf, chosen }, found }: { filters: FirmFilters; found: readonly number[] }) {
  const { t } = useLingui();
  const names = useFilterNames();
  const counts = useMemo(() => {
    const codes = found.flatMap((row) => codesOf(row) ?? []);
    return countCodes(codes, chosen);
  }, [codesOf, chosen, found]);
  const choose = useChoose();
  return (
    // The browser must not fill in what was chosen before a reload: the address has it.
    <form className={styles['form']} autoComplete="off">
      {FILTERS.map((filter) => (
        <div key={filter}>
          <Select
            label={names[filter]}
            name={filter}
            value={values[filter].find(({ code }) => code === chosen[filter])?.value ?? ''}
            onChoose={(value) => choose.change(filter, value)}
            onBlur={choose.leave}
          >
            <option value="">{t`Any`}</option>
            {values[filter].map(({ value, name, code }) => {
              const count = counts[filter].get(code) ?? 0;
              return (
                <option key={value} value={value} disabled={count === 0 && code !== chosen[filter]}>
                  {inParentheses(name, formatNumber(count))}
                </option>
              );
            })}
          </Select>
        </div>
      ))}
    </form>
  );
}

/**
 * Writes a choice into the address. The first change of a list of values adds a history entry, so that Back undoes it. Further changes
 * replace that entry, because arrow keys change the value at each step.
 */
function useChoose() {
  const lastRef = useRef<Filter>(undefined);
  return {
    change: (filter: Filter, value: string) => {
      const href = withFilters(location.href, { [filter]: value });
      if (lastRef.current === filter) history.replaceState(history.state, '', href);
      else history.pushState(entryState(), '', href);
      lastRef.current = filter;
    },
    leave: () => {
      lastRef.current = undefined;
    },
  };
}

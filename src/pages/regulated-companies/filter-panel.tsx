import { useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import { TextField } from '#src/ui/text-field.tsx';
import { entryState } from '#src/ui/entry-texts.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { withFilters } from './filter-address.ts';
import { FilterForm } from './filter-form.tsx';
import { HAS_PAST, loadDay, useAskedDay } from './use-day.ts';
import type { FirmFilters } from './use-filters.ts';
import styles from './page.module.css';

/**
 * The filters of the directory (DIR-8).
 * @param found the rows that match the search
 */
export function FilterPanel({ filters, found }: { filters: FirmFilters; found: readonly number[] }) {
  const { isUsed, unknown } = filters;
  const summaryRef = useRef<HTMLElement>(null);
  return (
    <div>
      <div className={styles['panels']} data-screen-only data-script-only data-hidden-while="searching">
        <details className={disclosure['disclosure']}>
          <summary ref={summaryRef}>
            <Trans>
              Filter<span className="wide-only"> by country, status, tier, year or activity</span>
            </Trans>
          </summary>
          <FilterForm filters={filters} found={found} />
        </details>
        <DayField />
      </div>
      <FiltersWithoutScript />
      {(isUsed || unknown.length > 0) && <ChosenFilters filters={filters} focusRef={summaryRef} />}
    </div>
  );
}

/** What needs a script, and where the same is without one. */
function FiltersWithoutScript() {
  return (
    <noscript>
      <Callout tone="note">
        <p>
          <Trans>
            The filters need JavaScript. Without it, look up the firms of each country, status, tier, year and activity in{' '}
            <a href={`${addressOf('/register-in-figures')}#lists`}>the register in figures</a>.
          </Trans>
        </p>
        <p>
          <Trans>
            You also need JavaScript to see the full record of a firm. Without it, use{' '}
            <a href={`${addressOf('/open-data')}#firms`}>the open data</a>, which contains every record.
          </Trans>
        </p>
        {HAS_PAST && (
          <p>
            <Trans>
              You also need JavaScript to see the register as it was on another day. Without it, use{' '}
              <a href={addressOf('/open-data')}>the open data</a>, which contains every change since the register began.
            </Trans>
          </p>
        )}
      </Callout>
    </noscript>
  );
}

/** Nothing waits for this: if it fails, the day that is asked for loads it again and says so. */
const prepare = () => void loadDay('').catch(() => undefined);

/** Asks for another day of the register, and writes it into the address (HISTORY-31). */
function DayField() {
  const asked = useAskedDay();
  if (!HAS_PAST) return null;
  return (
    <details onToggle={prepare} className={disclosure['disclosure']}>
      <summary>
        <Trans>
          Another day<span className="wide-only">: the register as it was</span>
        </Trans>
      </summary>
      <form
        className={styles['day']}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          const day = new FormData(event.currentTarget).get('on');
          if (typeof day === 'string') history.pushState(entryState(), '', withFilters(location.href, { on: day }));
        }}
      >
        <TextField key={asked} label={<Trans>Day</Trans>} type="date" name="on" required defaultValue={asked} />
        <Button type="submit" variant="line">
          <Trans>Show this day</Trans>
        </Button>
      </form>
    </details>
  );
}

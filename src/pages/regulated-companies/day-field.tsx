import { Trans } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { Button } from '#src/ui/button.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import { TextField } from '#src/ui/text-field.tsx';
import { withFilters } from './filter-address.ts';
import { HAS_PAST, loadDay, useAskedDay } from './use-day.ts';
import styles from './filters.module.css';

/** Nothing waits for this: if it fails, the day that is asked for loads it again and says so. */
const prepare = () => void loadDay('').catch(() => undefined);

/** Asks for another day of the register, and writes it into the address (HISTORY-31). */
export function DayField() {
  const asked = useAskedDay();
  if (!HAS_PAST) return null;
  return (
    <details onToggle={prepare} className={`${disclosure['disclosure']} ${styles['panel']}`} data-screen-only data-script-only>
      <summary>
        <Trans>Show the register on another day</Trans>
      </summary>
      <form
        className={styles['day']}
        method="get"
        action={addressOf('/regulated-companies')}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          const day = new FormData(event.currentTarget).get('on');
          if (typeof day === 'string') history.pushState(null, '', withFilters(location.href, { on: day }));
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

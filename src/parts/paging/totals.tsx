import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';

/** How many records a list has, and how many of them match. `found` is undefined while nothing is searched for. */
interface Totals {
  /** All records are on one page. */
  isWhole: boolean;
  found: number | undefined;
  all: number;
}

export function FirmTotals(totals: Totals) {
  const [some, all] = useNumbers(totals);
  if (totals.isWhole) {
    return (
      <Trans>
        <b>{some}</b> of <b>{all}</b> firms shown, sorted by name
      </Trans>
    );
  }
  if (totals.found === undefined) {
    return (
      <Trans>
        <b>{all}</b> firms, sorted by name
      </Trans>
    );
  }
  return (
    <Trans>
      <b>{some}</b> of <b>{all}</b> firms match, sorted by name
    </Trans>
  );
}

export function WarningTotals(totals: Totals) {
  const [some, all] = useNumbers(totals);
  if (totals.isWhole) {
    return (
      <Trans>
        <b>{some}</b> of <b>{all}</b> warnings shown
      </Trans>
    );
  }
  if (totals.found === undefined) {
    return (
      <Trans>
        <b>{all}</b> warnings
      </Trans>
    );
  }
  return (
    <Trans>
      <b>{some}</b> of <b>{all}</b> warnings match
    </Trans>
  );
}

function useNumbers({ found, all }: Totals): [some: string, all: string] {
  return [formatNumber(found ?? all), formatNumber(all)];
}

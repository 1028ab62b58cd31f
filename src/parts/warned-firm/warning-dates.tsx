import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import type { ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';

/** When the warning was issued and last changed (HISTORY-16). */
export function WarningDates({ issued, changed }: Pick<ListedWarnedFirm, 'issued' | 'changed'>) {
  const first = formatDay(issued);
  if (changed === undefined) return <Trans>Warning issued on {first}.</Trans>;
  const last = formatDay(changed);
  return (
    <Trans>
      Warning issued on {first}, last changed on {last}.
    </Trans>
  );
}

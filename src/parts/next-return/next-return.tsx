import { Trans } from '@lingui/react/macro';
import buildDate from 'content:build-date';
import returns from 'content:return-dates';
import { formatDay } from '#src/i18n/format-date.ts';
import { localToday } from '#src/i18n/local-today.ts';
import { useInBrowser } from '#src/ui/in-browser.ts';
import { nextReturn } from './next-return.ts';

/** The next return that firms file, from the day of the visit. */
export function NextReturn() {
  const next = nextReturn(returns, useInBrowser(localToday, buildDate));
  if (!next) return null;
  const reference = formatDay(next.reference);
  const due = formatDay(next.due);
  return (
    <Trans>
      Next return: {reference}, due {due}
    </Trans>
  );
}

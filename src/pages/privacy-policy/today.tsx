import { useSyncExternalStore } from 'react';
import buildDate from 'content:build-date';
import { DateInWords } from '#src/ui/date.tsx';
import { localToday } from '#src/i18n/local-today.ts';

/** Today's date for the visitor, in the language of the page. The prerendered page has the day of the build. */
export function Today() {
  const day = useSyncExternalStore(never, localToday, () => buildDate);
  return <DateInWords of={day} />;
}

/** Few visits last past midnight, so the date is not updated. */
const never = () => () => undefined;

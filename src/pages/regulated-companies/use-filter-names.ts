import { useLingui } from '@lingui/react/macro';
import type { ByFilter } from '#src/register/filters.ts';

/** What each filter is called. */
export function useFilterNames(): ByFilter<string> {
  const { t } = useLingui();
  return { country: t`Country`, status: t`Status`, tier: t`Tier`, year: t`Year of licence`, activity: t`Activity` };
}

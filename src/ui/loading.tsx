import { Trans } from '@lingui/react/macro';

/** The text that stands for whatever loads late (ERROR-3). */
export function Loading() {
  return <Trans>loading...</Trans>;
}

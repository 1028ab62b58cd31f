import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import type { WithdrawnWarning } from './past.ts';

export { findWithdrawn, findWithdrawnNamed } from './withdrawn.ts';

/** Says that a warning was withdrawn, when and why. */
export function Withdrawal({ warning }: { warning: WithdrawnWarning }) {
  const day = formatDay(warning.withdrawn);
  const name = <FirmName>{warning.name}</FirmName>;
  const reason = <ContentText>{warning.reason}</ContentText>;
  return (
    <Trans>
      A warning about {name} was withdrawn on {day}. {reason}
    </Trans>
  );
}

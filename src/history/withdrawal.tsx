import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import type { WithdrawnWarning } from './past.ts';

export { findWithdrawn, findWithdrawnNamed } from './withdrawn.ts';

/** When a warning was issued and taken back, and why. */
export function Withdrawal({ warning: { issued, withdrawn, reason } }: { warning: WithdrawnWarning }) {
  const [from, to] = [formatDay(issued), formatDay(withdrawn)];
  return (
    <>
      <p>
        <Trans>
          Issued on {from}, withdrawn on {to}.
        </Trans>
      </p>
      <ContentText as="p">{reason}</ContentText>
    </>
  );
}

/** The same in a line, for an answer about something else. */
export function WithdrawalLine({ warning }: { warning: WithdrawnWarning }) {
  const day = formatDay(warning.withdrawn);
  const name = <FirmName>{warning.name}</FirmName>;
  const reason = <ContentText>{warning.reason}</ContentText>;
  return (
    <p>
      <Trans>
        A warning about {name} was withdrawn on {day}: {reason}
      </Trans>
    </p>
  );
}

/** The same as a message of its own. */
export function WithdrawalNotice({ warning }: { warning: WithdrawnWarning }) {
  const name = <FirmName>{warning.name}</FirmName>;
  return (
    <>
      <p>
        <strong>
          <Trans>We have withdrawn the warning about {name}.</Trans>
        </strong>
      </p>
      <Withdrawal warning={warning} />
    </>
  );
}

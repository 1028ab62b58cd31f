import { Trans } from '@lingui/react/macro';
import type { FirmDetails, Successor } from '#src/register/register-data.ts';
import { ContentText } from '../document/content-text.tsx';
import { FirmName } from '../firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { explainStatus } from './firm-status.tsx';

/** What the status of a firm means for its clients. A merged firm leads to the firm that took it over (RECORD-3). */
export function StatusMeaning({ details: { status, successor }, className }: { details: FirmDetails; className?: string | undefined }) {
  return (
    <div className={className}>
      <ContentText as="p">{explainStatus(status).meaning}</ContentText>
      {successor && <SuccessorLink successor={successor} />}
      {status === 'Merged' && !successor && (
        <p>
          <Trans>Ask which firm has taken over your contract.</Trans>
        </p>
      )}
    </div>
  );
}

export function SuccessorLink({ successor: { licenseId, name } }: { successor: Successor }) {
  return (
    <p>
      <Trans>
        Its successor:{' '}
        <Link href={recordAt(licenseId)}>
          <FirmName>{name}</FirmName>
        </Link>
      </Trans>
    </p>
  );
}

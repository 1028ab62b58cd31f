import { Trans } from '@lingui/react/macro';
import type { Successor } from '#src/content/register-data.ts';
import { FirmName } from '../firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';

/** Leads from a firm that was taken over to the firm that took it over (RECORD-3). */
export function SuccessorLink({ successor: { licenseId, name } }: { successor: Successor }) {
  return (
    <Trans>
      Its successor is{' '}
      <Link href={`/regulated-companies?firm=${encodeURIComponent(licenseId)}`}>
        <FirmName>{name}</FirmName>
      </Link>
      .
    </Trans>
  );
}

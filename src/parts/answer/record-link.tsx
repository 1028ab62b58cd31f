import { Trans } from '@lingui/react/macro';
import type { NamedFirm, NamedWarning } from '#src/check/records.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { FirmName } from '../firm-name/firm-name.tsx';

/** The name of a firm, with a link to its record or to the warning about it. */
export function RecordLink({ record }: { record: NamedFirm | NamedWarning }) {
  return (
    <Link href={'licenseId' in record ? recordAt(record.licenseId) : `/warnings#${record.id}`}>
      <FirmName>{record.name}</FirmName>
    </Link>
  );
}

/** A line with a link to the record of a firm. */
export function OpenInDirectory({ licenseId, className = '' }: { licenseId: string; className?: string | undefined }) {
  return (
    <p className={`tall-links ${className}`}>
      <Link href={recordAt(licenseId)}>
        <Trans>Open in the directory</Trans>
      </Link>
    </p>
  );
}

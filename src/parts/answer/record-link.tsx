import type { NamedFirm, NamedWarning } from '#src/check/named-records.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { FirmName } from '../firm-name/firm-name.tsx';

/** The name of a firm, with a link to its record or to the warning about it. Nothing if the lists have changed and no longer have it. */
export function RecordLink({ record }: { record: NamedFirm | NamedWarning | undefined }) {
  if (!record) return null;
  return (
    <Link href={'licenseId' in record ? recordAt(record.licenseId) : `/warnings#${record.id}`}>
      <FirmName>{record.name}</FirmName>
    </Link>
  );
}

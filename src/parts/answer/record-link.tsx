import { Trans } from '@lingui/react/macro';
import { FirmName } from '../firm-name/firm-name.tsx';
import { idOf, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { Link } from '#src/parts/link/link.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { useListedFirm, useWarnedFirm } from '#src/check/use-listed.ts';

/** The name of a firm, with a link to its record once that is there. */
export function FirmLink({ position, name }: { position: number; name: string }) {
  const firm = useListedFirm(position);
  if (!firm) return <FirmName>{name}</FirmName>;
  return (
    <Link href={recordAt(firm.licenseId)}>
      <FirmName>{name}</FirmName>
    </Link>
  );
}

/** The name of a firm that we warn about, with a link to the warning once that is there. */
export function WarningLink({ position, name }: { position: number; name: string }) {
  const firm = useWarnedFirm(position);
  if (!firm) return <FirmName>{name}</FirmName>;
  return (
    <Link href={`/warnings#${idOf(firm)}`}>
      <FirmName>{name}</FirmName>
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

/** A line with a link to a warning. */
export function OpenWarning({ firm, className = '' }: { firm: ListedWarnedFirm; className?: string | undefined }) {
  return (
    <p className={`tall-links ${className}`}>
      <Link href={`/warnings#${idOf(firm)}`}>
        <Trans>Open the warning</Trans>
      </Link>
    </p>
  );
}

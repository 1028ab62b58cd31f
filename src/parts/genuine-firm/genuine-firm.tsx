import { Trans } from '@lingui/react/macro';
import type { GenuineFirm } from '#src/register/reasons.ts';
import { Link } from '#src/parts/link/link.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { FirmName } from '../firm-name/firm-name.tsx';
import styles from './genuine-firm.module.css';

/** Says that a clone firm imitates a regulated firm, with a link to the record of that firm. */
export function GenuineFirmLink({ licenseId, name }: GenuineFirm) {
  return (
    <p className={styles['genuine']}>
      <Trans>
        <strong>Imitates a regulated firm.</strong> The genuine firm is{' '}
        <Link href={recordAt(licenseId)} data-licence={licenseId}>
          <FirmName>{name}</FirmName>
        </Link>
      </Trans>
    </p>
  );
}

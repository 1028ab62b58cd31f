import { Trans } from '@lingui/react/macro';
import type { Change } from '#src/history/changes.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Days } from './days.tsx';
import styles from './page.module.css';

/** All changes of a firm, with other details too (HISTORY-22). */
export function OfFirm({ licenseId, changes }: { licenseId: string; changes: readonly Change[] }) {
  const name = changes[0]?.[3];
  useTitlePrefix(name ?? '');
  const number = formatNumber(changes.length);
  return (
    <>
      <p role="status" className={`meta ${styles['count']}`}>
        {name === undefined ? (
          <Trans>
            No change to a firm with the licence number <Verbatim>{licenseId}</Verbatim> has been recorded.
          </Trans>
        ) : (
          <Trans>
            Changes to <FirmName>{name}</FirmName>: <b>{number}</b>
          </Trans>
        )}
      </p>
      <p className="touch-links" data-screen-only>
        <Link href="/changes">
          <Trans>Show the changes to all firms</Trans>
        </Link>
      </p>
      <Days changes={changes} />
    </>
  );
}

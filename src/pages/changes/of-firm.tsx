import { useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { loadOfFirm } from '#src/history/changes-list.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { ListFailed } from '#src/parts/paging/paged-list.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { useShownInTitle } from '#src/ui/document-title.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Days } from './days.tsx';
import styles from './page.module.css';

/** Every change of the firm in the address, with other details too (HISTORY-22). */
export function OfFirm({ licenseId }: { licenseId: string }) {
  const { value: changes, isFailed, retry } = useLoaded(licenseId, loadOfFirm);
  const countRef = useRef<HTMLParagraphElement>(null);
  useArrival(countRef, changes !== undefined);
  const name = changes?.[0]?.[3];
  useShownInTitle(name ?? '');
  if (isFailed) return <ListFailed onRetry={retry} />;
  if (!changes) return <LoadingText />;
  const number = formatNumber(changes.length);
  return (
    <>
      <p role="status" className={styles['count']} ref={countRef}>
        {name === undefined ? (
          <Trans>
            No change of a firm with the licence number <Verbatim>{licenseId}</Verbatim> has been recorded.
          </Trans>
        ) : (
          <Trans>
            Changes to <FirmName>{name}</FirmName>: <b>{number}</b>
          </Trans>
        )}
      </p>
      <p className="touch-links" data-screen-only>
        <Link href="/changes">
          <Trans>Show the changes of all firms</Trans>
        </Link>
      </p>
      <Days changes={changes} />
    </>
  );
}

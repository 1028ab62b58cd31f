import { useEffect } from 'react';
import { Trans } from '@lingui/react/macro';
import { loadChangesOf } from '#src/history/changes.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { LIST } from '#src/i18n/punctuation.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { ListFailed } from '#src/parts/lists/notes.tsx';
import { useTitlePrefix } from '#src/ui/document-title.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import { currentFragment } from '#src/ui/url-state.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Days } from './days.tsx';
import styles from './page.module.css';

/** The changes of the firm in the address, with other details too: all of them, or those of a year (HISTORY-22). */
export function OfFirm({ licenseId, year }: { licenseId: string; year: string | undefined }) {
  const { value: changes, isFailed, retry } = useLoaded(licenseId, loadChangesOf);
  // The browser looks for the change in the address before the changes are loaded.
  useEffect(() => {
    document.getElementById(currentFragment())?.scrollIntoView();
  }, [changes]);
  const name = changes?.[0]?.[3];
  useTitlePrefix([name ?? '', year ?? ''].filter((part) => part !== '').join(LIST));
  if (isFailed) return <ListFailed onRetry={retry} />;
  if (!changes) return <LoadingText />;
  const shown = changes.filter(([, day]) => year === undefined || day.startsWith(year));
  const number = formatNumber(shown.length);
  return (
    <>
      <p role="status" className={`meta ${styles['count']}`}>
        {name === undefined ? (
          <Trans>
            No change of a firm with the licence number <Verbatim>{licenseId}</Verbatim> has been recorded.
          </Trans>
        ) : year === undefined ? (
          <Trans>
            Changes to <FirmName>{name}</FirmName>: <b>{number}</b>
          </Trans>
        ) : (
          <Trans>
            Changes to <FirmName>{name}</FirmName> in {year}: <b>{number}</b>
          </Trans>
        )}
      </p>
      <p className="touch-links" data-screen-only>
        <Link href="/changes">
          <Trans>Show the changes of all firms</Trans>
        </Link>
      </p>
      <Days changes={shown} />
    </>
  );
}

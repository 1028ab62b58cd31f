import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import site from 'content:site';
import { SPACE } from '#src/i18n/punctuation.ts';
import { LicenceHistory } from '#src/history/licence-section.tsx';
import { firmDetails } from '#src/register/firm-details.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { findFirmByLicence, type ListedFirm } from '#src/register/firms.ts';
import { CopyLink } from '#src/parts/copy-link/copy-link.tsx';
import { FirmPermission } from '#src/parts/firm-permission/firm-permission.tsx';
import { WithMarks } from '#src/parts/firm-permission/marked-terms.tsx';
import { FirmRecord } from '#src/parts/firm-record/firm-record.tsx';
import { StatusOnDay } from '#src/parts/firm-record/firm-status.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { LateRecord } from '#src/late/not-loaded.tsx';
import { PrintedFrom } from '#src/parts/printed-from/printed-from.tsx';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { focusSoon } from '#src/ui/focus-soon.ts';
import { Callout } from '#src/ui/callout.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { useDay } from './use-day.ts';
import { useCloseFirm } from './use-open-firm.ts';
import { changesAt, recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import styles from './firm-dialog.module.css';

/** The full record of the firm in the address, or a message that no firm has this licence. */
export default function FirmDialog({ licence, onShown }: { licence: string; onShown: (licence: string) => void }) {
  const { t } = useLingui();
  const firm = findFirmByLicence(licence);
  const close = useCloseFirm();
  // Return the focus whichever way the dialog was closed. The browser itself does so only if the dialog was opened from a row and not closed with Back.
  useEffect(() => () => focusRow(licence), [licence]);
  useEffect(() => onShown(licence), [licence, onShown]);
  const label = firm?.name ?? t`Licence number not found`;
  useTitlePrefix(label);
  return (
    <Modal label={label} onClose={close}>
      <PrintHead />
      <ErrorBoundary part>{firm ? <Record firm={firm} /> : <UnknownLicence licence={licence} />}</ErrorBoundary>
    </Modal>
  );
}

/** Above a printed record: where it is from, and that records change. */
function PrintHead() {
  return (
    <div className={styles['print-head']} data-print-only>
      <PrintedFrom />
      <p>
        <Trans>The register may have changed since.</Trans>
        {site.fictional && (
          <>
            {SPACE}
            <Trans>
              <strong>Demonstration.</strong> This authority, its firms and its warnings are fictional.
            </Trans>
          </>
        )}
      </p>
    </div>
  );
}

/** Moves focus to the row of a firm, or to the heading of the page if no such row is shown. */
function focusRow(licence: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main tbody tr:not([hidden]) a')];
  const link = links.find(({ search }) => new URLSearchParams(search).get('firm')?.toUpperCase() === licence.toUpperCase());
  if (link) link.focus();
  // Another page may have been opened, whose scroll position the browser restores.
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function Record({ firm }: { firm: ListedFirm }) {
  return (
    <div className={styles['record']}>
      <p className={styles['licence']}>
        <Verbatim>{firm.licenseId}</Verbatim>
      </p>
      <h2 ref={focusSoon} tabIndex={-1}>
        <FirmName>{firm.name}</FirmName>
      </h2>
      <PastLine row={firm.row} />
      <LateRecord key={firm.row} position={firm.row} at={firmDetails.at} load={firmDetails.loadAt}>
        {(details) => <Details firm={firm} details={details} />}
      </LateRecord>
    </div>
  );
}

/** In a record that was opened from the register of another day: its status on that day, because the record is that of today (HISTORY-33). */
function PastLine({ row }: { row: number }) {
  const past = useDay().shown?.register;
  if (!past) return null;
  return (
    <div className={styles['then']}>
      <Callout tone="note">
        <p>
          <StatusOnDay day={past.day} status={past.statuses[row]} />
          {SPACE}
          <Trans>The record below shows today’s details.</Trans>
        </p>
      </Callout>
    </div>
  );
}

function Details({ firm, details }: { firm: ListedFirm; details: FirmDetails }) {
  return (
    <WithMarks>
      <FirmRecord details={details} />
      <FirmPermission details={details} />
      <LicenceHistory row={firm.row} details={details} />
      <div className={styles['link']}>
        <CopyLink path={recordAt(firm.licenseId)} name={firm.name} />
        {details.since && (
          <p className="tall-links" data-screen-only>
            <Link href={changesAt({ firm: firm.licenseId })}>
              <Trans>All changes to this firm</Trans>
            </Link>
          </p>
        )}
      </div>
    </WithMarks>
  );
}

function UnknownLicence({ licence }: { licence: string }) {
  return (
    <div className={styles['record']}>
      <p className={styles['licence']}>
        <bdi translate="no">{licence}</bdi>
      </p>
      <h2 ref={focusSoon} tabIndex={-1}>
        <Trans>Licence number not found</Trans>
      </h2>
      <p>
        <Trans>
          No firm in this register has the licence number in this link. If someone showed it to you as proof, be careful: a false licence
          number is a common sign of a clone firm.
        </Trans>
      </p>
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { Plural, useLingui } from '@lingui/react/macro';
import type { FirmStatus } from '#build/content/schemas/records.ts';
import { addressOf } from '#src/i18n/address.ts';
import type { ListedFirm } from '#src/register/firm-rows.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { OtherNames } from '#src/parts/firm-name/other-names.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { CardTable } from '#src/ui/card-table.tsx';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { withQuery } from '#src/ui/url-state.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { letterAnchor } from './letters.ts';
import { withFirm } from './use-open-firm.ts';
import styles from './firm-table.module.css';

/**
 * One firm; below 768 px in two lines. `letter` marks the first of its letter, of which `count` firms are listed.
 * The link covers the row. It opens the record in this page (DIR-3), unless the visitor wants another tab or window.
 */
export const FirmRow = memo(function FirmRow({
  firm,
  status,
  asked,
  letter,
  count = 0,
  hidden = false,
  onOpen,
}: {
  firm: ListedFirm;
  /** On the day that the list is of. */
  status: FirmStatus;
  /** The query of the address, without a firm. */
  asked: string;
  letter?: string | undefined;
  count?: number | undefined;
  hidden?: boolean;
  onOpen: (licence: string) => void;
}) {
  return (
    <>
      {letter !== undefined && <LetterRow letter={letter} count={count} />}
      <tr id={letter && letterAnchor(letter)} className={styles['row']} hidden={hidden}>
        <th scope="row" data-letter={letter}>
          <a
            href={addressOf(withQuery('/regulated-companies', withFirm(asked, firm.licenseId)))}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen(firm.licenseId);
            }}
          >
            <FirmName>{firm.name}</FirmName>
          </a>
          <OtherNames names={firm.otherNames} className={`meta ${styles['other']}`} />
        </th>
        <td>
          <FirmStatusMark status={status} />
        </td>
        <td>
          <ContentText>{firm.country}</ContentText>
        </td>
        <td>
          <Verbatim>{firm.licenseId}</Verbatim>
        </td>
      </tr>
    </>
  );
});

/** The letter above its firms, below 768 px. Hidden from screen readers, because the names begin with it. */
function LetterRow({ letter, count }: { letter: string; count: number }) {
  return (
    <tr className={styles['letter']} aria-hidden="true">
      <th colSpan={4}>
        {letter}
        <span className="label">
          <Plural value={count} one="# firm" other="# firms" />
        </span>
      </th>
    </tr>
  );
}

/** The table around its rows. */
export function TableFrame({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={`quiet-links ${styles['frame']}`} data-not-searched>
      <CardTable
        className={styles['table']}
        aria-label={t`Regulated companies`}
        hidden={hidden}
        columns={[
          <>
            {t`Company Name`} <span aria-hidden="true">↑</span>
          </>,
          t`Status`,
          t`Country`,
          t`License ID`,
        ]}
        isSorted
      >
        {children}
      </CardTable>
    </div>
  );
}

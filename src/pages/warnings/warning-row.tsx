import { memo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';
import { formatShortDay } from '#src/i18n/format-date.ts';
import { CopyLink } from '#src/parts/copy-link/copy-link.tsx';
import { reportScamAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { WhatHappened } from '#src/parts/what-happened/what-happened.tsx';
import { defang } from '#src/search/defang.ts';
import { NameList, OtherNames } from '#src/parts/firm-name/other-names.tsx';
import { FirmName, useNameInText } from '#src/parts/firm-name/firm-name.tsx';
import { WarnedFirmContacts, WarningDates } from '#src/parts/warned-firm/warned-firm-facts.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { WarnedFirmReason } from './reason.tsx';
import styles from './warning-table.module.css';

interface Props {
  firm: ListedWarnedFirm;
  hidden: boolean;
  /** It is the entry in the address. */
  isOpen: boolean;
  isRecent: boolean;
  /** No heading above the row says when the warning was issued. */
  isDated: boolean;
  /** Called with the link that was clicked. The same function in every render. */
  onToggle: (firm: ListedWarnedFirm, link: HTMLElement) => void;
}

/**
 * One warning: its day, the names of the firm, why we warn, and its addresses and numbers, so that find-in-page and copying include them in
 * every browser. What a visitor can do is in the open row, which is the one that the address names, so it opens without a script too.
 */
export const WarningRow = memo(function WarningRow({ firm, hidden, isOpen, isRecent, isDated, onToggle }: Props) {
  const { position, id, name, aliases, formerNames, websites, emails, phones, issued, changed } = firm;
  const nameInText = useNameInText()(name);
  return (
    <li className={styles['item']} hidden={hidden}>
      <article
        id={id}
        className={`${styles['row']} ${isRecent ? styles['recent'] : ''}`}
        // Focused by script on arrival, but not a control.
        {...(isOpen && { tabIndex: -1, 'aria-label': nameInText, 'aria-current': true })}
      >
        <p className={`cluster meta ${styles['day']}`}>
          <time dateTime={issued}>{formatShortDay(issued, isDated)}</time>
          {isDated && isRecent && (
            <strong className="filled amber tag">
              <Trans>New</Trans>
            </strong>
          )}
        </p>
        <div>
          <Name firm={firm} isOpen={isOpen} onToggle={onToggle} />
          <Aliases aliases={aliases} />
          <OtherNames names={formerNames} className={styles['aliases']} />
        </div>
        <div>
          <WarnedFirmReason key={position} position={position} />
          <p className={`${styles['detail']} ${styles['days']}`}>
            <WarningDates issued={issued} changed={changed} />
          </p>
          <div className={`tall-links ${styles['detail']} cluster actions ${styles['actions']}`} data-screen-only>
            <Link href={reportScamAt(name)}>
              <Trans>Report what happened to you</Trans>
            </Link>
            <CopyLink path={`/warnings#${id}`} name={name} />
          </div>
          {isOpen && (
            <div className={styles['detail']} data-screen-only>
              <WhatHappened isHere />
            </div>
          )}
        </div>
        {/* Not a <div>, which reader views leave out if it has many links. */}
        <section>
          {websites.length > 0 && <Websites addresses={websites} />}
          {emails.length + phones.length > 0 && (
            <dl>
              <WarnedFirmContacts emails={emails} phones={phones} />
            </dl>
          )}
        </section>
      </article>
    </li>
  );
});

function Aliases({ aliases }: Pick<ListedWarnedFirm, 'aliases'>) {
  if (aliases.length === 0) return null;
  return (
    <p className={styles['aliases']}>
      <span className="spoken">
        <Trans>Also known as</Trans>{' '}
      </span>
      <NameList names={aliases} />
    </p>
  );
}

/** The name of the firm, whose link opens and closes the row. */
function Name({ firm, isOpen, onToggle }: Pick<Props, 'firm' | 'isOpen' | 'onToggle'>) {
  return (
    <h3 className="size-35 quiet-links">
      <a
        href={`#${firm.id}`}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          // The browser would scroll to the row.
          event.preventDefault();
          onToggle(firm, event.currentTarget);
        }}
      >
        <FirmName>{firm.name}</FirmName>
      </a>
    </h3>
  );
}

function Websites({ addresses }: { addresses: readonly string[] }) {
  const { t } = useLingui();
  return (
    <>
      <p className={`label ${styles['detail']}`} aria-hidden="true">
        <Trans>Websites: do not visit</Trans>
      </p>
      <ul className={styles['websites']} aria-label={t`Websites: do not visit`}>
        {addresses.map((address) => (
          <li key={address}>
            {/* Nobody follows it by accident (WARN-4): it is defanged, marked, and sent without a referrer. */}
            <a href={address} target="_blank" rel="noopener noreferrer nofollow">
              <Verbatim>{defang(address)}</Verbatim>
              <span className="spoken">
                {' '}
                <Trans>(do not visit; opens in a new tab)</Trans>
              </span>
              <Icon name="elsewhere" size={12} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

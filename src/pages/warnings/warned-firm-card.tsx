import { memo, useSyncExternalStore } from 'react';
import { Trans } from '@lingui/react/macro';
import { idOf, type ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { CopyLink } from '#src/parts/copy-link/copy-link.tsx';
import { defang } from '#src/search/defang.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { WarnedFirmFacts } from '#src/parts/warned-firm/warned-firm-facts.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isRecent } from './newest-first.ts';
import { WarnedFirmReason } from './reason.tsx';
import styles from './warned-firm-card.module.css';

/** One warned firm: what it does, then its names and addresses. `linked` if it is the entry in the address. */
export const WarnedFirmCard = memo(function WarnedFirmCard({ firm, linked }: { firm: ListedWarnedFirm; linked: boolean }) {
  const { position, name, issued } = firm;
  const id = idOf(firm);
  return (
    <article
      className={styles['card']}
      id={id}
      // Focused by script on arrival, but not a control.
      {...(linked && { tabIndex: -1, 'aria-label': name, 'aria-current': true })}
    >
      {linked && (
        <p className={styles['mark']}>
          <Trans>You followed a link to this warning</Trans>
        </p>
      )}
      <h2>
        <FirmName>{name}</FirmName>
      </h2>
      <p className="label">
        <Trans>
          Warning issued on <time dateTime={issued}>{formatDay(issued)}</time>
        </Trans>
        <New issued={issued} />
      </p>
      <WarnedFirmReason key={position} position={position} />
      <WarnedFirmFacts firm={firm} renderWebsite={(address) => <WarnedLink address={address} />} />
      <CopyLink path={`/warnings#${id}`} name={name} />
    </article>
  );
});

/** Marks a warning of the last 30 days. That depends on the day when the page is read, not when it was built. */
function New({ issued }: { issued: string }) {
  const isNew = useSyncExternalStore(
    never,
    () => isRecent(issued, Date.now()),
    () => false,
  );
  return (
    isNew && (
      <strong className={styles['new']}>
        <Trans>New</Trans>
      </strong>
    )
  );
}

/** Few visits last past midnight, so the date is not watched. */
const never = () => () => undefined;

/** A link that nobody follows by accident (WARN-4): defanged, marked, and sent without a referrer. */
function WarnedLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      <bdi dir="ltr">{defang(address)}</bdi>
      <span className="spoken">
        {' '}
        <Trans>(do not visit; opens in a new tab)</Trans>
      </span>
      <Icon name="elsewhere" size={14} />
    </a>
  );
}

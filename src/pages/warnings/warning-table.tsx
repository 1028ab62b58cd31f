import { Plural, Trans } from '@lingui/react/macro';
import buildDate from 'content:build-date';
import { localToday } from '#src/i18n/local-today.ts';
import type { ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';
import { daysBetween } from '#src/register/warning-scale.ts';
import { useInBrowser } from '#src/ui/in-browser.ts';
import { WarningRow } from './warning-row.tsx';
import styles from './warning-table.module.css';

interface Props {
  /** In the order in which they are shown. */
  firms: readonly ListedWarnedFirm[];
  /** The positions of those that are shown. The other rows are hidden. */
  shown: ReadonlySet<number>;
  isByName: boolean;
  /** The position of the entry in the address. */
  open: number | undefined;
  onToggle: (firm: ListedWarnedFirm, link: HTMLElement) => void;
}

const LAST_30_DAYS = 'last-30-days';
const MAX_RECENT_DAYS = 30;

/** Whether a day is `today` or one of the 30 days before (both `yyyy-mm-dd`). */
export function isRecent(day: string, today: string): boolean {
  const age = daysBetween(day, today);
  // The day of a warning may begin a day earlier than that of a visitor further west.
  return age >= -1 && age <= MAX_RECENT_DAYS;
}

/** The warnings today. The prerendered page counts the last 30 days from its build. */
export function WarningTable(props: Props) {
  return <WarningTableOn {...props} today={useInBrowser(localToday, buildDate)} />;
}

/** Warnings as ruled rows, in groups: the 30 days before `today` (`yyyy-mm-dd`), then each year; by name in one. */
export function WarningTableOn({ firms, shown, isByName, open, onToggle, today }: Props & { today: string }) {
  const isStarted = useInBrowser(() => true, false);
  const isShown = ({ position }: ListedWarnedFirm) => shown.has(position);
  const groupOf = ({ issued }: ListedWarnedFirm) => (isByName ? '' : isRecent(issued, today) ? LAST_30_DAYS : issued.slice(0, 4));
  return (
    <div className={styles['table']} hidden={!firms.some(isShown)} data-started={isStarted || undefined}>
      <Columns />
      {[...new Set(firms.map(groupOf))].map((group) => {
        const members = firms.filter((firm) => groupOf(firm) === group);
        const count = members.filter(isShown).length;
        return (
          <section key={group} hidden={count === 0}>
            <Heading group={group} count={count} />
            <ul>
              {members.map((firm) => (
                <WarningRow
                  key={firm.position}
                  firm={firm}
                  hidden={!isShown(firm)}
                  isOpen={firm.position === open}
                  isRecent={isRecent(firm.issued, today)}
                  isDated={isByName}
                  onToggle={onToggle}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** What the columns of a wide window contain. Screen readers need no such line, because the rows are not a table. */
function Columns() {
  return (
    <p className={`label ${styles['columns']}`} aria-hidden="true">
      <span>
        <Trans>Day</Trans>
      </span>
      <span>
        <Trans>Name</Trans>
      </span>
      <span>
        <Trans>Why we warn</Trans>
      </span>
      <span>
        <Trans>Websites: do not visit</Trans>
      </span>
    </p>
  );
}

/** The heading of a group, which is a year, {@link LAST_30_DAYS}, or empty if the warnings are sorted by name. */
function Heading({ group, count }: { group: string; count: number }) {
  return (
    <h2 className="size-3">
      {group === LAST_30_DAYS ? (
        <span className="filled amber tag">
          <Trans>Last 30 days</Trans>
        </span>
      ) : (
        group || <Trans>By name</Trans>
      )}
      <span className="meta number">
        {' '}
        <Plural value={count} one="# warning" other="# warnings" />
      </span>
    </h2>
  );
}

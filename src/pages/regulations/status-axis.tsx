import { useLingui } from '@lingui/react/macro';
import frameworks from 'content:frameworks';
import type { Framework } from '#build/content/schemas/records.ts';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import { localToday } from '#src/i18n/local-today.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { useInBrowser } from '#src/ui/in-browser.ts';
import styles from './status-axis.module.css';

/** The years of the axis, which is the same for all frameworks: from the first day of effect to the last end of a comment period. */
const years = frameworks
  .flatMap(({ effective, comment }) => [effective, comment?.until])
  .flatMap((day) => (day ? [Number(day.slice(0, 4))] : []));
const FIRST = Math.min(...years);
const COUNT = Math.max(...years) - FIRST + 1;
const QUARTERS = Array.from({ length: COUNT * 4 }, (_, quarter) => quarter);

/** How much of the axis is before a day, from 0 to 1. */
function shareOf(day: string): number {
  const [start, end] = [Date.UTC(FIRST, 0), Date.UTC(FIRST + COUNT, 0)];
  return Math.min(1, Math.max(0, (Date.parse(day) - start) / (end - start)));
}

/** The position of a day on the axis. */
function at(day: string): string {
  return placed(shareOf(day));
}

/** The place of a share of the axis, which runs in the direction of the language. */
function placed(share: number): string {
  return `${Math.round(placeOf(share) * 1e4) / 100}%`;
}

/**
 * The status of a framework with a mark: a filled square for one in force, an empty one for a proposal. Below it, the same on a time
 * axis, with today as a line. The prerendered page does not know today.
 */
export function StatusAxis({ framework: { status, effective, comment } }: { framework: Framework }) {
  const today = useInBrowser<string | undefined>(localToday, undefined);
  return (
    <div className={styles['effect']}>
      <p className={styles['state']}>
        <svg className={comment && styles['empty']} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 1h10v10H1z" />
        </svg>
        <ContentText>{status}</ContentText>
      </p>
      <svg className={styles['drawing']} aria-hidden="true">
        {QUARTERS.map((quarter) => {
          const x = placed(quarter / QUARTERS.length);
          return quarter % 4 === 0 ? (
            <g key={quarter}>
              <line x1={x} x2={x} y1="16" y2="25" />
              <text x={x} y="40" dx={quarter === 0 ? 0 : IS_RTL ? -3 : 3}>
                {FIRST + quarter / 4}
              </text>
            </g>
          ) : (
            <line key={quarter} x1={x} x2={x} y1="16" y2="20" />
          );
        })}
        <line x1="0" x2="100%" y1="16" y2="16" />
        {comment ? (
          <>
            {today !== undefined && <line className={styles['proposed']} x1={at(today)} x2={at(comment.until)} y1="8" y2="8" />}
            <line className={styles['mark']} x1={at(comment.until)} x2={at(comment.until)} y1="0" y2="16" />
          </>
        ) : (
          <>
            <line className={styles['force']} x1={effective ? at(effective) : placed(0)} x2={placed(1)} y1="8" y2="8" />
            {effective && <line className={styles['mark']} x1={at(effective)} x2={at(effective)} y1="0" y2="16" />}
          </>
        )}
        {today !== undefined && <Today day={today} />}
      </svg>
    </div>
  );
}

/** The line of today, and its name at the top on the side that has more room. */
function Today({ day }: { day: string }) {
  const { t } = useLingui();
  const x = at(day);
  const isLate = shareOf(day) > 0.5;
  const distance = isLate === IS_RTL ? 5 : -5;
  return (
    <>
      <line className={styles['today']} x1={x} x2={x} y1="-18" y2="30" />
      <text x={x} y="-7" dx={distance} textAnchor={isLate ? 'end' : 'start'}>
        {t`Today`}
      </text>
    </>
  );
}

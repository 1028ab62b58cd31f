import { useLingui } from '@lingui/react/macro';
import buildDate from 'content:build-date';
import frameworks from 'content:frameworks';
import type { Framework } from '#build/content/schemas/records.ts';
import { IS_RTL, placeOf } from '#src/i18n/language.ts';
import { localToday } from '#src/i18n/local-today.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FIRST_YEAR, shareOf, spanOf, YEARS } from '#src/parts/drawings/framework-years.ts';
import { useInBrowser } from '#src/ui/in-browser.ts';
import styles from './page.module.css';

const MONTHS = Array.from({ length: YEARS * 12 + 1 }, (_, month) => `M${month} 0v${month % 12 === 0 ? 10 : 5}`).join('');

/** The place of a share of the axis, which runs in the direction of the language. */
const placed = (share: number) => `${Math.round(placeOf(share) * 1e4) / 100}%`;

/** A distance in the direction of the language. */
const onward = (pixels: number) => (IS_RTL ? -pixels : pixels);

/**
 * All frameworks on one time line. Their names lead to the sections. The sections give each status in words, so the bars are hidden
 * from assistive technology.
 */
export function TimeLine() {
  const { t } = useLingui();
  const today = shareOf(useInBrowser(localToday, buildDate));
  return (
    <nav className={styles['line']} aria-label={t`On this page`}>
      <ol>
        {frameworks.map((framework) => (
          <li key={framework.id}>
            <a href={`#${framework.id}`}>
              <ContentText>{framework.title}</ContentText>
            </a>
            <svg className={styles['track']} aria-hidden="true">
              <Bar framework={framework} today={today} />
            </svg>
          </li>
        ))}
      </ol>
      <svg className={styles['today']} aria-hidden="true">
        <Beside share={today} word={t`Today`} />
        <rect x={placed(today)} y="1.25rem" width="2" height="100%" />
      </svg>
      <p className={styles['years']} aria-hidden="true">
        <svg className="marks" viewBox={`0 0 ${YEARS * 12} 10`} preserveAspectRatio="none">
          <path d={MONTHS} />
        </svg>
        {Array.from({ length: YEARS }, (_, year) => (
          <span key={year}>{FIRST_YEAR + year}</span>
        ))}
      </p>
    </nav>
  );
}

/** A bar with the status in it while a framework is in force. A dashed one, with the status beside it, from today to the end of the comments. */
function Bar({ framework: { status, effective, comment }, today }: { framework: Framework; today: number }) {
  const { from, to } = spanOf({ effective, until: comment?.until }, today);
  const box = { x: placed(IS_RTL ? to : from), width: `${Math.round((to - from) * 1e4) / 100}%` };
  return (
    <>
      <line x2="100%" y1="1.22rem" y2="1.22rem" />
      <rect className={comment && styles['proposed']} height="1.25rem" {...box} />
      {comment ? (
        <Beside share={from} end={to} word={status} />
      ) : (
        <text className={styles['within']} x={placed(from)} dx={onward(8)} y="0.875rem">
          {status}
        </text>
      )}
    </>
  );
}

/** A word beside a point of the time line, or a part that ends at `end`, on the side that has more room. */
function Beside({ share, end = share, word }: { share: number; end?: number; word: string }) {
  const isBefore = share > 0.5;
  return (
    <text x={placed(isBefore ? share : end)} dx={onward(isBefore ? -8 : 8)} y="0.875rem" textAnchor={isBefore ? 'end' : 'start'}>
      {word}
    </text>
  );
}

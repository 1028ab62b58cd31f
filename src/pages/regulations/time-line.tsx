import { Trans, useLingui } from '@lingui/react/macro';
import buildDate from 'content:build-date';
import frameworks from 'content:frameworks';
import type { Framework } from '#build/content/schemas/records.ts';
import { localToday } from '#src/i18n/local-today.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FIRST_YEAR, shareOf, spanOf, YEARS } from '#src/parts/drawings/framework-years.ts';
import { useInBrowser } from '#src/ui/in-browser.ts';
import styles from './time-line.module.css';

const MONTHS = Array.from({ length: YEARS * 12 + 1 }, (_, month) => `M${month} 0v${month % 12 === 0 ? 10 : 5}`).join('');

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/**
 * All frameworks on one time line. Their names lead to the sections. The sections give each status in words, so the bars are hidden
 * from assistive technology.
 */
export function TimeLine() {
  const { t } = useLingui();
  const today = useInBrowser(localToday, buildDate);
  const isLate = shareOf(today) > 0.5;
  return (
    <nav className={styles['line']} aria-label={t`On this page`}>
      <p className={styles['today']} aria-hidden="true">
        <span style={isLate ? { insetInlineEnd: percent(1 - shareOf(today)) } : { insetInlineStart: percent(shareOf(today)) }}>
          <Trans>Today</Trans>
        </span>
      </p>
      <ol>
        {frameworks.map((framework) => (
          <li key={framework.id}>
            <a href={`#${framework.id}`}>
              <ContentText>{framework.title}</ContentText>
            </a>
            <p className={styles['track']} aria-hidden="true">
              <Bar framework={framework} today={today} />
              <span className={styles['mark']} style={{ insetInlineStart: percent(shareOf(today)) }} />
            </p>
          </li>
        ))}
      </ol>
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
function Bar({ framework: { status, effective, comment }, today }: { framework: Framework; today: string }) {
  const { from, to } = spanOf({ effective, until: comment?.until }, today);
  const span = { insetInlineStart: percent(from), insetInlineEnd: percent(1 - to) };
  if (!comment) {
    return (
      <span className={`filled ${styles['force']}`} style={span}>
        <ContentText>{status}</ContentText>
      </span>
    );
  }
  const beside =
    from > 0.5
      ? { insetInlineEnd: percent(1 - from), maxInlineSize: percent(from) }
      : { insetInlineStart: percent(to), maxInlineSize: percent(1 - to) };
  return (
    <>
      <span className={styles['proposed']} style={span} />
      <span className={styles['beside']} style={beside}>
        <ContentText>{status}</ContentText>
      </span>
    </>
  );
}

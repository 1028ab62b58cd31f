import type { ReactElement, ReactNode } from 'react';
import type { VerdictName } from '@frontier/check';
import { SIGN } from '#src/ui/sign.ts';
import styles from './band.module.css';

/** How an answer looks: the fill of the band, which is amber for `alarm`, and the mark. A word beside it says the same (WCAG 1.4.1). */
export type Look = 'alarm' | 'limits' | 'ended' | 'calm' | 'ours' | 'unknown' | 'open' | 'waiting';

export const LOOKS: Readonly<Record<VerdictName, Look>> = {
  warned: 'alarm',
  imitatesUs: 'alarm',
  notOnRecord: 'alarm',
  both: 'alarm',
  likeWarned: 'alarm',
  noSuchLicence: 'ended',
  otherLicence: 'alarm',
  partly: 'open',
  regulated: 'calm',
  limited: 'limits',
  ended: 'ended',
  onRecord: 'calm',
  ours: 'ours',
  recorded: 'open',
  choose: 'open',
  unknown: 'unknown',
  nothing: 'open',
};

interface Props {
  look: Look;
  /** What was asked, under a label. */
  label: ReactNode;
  asked: ReactNode;
  /** Below both, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
}

/** A band over the whole width of the window: on the left what was asked, on the right the answer in large type. */
export function Band({ look, label, asked, below, children }: Props) {
  return (
    <div className={`${styles['band']} ${styles[look]}`}>
      <div className={`wrap thirds ${styles['fields']}`}>
        <div className={styles['side']}>
          <Mark look={look} />
          <div>
            <p className="label">{label}</p>
            <p className={styles['asked']}>{asked}</p>
          </div>
        </div>
        <div className={styles['main']}>{children}</div>
      </div>
      {below !== undefined && (
        <div className="wrap">
          <div className={styles['below']}>{below}</div>
        </div>
      )}
    </div>
  );
}

/** Moves the focus to the beginning of the answer, so that it is read, and Tab goes on from there. */
export function focusAnswer(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('[data-answer-word]')?.focus(options);
}

const SQUARE = 'M0 0h16v16H0z';
const TRIANGLE = <path fillRule="evenodd" d="M8 .5l8 15H0zM7.1 5.5h1.8v5H7.1zM7.1 12h1.8v1.7H7.1z" />;

const SHAPES: Record<Look, ReactElement> = {
  alarm: TRIANGLE,
  limits: TRIANGLE,
  ended: <path fillRule="evenodd" d="M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7zM3.5 7h9v2h-9z" />,
  // The ruler of the register, with the long tick of one firm.
  calm: (
    <path
      d={`${SQUARE}M2.25 16v-3.3h.5V16zM4.95 16v-3.3h.5V16zM7.6 16V4h.8v12zM10.55 16v-3.3h.5V16zM13.25 16v-3.3h.5V16z`}
      fillRule="evenodd"
    />
  ),
  ours: <path transform="scale(0.44444)" d={SIGN} />,
  unknown: (
    <>
      <path className={styles['hatch']} d="M0 5l5-5M0 10L10 0M0 15L15 0M4 16L16 4M9 16l7-7M14 16l2-2" />
      <path className={styles['outline']} d="M.5.5h15v15H.5z" />
    </>
  ),
  open: <path className={styles['outline']} d="M.5.5h15v15H.5zM4.5 8h7" />,
  waiting: <path className={styles['outline']} d="M.5.5h15v15H.5z" />,
};

/** The mark of an answer: a shape that says the same as the colour of the band. It is small in a list of all verdicts. */
export function Mark({ look, isSmall = false }: { look: Look; isSmall?: boolean }) {
  const drawing = (
    <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[look]}
    </svg>
  );
  return isSmall ? <span className={`${styles['small']} ${styles[look]}`}>{drawing}</span> : drawing;
}

import type { ReactElement, ReactNode } from 'react';
import type { Tone } from '@frontier/check';
import styles from './answer-panel.module.css';

interface Props {
  /** The fill of the panel, and the mark. */
  tone?: Tone;
  /** The scale on the upper edge. */
  edge?: ReactNode;
  /** What was asked, under a label. */
  label: ReactNode;
  asked: ReactNode;
  /** Below both, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
}

/** A panel over the whole width of the window: on the left what was asked, on the right the answer in large type. */
export function AnswerPanel({ tone, edge, label, asked, below, children }: Props) {
  return (
    <div className={`${styles['panel']} ${tone ? styles[tone] : ''}`}>
      {edge}
      <div className={`wrap thirds ${styles['fields']}`}>
        <div className={styles['side']}>
          <Mark tone={tone} />
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

/** Scrolls to the word of an answer that has come by itself, which may be below a small window. */
export function showAnswer(): void {
  document.querySelector('[data-answer-word]')?.scrollIntoView({ block: 'nearest' });
}

const TRIANGLE = <path fillRule="evenodd" d="M8 .5l8 15H0zM7.1 5.5h1.8v5H7.1zM7.1 12h1.8v1.7H7.1z" />;
const OUTLINE = <path className={styles['outline']} d="M.5.5h15v15H.5z" />;

/** A shape that says the same as the colour. The word beside it says so too (WCAG 1.4.1). */
const SHAPES: Record<Tone, ReactElement> = {
  alarm: TRIANGLE,
  limited: TRIANGLE,
  ended: <path fillRule="evenodd" d="M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7zM3.5 7h9v2h-9z" />,
  calm: <path d="M0 0h16v16H0z" />,
  unlisted: (
    <>
      <path className={styles['hatch']} d="M0 5l5-5M0 10L10 0M0 15L15 0M4 16L16 4M9 16l7-7M14 16l2-2" />
      {OUTLINE}
    </>
  ),
  open: <path className={styles['outline']} d="M.5.5h15v15H.5zM4.5 8h7" />,
};

/** The mark of a tone, in a panel large. Without a tone, there is no answer yet. */
export function Mark({ tone }: { tone: Tone | undefined }) {
  return (
    <svg className={`${styles['mark']} ${tone ? styles[tone] : ''}`} viewBox="0 0 16 16" aria-hidden="true">
      {tone ? SHAPES[tone] : OUTLINE}
    </svg>
  );
}

import { DIRECTION } from '#src/i18n/language.ts';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { allRuns, type LetterRun } from './letters.ts';
import styles from './letter-index.module.css';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const ROW_PX = 24;
const PITCH_PX = 8;
/** The column has room for this many ticks. In a larger register each tick stands for several firms. */
const MAX_TICKS = 30;

const HAS_OTHERS = allRuns.some(({ letter }) => letter === '#');
const LARGEST = Math.max(1, ...allRuns.map(({ count }) => count));
const firmsPerTick = Math.ceil(LARGEST / MAX_TICKS);

/** A to Z: one tick for each firm that matches the search (`runs`), and a link to the first firm of each letter. */
export function LetterIndex({ runs, renderLink }: { runs: readonly LetterRun[]; renderLink: (run: LetterRun) => ReactNode }) {
  const { t } = useLingui();
  const runOf = new Map(runs.map((run) => [run.letter, run]));
  const shown = HAS_OTHERS ? ['#', ...ALPHABET] : ALPHABET;
  const ticks = shown
    .map((letter, line) => {
      const many = Math.ceil((runOf.get(letter)?.count ?? 0) / firmsPerTick);
      return Array.from({ length: many }, (_, tick) => `M${tick * PITCH_PX + 0.5} ${line * ROW_PX + 8}v9`).join('');
    })
    .join('');
  return (
    <nav className={styles['index']} aria-label={t`A to Z`} data-screen-only>
      <p>{firmsPerTick === 1 ? t`A to Z, firms per letter` : t`A to Z, one tick per ${firmsPerTick} firms`}</p>
      <div className={styles['letters']}>
        <svg
          className={styles['ticks']}
          viewBox={`0 0 ${MAX_TICKS * PITCH_PX} ${shown.length * ROW_PX}`}
          preserveAspectRatio="none"
          height={shown.length * ROW_PX}
          transform={DIRECTION === 'rtl' ? 'scale(-1 1)' : undefined}
          aria-hidden="true"
        >
          <path d={ticks} />
        </svg>
        <ul>
          {shown.map((letter) => {
            const run = runOf.get(letter);
            return <li key={letter}>{run ? renderLink(run) : <span>{letter}</span>}</li>;
          })}
        </ul>
      </div>
    </nav>
  );
}

import { useLingui } from '@lingui/react/macro';
import { firstFirms } from '#src/content/register-head.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { letterAnchor, letterRuns } from './letters.ts';
import styles from './letter-index.module.css';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const ROW_PX = 24;
const PITCH_PX = 8;
/** As many ticks as the column takes; in a larger register each stands for more firms. */
const MOST_TICKS = 30;

const ALL_RUNS = letterRuns(firstFirms.map(({ row }) => row));
const HAS_OTHERS = ALL_RUNS.some(({ letter }) => letter === '#');
const LARGEST = Math.max(1, ...ALL_RUNS.map(({ count }) => count));
const firmsPerTick = Math.ceil(LARGEST / MOST_TICKS);

/** A to Z: one tick per firm that the search leaves, and a link to where each letter begins. */
export function LetterIndex({ rows }: { rows: readonly number[] }) {
  const { t } = useLingui();
  const { direction } = useLanguage();
  const counts = new Map(letterRuns(rows).map(({ letter, count }) => [letter, count]));
  const shown = HAS_OTHERS ? ['#', ...ALPHABET] : ALPHABET;
  const ticks = shown
    .map((letter, line) => {
      const many = Math.ceil((counts.get(letter) ?? 0) / firmsPerTick);
      return Array.from({ length: many }, (_, tick) => `M${tick * PITCH_PX + 0.5} ${line * ROW_PX + 8}v9`).join('');
    })
    .join('');
  return (
    <nav className={styles['index']} aria-label={t`A to Z`} data-screen-only>
      <p>{firmsPerTick === 1 ? t`A to Z, firms per letter` : t`A to Z, a tick for every ${firmsPerTick} firms`}</p>
      <div className={styles['letters']}>
        <svg
          className={styles['ticks']}
          viewBox={`0 0 ${MOST_TICKS * PITCH_PX} ${shown.length * ROW_PX}`}
          preserveAspectRatio="none"
          height={shown.length * ROW_PX}
          transform={direction === 'rtl' ? 'scale(-1 1)' : undefined}
          aria-hidden="true"
        >
          <path d={ticks} />
        </svg>
        <ul>
          {shown.map((letter) => (
            <li key={letter}>{counts.has(letter) ? <a href={`#${letterAnchor(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

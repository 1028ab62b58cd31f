import { useLingui } from '@lingui/react/macro';
import { allRuns, letterAnchor, type LetterRun } from './letters.ts';
import styles from './page.module.css';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const ROW_PX = 24;
const PITCH_PX = 8;

const HAS_OTHERS = allRuns.some(({ letter }) => letter === '#');
const LARGEST = Math.max(1, ...allRuns.map(({ count }) => count));
/** The column has room for thirty ticks. More are drawn closer together. */
const WIDTH_PX = Math.max(30, LARGEST) * PITCH_PX;

/**
 * A to Z: a link to the first firm of each letter, as a column with a tick for each firm, or a strip.
 * @param runs the firms that are shown
 */
export function LetterIndex({ runs }: { runs: readonly LetterRun[] }) {
  const { t } = useLingui();
  const runOf = new Map(runs.map((run) => [run.letter, run]));
  const shown = HAS_OTHERS ? ['#', ...ALPHABET] : ALPHABET;
  if (runs.length === 0) return null;
  return (
    <nav className={`sticky quiet-links ${styles['index']}`} aria-label={t`A to Z`} data-screen-only data-hidden-while="waiting searching">
      <p>{t`A to Z, firms per letter`}</p>
      <div className={styles['letters']}>
        <Ticks counts={shown.map((letter) => runOf.get(letter)?.count ?? 0)} />
        <ul>
          {shown.map((letter) => (
            <li key={letter}>{runOf.has(letter) ? <a href={`#${letterAnchor(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The firms of each letter as ticks, one line for each letter. */
function Ticks({ counts }: { counts: readonly number[] }) {
  const ticks = counts
    .map((count, line) => Array.from({ length: count }, (_, tick) => `M${tick * PITCH_PX + 0.5} ${line * ROW_PX + 8}v9`).join(''))
    .join('');
  const height = counts.length * ROW_PX;
  return (
    <svg
      className={`onward marks ${styles['ticks']}`}
      viewBox={`0 0 ${WIDTH_PX} ${height}`}
      preserveAspectRatio="none"
      height={height}
      aria-hidden="true"
    >
      <path d={ticks} />
    </svg>
  );
}

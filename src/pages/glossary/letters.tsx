import { useLingui } from '@lingui/react/macro';
import styles from './page.module.css';

const ROW = 24;
const PITCH = 8;

/** The letters of the language, as in the register: a tick for each term, and a link to the first term of each letter. */
export function Letters({ alphabet, counts }: { alphabet: readonly string[]; counts: ReadonlyMap<string, number> }) {
  const { t } = useLingui();
  const width = PITCH * Math.max(...counts.values());
  const ticks = alphabet
    .flatMap((letter, line) => Array.from({ length: counts.get(letter) ?? 0 }, (_, tick) => `M${tick * PITCH + 0.5} ${line * ROW + 8}v9`))
    .join('');
  return (
    <nav className={styles['index']} aria-label={t`A to Z`} data-screen-only>
      <p>{t`A to Z, terms per letter`}</p>
      <div className={styles['letters']}>
        <svg
          className={`onward ${styles['ticks']}`}
          viewBox={`0 0 ${width} ${alphabet.length * ROW}`}
          width={width}
          height={alphabet.length * ROW}
          aria-hidden="true"
        >
          <path d={ticks} />
        </svg>
        <ul>
          {alphabet.map((letter) => (
            <li key={letter}>{counts.has(letter) ? <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a> : <span>{letter}</span>}</li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

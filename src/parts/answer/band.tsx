import type { ReactNode } from 'react';
import type { VerdictName } from '@frontier/check';
import { Drawing } from './band-mark.tsx';
import { lookOf, type Look } from './look.ts';
import styles from './band.module.css';

interface Props {
  look: Look;
  /** What was asked, under a label. */
  label: ReactNode;
  asked: ReactNode;
  /** A scale on the lower edge. */
  edge?: ReactNode;
  children: ReactNode;
}

/** A band over the whole width of the window: on the left what was asked, on the right the answer in large type. */
export function Band({ look, label, asked, edge, children }: Props) {
  return (
    <div className={`${styles['band']} ${styles[look]}`}>
      <div className={`wrap thirds ${styles['fields']}`}>
        <div className={styles['side']}>
          <Drawing look={look} />
          <div>
            <p className="label">{label}</p>
            <p className={styles['asked']}>{asked}</p>
          </div>
        </div>
        <div className={styles['main']}>{children}</div>
      </div>
      {edge}
    </div>
  );
}

/** The small mark of a verdict, for a list of all verdicts. */
export function VerdictMark({ name }: { name: VerdictName }) {
  const look = lookOf(name);
  return (
    <span className={`${styles['small']} ${styles[look]}`}>
      <Drawing look={look} />
    </span>
  );
}

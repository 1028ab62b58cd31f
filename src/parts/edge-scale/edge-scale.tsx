import type { ReactNode } from 'react';
import styles from './edge-scale.module.css';

interface Props {
  /** What a tick stands for, in words. The drawing adds nothing to them. */
  caption: ReactNode;
  /** Whether there is a tick for each of hundreds of firms, which a telephone has no room for. */
  isDense?: boolean;
  children: ReactNode;
}

/** A scale on the lower edge of a band. */
export function EdgeScale({ caption, isDense = false, children }: Props) {
  return (
    <figure className={`wrap thirds ${styles['scale']} ${isDense ? styles['dense'] : ''}`}>
      <figcaption>{caption}</figcaption>
      <div className={styles['drawing']} aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}

import type { ReactNode } from 'react';
import styles from './edge-scale.module.css';

interface Props {
  /** What the drawing shows, in words. */
  caption: ReactNode;
  /** Whether it is left out on a telephone, where it would push the record below the screen. */
  isForWide?: boolean;
  children: ReactNode;
}

/** A scale on the lower edge of a band. */
export function EdgeScale({ caption, isForWide = false, children }: Props) {
  return (
    <figure className={`wrap thirds ${styles['scale']} ${isForWide ? styles['wide'] : ''}`}>
      <figcaption>{caption}</figcaption>
      <div className={styles['drawing']} aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}

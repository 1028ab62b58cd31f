import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

/** A shape and a word, so that colour never carries the meaning alone (WCAG 1.4.1). Square: fine. Triangle: caution. Octagon: stop. */
export function StatusMark({
  shape,
  tone,
  children,
}: {
  shape: 'square' | 'triangle' | 'octagon';
  /** `plain` leaves the words as they are around it, and colours only the mark. */
  tone: 'plain' | 'green' | 'amber' | 'red';
  children?: ReactNode;
}) {
  return (
    <span className={`${styles['status']} ${styles[tone]}`}>
      <svg className={styles['shape']} viewBox="0 0 12 12" aria-hidden="true">
        <path d={SHAPES[shape]} />
      </svg>
      {children && <span>{children}</span>}
    </span>
  );
}

const SHAPES = {
  square: 'M0 0h12v12H0z',
  triangle: 'M6 0l6 12H0z',
  octagon: 'M3.6 0h4.8L12 3.6v4.8L8.4 12H3.6L0 8.4V3.6z',
};

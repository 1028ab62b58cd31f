import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

/** A shape and a word, so that colour is never the only sign. Square: fine. Triangle: caution. Octagon: stop. */
export function StatusMark({
  sign,
  tone,
  children,
}: {
  sign: 'square' | 'triangle' | 'octagon';
  tone: 'green' | 'amber' | 'red';
  children: ReactNode;
}) {
  return (
    <span className={`${styles['status']} ${styles[tone]}`}>
      <svg className={styles['sign']} viewBox="0 0 12 12" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      {children}
    </span>
  );
}

const SIGNS = {
  square: 'M0 0h12v12H0z',
  triangle: 'M6 0l6 12H0z',
  octagon: 'M3.6 0h4.8L12 3.6v4.8L8.4 12H3.6L0 8.4V3.6z',
};

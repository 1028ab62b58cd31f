import { useId, type ReactNode } from 'react';
import styles from './answer.module.css';

/** A part of an answer below the band: its heading in the first of three columns, its content in the others. */
export function Part({ id, heading, children }: { id?: string; heading: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section id={id} className={`thirds ${styles['part']}`} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

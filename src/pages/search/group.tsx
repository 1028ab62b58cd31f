import type { ReactNode } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import styles from './results.module.css';

/** The results of one kind, with the kind and the number as the heading. */
export function Group({ kind, heading, count, children }: { kind: string; heading: ReactNode; count: number; children: ReactNode }) {
  return (
    <section className={`thirds ${styles['group']}`} aria-labelledby={`results-${kind}`}>
      <h2 id={`results-${kind}`} className="size-3" tabIndex={-1}>
        {heading} <span className="label number">{formatNumber(count)}</span>
      </h2>
      <ol>{children}</ol>
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A short text that must not be missed, on a tinted background with an edge. */
export function Callout({ tone, children }: { tone: 'amber' | 'good' | 'bad' | 'note'; children: ReactNode }) {
  return <div className={`${styles['callout']} ${styles[tone]}`}>{children}</div>;
}

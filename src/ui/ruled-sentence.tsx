import type { ReactNode } from 'react';
import styles from './ruled-sentence.module.css';

/** An answer in one sentence between two rules, with its mark. */
export function RuledSentence({ mark, sentence, children }: { mark: ReactNode; sentence: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['ruled']}>
      {mark}
      <div className="measure">
        <p className={styles['sentence']}>{sentence}</p>
        {children}
      </div>
    </div>
  );
}

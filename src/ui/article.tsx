import type { ReactNode } from 'react';
import styles from './article.module.css';

/**
 * A text beside its facts: a heading across, the facts in the first column, the text in the other two. In a single column, the
 * facts come before the text, or after it with `asideLast`.
 */
export function Article({
  back,
  heading,
  lead,
  aside,
  asideLast = false,
  children,
}: {
  back?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  asideLast?: boolean;
  children: ReactNode;
}) {
  const facts = aside && <div className={styles['aside']}>{aside}</div>;
  return (
    <article className={`wrap ${styles['article']}`}>
      {back}
      <h1 tabIndex={-1}>{heading}</h1>
      <div className={`thirds ${styles['fields']}`}>
        {!asideLast && facts}
        <div className={styles['text']}>
          {lead && <p className={styles['lead']}>{lead}</p>}
          {children}
        </div>
        {asideLast && facts}
      </div>
    </article>
  );
}

/** A term and its value, for the aside of an article. `plain` if the value is running text. */
export function Fact({ term, plain = false, children }: { term: ReactNode; plain?: boolean; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className="label">{term}</dt>
      <dd className={plain ? styles['plain'] : undefined}>{children}</dd>
    </div>
  );
}

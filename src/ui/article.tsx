import type { ReactNode } from 'react';
import styles from './article.module.css';
import pageHead from './page-head.module.css';

/**
 * A text beside its facts: the heading and the lead, then the facts in the first column and the text in the other two. In a single
 * column, the facts come before the text, or after it with `asideLast`. All are children of one element, because reader views look for
 * the lead only beside the text.
 */
export function Article({
  heading,
  lead,
  aside,
  asideLast = false,
  children,
}: {
  heading: ReactNode;
  lead: ReactNode;
  aside: ReactNode;
  asideLast?: boolean;
  children: ReactNode;
}) {
  const facts = <div className={`stack measure sticky ${styles['article-facts']}`}>{aside}</div>;
  return (
    <article className={`wrap thirds block-end ${styles['article']}`}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={pageHead['lead']}>{lead}</p>
      {!asideLast && facts}
      <div className={`stack-6 measure ${styles['text']}`}>{children}</div>
      {asideLast && facts}
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

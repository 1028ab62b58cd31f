import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import styles from './article.module.css';

/**
 * A text beside its facts: the head of the page, the facts in the first column, the text in the other two. In a single column, the
 * facts come before the text, or after it with `asideLast`.
 */
export function Article({
  heading,
  lead,
  aside,
  asideLast = false,
  children,
}: {
  heading: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  asideLast?: boolean;
  children: ReactNode;
}) {
  const facts = aside && <div className={`stack measure sticky ${styles['aside']}`}>{aside}</div>;
  return (
    <article>
      <PageHead heading={heading} lead={lead} />
      <div className={`wrap thirds wide-thirds block-end ${styles['fields']}`}>
        {!asideLast && facts}
        <div className={`stack-6 measure ${styles['text']}`}>{children}</div>
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

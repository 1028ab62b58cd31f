import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/**
 * A section of a page below a rule. With `aside`, on a wide screen, the heading and filters are in the first of three
 * columns and the content in the other two. If it is null, only the heading is in the first column.
 */
export function Section({
  id,
  heading,
  aside,
  ground = 'paper',
  children,
}: {
  id?: string;
  heading: ReactNode;
  aside?: ReactNode;
  ground?: 'paper' | 'plate';
  children: ReactNode;
}) {
  const headingId = useId();
  const title = (
    <h2 id={headingId} tabIndex={-1}>
      {heading}
    </h2>
  );
  return (
    <section className={`${styles['section']} ${ground === 'plate' ? 'plate' : ''}`} id={id} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles['rule']} />
        {aside === undefined ? (
          <>
            <div className={styles['head']}>{title}</div>
            {children}
          </>
        ) : (
          <div className={`thirds ${styles['fields']}`}>
            <div className={`stack-3 sticky ${styles['aside']}`}>
              {title}
              {aside}
            </div>
            <div className={styles['content']}>{children}</div>
          </div>
        )}
      </div>
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** The distance of two ticks, `--pitch` of the design tokens. The policy allows no style attributes, so the width is that of an SVG element. */
const PITCH = 8;

/**
 * A section of a page below a rule. With `count`, the rule has a tick for each item of the section. With `aside`, the heading and filters are in the first of three
 * columns and the content in the other two. If it is null, only the heading is in the first column.
 */
export function Section({
  id,
  heading,
  count = 0,
  aside,
  ground = 'paper',
  children,
}: {
  id?: string;
  heading: ReactNode;
  count?: number;
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
        <div className={styles['rule']}>{count > 0 && <svg className="ticks" width={(count - 1) * PITCH + 1} aria-hidden="true" />}</div>
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

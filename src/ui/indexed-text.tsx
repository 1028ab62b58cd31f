import { useId, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import styles from './indexed-text.module.css';

/** A section of a long page. `intro` is between its heading and its content. */
export interface IndexedSection {
  id: string;
  heading: ReactNode;
  intro?: ReactNode;
  content: ReactNode;
}

/**
 * A long page: its sections from column 5 on, as wide as running text, and beside them an index that stays in view.
 * `children` come before the sections.
 */
export function IndexedText({ sections, children }: { sections: readonly IndexedSection[]; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={`wrap thirds block-end ${styles['indexed']}`}>
      <div className={`sticky ${styles['index']}`}>
        <nav className={`quiet-links ${styles['contents']}`} aria-label={t`On this page`} data-screen-only>
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`measure ${styles['text']}`}>
        {children}
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

function Section({ id, heading, intro, content }: IndexedSection) {
  const headingId = useId();
  return (
    <section className={styles['section']} id={id} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {intro && <div className={`stack ${styles['intro']}`}>{intro}</div>}
      {content}
    </section>
  );
}

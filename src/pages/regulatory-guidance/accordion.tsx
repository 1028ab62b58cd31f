import { useEffect, type ReactNode } from 'react';
import { currentFragment } from '#src/ui/url-state.ts';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './accordion.module.css';

/** A question, its answer, and a foot under the answer that is not part of it. */
export interface Question {
  id: string;
  question: ReactNode;
  answer: ReactNode;
  foot?: ReactNode;
}

/**
 * Questions with answers, one open at a time. `<details name>` needs no script. They are also a FAQPage of schema.org, as
 * microdata.
 */
export function Accordion({ name, items }: { name: string; items: readonly Question[] }) {
  // A link to a question opens its answer. The browser only scrolls to it.
  useEffect(() => {
    const asked = document.getElementById(currentFragment());
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, []);
  return (
    <div className={styles['accordion']} itemScope itemType="https://schema.org/FAQPage">
      {items.map(({ id, question, answer, foot }) => (
        <details
          key={id}
          id={id}
          name={name}
          className={disclosure['disclosure']}
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
        >
          <summary>
            <h3 itemProp="name">{question}</h3>
          </summary>
          <div className={`stack measure ${styles['content']}`} itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <div className="stack" itemProp="text">
              {answer}
            </div>
            {foot}
          </div>
        </details>
      ))}
    </div>
  );
}

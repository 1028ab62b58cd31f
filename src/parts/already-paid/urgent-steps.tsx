import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { UrgentSteps } from '#build/content/schemas/texts.ts';
import { COLON } from '#src/i18n/punctuation.ts';
import { ContentText } from '../document/content-text.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import { currentFragment } from '#src/ui/url-state.ts';
import styles from './urgent-steps.module.css';

/** Steps for someone who was deceived, as a section that can be opened. Its address opens it. */
export function OpenableSteps({ id, heading, content }: { id: string; heading: ReactNode; content: UrgentSteps }) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const headingId = useId();
  const fragment = useLocationProperty(currentFragment, () => '');

  useEffect(() => {
    if (fragment === id && detailsRef.current) detailsRef.current.open = true;
  }, [id, fragment]);

  return (
    // The site search finds a section by its id, and takes a <details> with an id for a question.
    <section id={id} aria-labelledby={headingId}>
      <details ref={detailsRef} className={`${disclosure['disclosure']} ${styles['openable']}`}>
        <summary>
          <h2 id={headingId} className="size-3">
            {heading}
          </h2>
        </summary>
        <Steps content={content} />
      </details>
    </section>
  );
}

/** The steps, the most urgent first, each with the time within which it must be taken. */
export function Steps({ content: { lead, steps } }: { content: UrgentSteps }) {
  return (
    <div className={`measure ${styles['steps']}`}>
      <ContentText as="p">{lead}</ContentText>
      <ol>
        {steps.map(({ what, when, how }) => (
          <li key={what}>
            <p>
              <ContentText as="strong">{what}</ContentText>
              {/* Before the results of the search cut the two apart, and in a copy. */}
              <span className="spoken">{COLON}</span>
              <span className={`filled ${styles['when']}`}>
                <ContentText>{when}</ContentText>
              </span>
            </p>
            {how.map((text) => (
              <ContentText key={text} as="p">
                {text}
              </ContentText>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

import { useEffect, useId, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { HappenedToSomebody } from '#build/content/schemas/texts.ts';
import { COLON } from '#src/i18n/punctuation.ts';
import { ContentText } from '../document/content-text.tsx';
import { reportScamAt } from '../link/ask-at.ts';
import { Link } from '../link/link.ts';
import disclosure from '#src/ui/disclosure.module.css';
import { currentFragment } from '#src/ui/url-state.ts';
import styles from './what-happened.module.css';

/** Steps for someone to whom something happened, as a section that can be opened. Its address opens it. */
export function OpenableSteps({ content: { id, heading, lead, steps } }: { content: HappenedToSomebody }) {
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
            <ContentText>{heading}</ContentText>
          </h2>
        </summary>
        <div className={`measure ${styles['steps']}`}>
          <ContentText as="p">{lead}</ContentText>
          <ol>
            {steps.map(({ what, when, how = [] }) => (
              <li key={what}>
                <p>
                  <ContentText as="strong">{what}</ContentText>
                  {when !== undefined && (
                    <>
                      {/* Before the results of the search cut the two apart, and in a copy. */}
                      <span className="spoken">{COLON}</span>
                      <span className="filled amber tag">
                        <ContentText>{when}</ContentText>
                      </span>
                    </>
                  )}
                </p>
                {how.map((text) => (
                  <ContentText key={text} as="p">
                    {text}
                  </ContentText>
                ))}
              </li>
            ))}
          </ol>
          <p className="tall-links actions" data-screen-only>
            <Link href={reportScamAt('')}>
              <Trans>Report a scam</Trans>
            </Link>
            <Link href="/check">
              <Trans>Check a firm or website</Trans>
            </Link>
          </p>
        </div>
      </details>
    </section>
  );
}

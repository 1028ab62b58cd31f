import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import links from 'content:what-happened-links';
import { ContentText } from '../document/content-text.tsx';
import { Link } from '../link/link.ts';
import styles from './what-happened.module.css';

/**
 * Links from which somebody chooses what happened to them. Each leads to its steps on the Investor Warnings page. No program guesses it from
 * their words (CHECK-14).
 * @param isHere whether this is that page, whose question stays in the address
 */
export function WhatHappened({ isHere = false }: { isHere?: boolean }) {
  const headingId = useId();
  const Heading = isHere ? 'h4' : 'h3';
  return (
    <div className={`list-links ${styles['happened']}`} data-screen-only>
      <Heading id={headingId} className="label">
        <Trans>What happened?</Trans>
      </Heading>
      <ul aria-labelledby={headingId}>
        {links.map(({ id, link }) => (
          <li key={id}>
            {isHere ? (
              <a href={`#${id}`}>
                <ContentText>{link}</ContentText>
              </a>
            ) : (
              <Link href={`/warnings#${id}`}>
                <ContentText>{link}</ContentText>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { keepWhole } from '#src/i18n/keep-whole.tsx';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { Link } from '#src/parts/link/link.ts';
import type { PageAddress } from '#src/routes.ts';
import { textOf, type Passage } from '#src/search/site/passage.ts';
import type { Result } from '#src/search/site/site-search.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './results.module.css';

/** A page, document or question. The title leads to the section with the best answer. */
export function ResultItem({ entry: { address, title, heading, reference }, also, snippet }: Result) {
  const { pieces, english } = snippet();
  return (
    <li className={styles['result']}>
      <h3 className="size-35">
        <To address={address}>
          <Text passage={title} />
          {heading !== undefined && (
            <span className={styles['section']}>
              <Text passage={heading} />
            </span>
          )}
        </To>
      </h3>
      {(reference !== undefined || !isPage(address)) && (
        <p className={`meta cluster ${styles['facts']}`}>
          {reference !== undefined && <Verbatim>{reference}</Verbatim>}
          {!isPage(address) && <span>PDF</span>}
        </p>
      )}
      {/* A text with marks cannot be changed in place if the browser has translated it. */}
      <p key={pieces.map(({ text, marked }) => `${marked} ${text}`).join(' ')} className={`measure ${styles['snippet']}`}>
        <InEnglish english={english}>
          {pieces.map(({ text, marked }, index) => {
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order
            return marked ? <mark key={index}>{text}</mark> : keepWhole(text);
          })}
        </InEnglish>
      </p>
      {also.length > 0 && (
        <p className={`tall-links meta cluster ${styles['also']}`}>
          <span>
            <Trans>Also in:</Trans>
          </span>
          {also.map((other) => (
            <To key={other.address} address={other.address}>
              <Text passage={other.heading ?? other.title} />
            </To>
          ))}
        </p>
      )}
    </li>
  );
}

/** A link to a page of this site, or to a PDF file, which the browser opens. */
function To({ address, children }: { address: string; children: ReactNode }) {
  return isPage(address) ? <Link href={address}>{children}</Link> : <a href={address}>{children}</a>;
}

/** The index contains the addresses of pages and of PDF files, and no others. */
function isPage(address: string): address is PageAddress {
  return !address.endsWith('.pdf');
}

function Text({ passage }: { passage: Passage }) {
  return <InEnglish english={typeof passage !== 'string'}>{keepWhole(textOf(passage))}</InEnglish>;
}

/** A text, marked as English if it has no translation (WCAG 3.1.2). `ContentText` knows that by itself, but cannot contain elements. */
function InEnglish({ english, children }: { english: boolean; children: ReactNode }) {
  if (!english) return <bdi>{children}</bdi>;
  return (
    <bdi lang={DEFAULT_LANGUAGE} dir="ltr">
      {children}
    </bdi>
  );
}

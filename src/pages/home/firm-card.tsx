import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import type { ListedFirm } from '#src/register/firms.ts';
import type { OtherName } from '#src/register/other-names.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmFacts } from '#src/parts/firm-record/firm-facts.tsx';
import { FirmStatusMark, explainStatus } from '#src/parts/firm-record/firm-status.tsx';
import { StatusMeaning } from '#src/parts/firm-record/status-meaning.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import styles from './firm-card.module.css';

interface Props {
  firm: ListedFirm;
  details: FirmDetails;
  /** What comes before everything. */
  above: ReactNode;
  /** The other name by which the firm was found, if it was not by its own. */
  foundBy: OtherName | undefined;
  /** Whether the card answers if this firm is regulated. */
  isAnswer: boolean;
  /** Whether the check may still say so. */
  isChecking: boolean;
}

/** The card: a word that answers the question, the name, the status and its meaning, then the figures (SEARCH-5). */
export function FirmCard({ firm, details, above, foundBy, isAnswer, isChecking }: Props) {
  const { answer: word } = explainStatus(details.status);
  return (
    <article
      key={firm.licenseId}
      className={`enter ${styles['card']}`}
      aria-labelledby="firm-card-question firm-card-answer firm-card-name"
      tabIndex={-1}
      data-answer-word
    >
      {above && <p className={styles['above']}>{above}</p>}
      <div className={styles['inside']}>
        <div className={styles['identity']}>
          {(isAnswer || isChecking) && (
            <div>
              <p id={isAnswer ? 'firm-card-question' : undefined} className={`label ${styles['question']}`}>
                <Trans>Is this firm regulated?</Trans>
              </p>
              <p id={isAnswer ? 'firm-card-answer' : undefined} className={styles['answer']}>
                {isAnswer ? <ContentText>{word}</ContentText> : <Trans>Checking…</Trans>}
              </p>
            </div>
          )}
          <h3 id="firm-card-name">
            <FirmName>{firm.name}</FirmName>
          </h3>
          {foundBy && (
            <p className={styles['found-by']}>
              <FoundBy {...foundBy} />
            </p>
          )}
          <FirmStatusMark status={details.status} alwaysGreen />
          <StatusMeaning details={details} className={styles['meaning']} />
          <p className={`tall-links ${styles['link']}`}>
            <Link href={recordAt(firm.licenseId)}>
              <Trans>Open in the directory</Trans>
            </Link>
          </p>
        </div>
        <FirmFacts licenseId={firm.licenseId} details={details} />
      </div>
    </article>
  );
}

function FoundBy({ name: other, until }: OtherName) {
  const name = <FirmName>{other}</FirmName>;
  if (until === undefined) return <Trans>Found by its trading name: {name}</Trans>;
  const day = formatDay(until);
  return (
    <Trans>
      Found by the name that it had until {day}: {name}
    </Trans>
  );
}

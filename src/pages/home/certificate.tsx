import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { FirmDetails } from '#src/register/register-data.ts';
import type { ListedFirm } from '#src/register/firms.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmFacts } from '#src/parts/firm-record/firm-facts.tsx';
import { FirmStatusMark, explainStatus } from '#src/parts/firm-record/firm-status.tsx';
import { StatusMeaning } from '#src/parts/firm-record/status-meaning.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import styles from './certificate.module.css';

/** The answer: a word, the name, the status and its meaning, then the figures (SEARCH-5). `above` comes before everything. */
export function Certificate({ firm, details, above }: { firm: ListedFirm; details: FirmDetails; above: ReactNode }) {
  const { answer } = explainStatus(details.status);
  return (
    <article key={firm.licenseId} className={`enter ${styles['certificate']}`} aria-labelledby="certificate-name">
      {above && <p className={styles['above']}>{above}</p>}
      <div className={styles['inside']}>
        <div className={styles['identity']}>
          <p className={styles['question']}>
            <Trans>Is this firm regulated?</Trans>
          </p>
          <ContentText as="p" className={styles['answer']}>
            {answer}
          </ContentText>
          <h3 id="certificate-name">
            <FirmName>{firm.name}</FirmName>
          </h3>
          <FirmStatusMark status={details.status} alwaysGreen />
          <StatusMeaning details={details} className={styles['meaning']} />
          <p className={`tall-links ${styles['link']}`}>
            <Link href={`/regulated-companies?firm=${encodeURIComponent(firm.licenseId)}`}>
              <Trans>Open in the directory</Trans>
            </Link>
          </p>
        </div>
        <FirmFacts licenseId={firm.licenseId} details={details} />
      </div>
    </article>
  );
}

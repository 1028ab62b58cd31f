import { Trans } from '@lingui/react/macro';
import { AlreadyPaid } from '#src/parts/already-paid/already-paid.tsx';
import { CheckLink } from '#src/parts/check/check-link.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useCheckAnswer } from './use-check-answer.ts';
import styles from './search-result.module.css';

/** Says that no firm was found, and what the check answers about the text. It is announced. */
export function NotFound({ query }: { query: string }) {
  const check = useCheckAnswer(query);
  return (
    <div className={styles['message']}>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>Entity Not Found.</strong> No regulated entity found matching your query.
          </Trans>
        </p>
        {check?.hasFinding ? (
          <check.AnswerSentence answer={check.answer} />
        ) : (
          <p>
            <Trans>Check the spelling, or try part of the name. If you still cannot find the firm, do not send it money.</Trans>
          </p>
        )}
      </Callout>
    </div>
  );
}

/** The records that may be meant, a link to the check of both lists, and what to do after a payment. */
export function AfterNotFound({ query }: { query: string }) {
  const check = useCheckAnswer(query);
  return (
    <div className={styles['after']}>
      {check && <check.Records warnings={check.warnings} firms={check.firms} />}
      <p className={`tall-links ${styles['more']}`}>
        <CheckLink text={query} question={check?.question}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
      <AlreadyPaid level="h3" open />
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import AlreadyPaid from '#src/parts/already-paid/already-paid.tsx';
import { CheckLink } from '#src/parts/check/check-link.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useKnown } from './use-known.ts';
import styles from './search-result.module.css';

/** Says that no firm was found, and what the check knows about the text. It is announced. */
export function NotFound({ query }: { query: string }) {
  const known = useKnown(query);
  return (
    <div className={styles['message']}>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>Entity Not Found.</strong> No regulated entity found matching your query.
          </Trans>
        </p>
        {known?.isKnown ? (
          <known.Said answer={known.answer} />
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
  const known = useKnown(query);
  return (
    <div className={styles['after']}>
      {known && <known.Records warnings={known.warnings} firms={known.firms} />}
      <p className={`tall-links ${styles['more']}`}>
        <CheckLink text={query} question={known?.question}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
      <AlreadyPaid level="h3" open />
    </div>
  );
}

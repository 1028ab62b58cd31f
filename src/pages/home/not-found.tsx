import { Trans } from '@lingui/react/macro';
import AlreadyPaid from '#src/parts/already-paid/already-paid.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Callout } from '#src/ui/callout.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { useWarnings } from './use-warnings.ts';
import styles from './search-result.module.css';

/** Says that no firm was found, and whether we warn about the typed name. It is announced. */
export function NotFound({ query }: { query: string }) {
  const [match] = useWarnings(query)?.matches ?? [];
  return (
    <div className={styles['message']}>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>Entity Not Found.</strong> No regulated entity found matching your query.
          </Trans>
        </p>
        {match ? (
          <>
            <h3>
              {match.field === 'website' ? (
                <Trans>We have issued a warning about this address</Trans>
              ) : (
                <Trans>We have issued a warning about this name</Trans>
              )}
            </h3>
            <p>
              <Trans>Do not send money, documents or passwords.</Trans>
            </p>
          </>
        ) : (
          <p>
            <Trans>Check the spelling, or try part of the name. If you still cannot find the firm, do not send it money.</Trans>
          </p>
        )}
      </Callout>
    </div>
  );
}

/** The warning, or a link to the check of both lists, and what to do after a payment. */
export function AfterNotFound({ query }: { query: string }) {
  const found = useWarnings(query);
  return (
    <div className={styles['after']}>
      {found && <found.WarningList matches={found.matches} />}
      <p className={`tall-links ${styles['more']}`}>
        <Link href={askAt('/check', found?.question ?? query)}>
          <Trans>Search both lists</Trans>
        </Link>
      </p>
      <AlreadyPaid level="h3" open />
    </div>
  );
}

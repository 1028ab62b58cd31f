import { Link } from 'wouter';
import { Plural, Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import { askAt } from '#src/ui/shareable.ts';
import { Certificate } from './certificate.tsx';
import type { EntityOutcome } from './use-entity-search.ts';
import styles from './search-result.module.css';

/** What the register answered: the firm, or that there is none. */
export default function SearchAnswer({ outcome }: { outcome: Extract<EntityOutcome, { kind: 'found' | 'missing' }> }) {
  if (outcome.kind === 'missing') return <Missing />;
  return (
    <div className={styles['found']}>
      <Certificate firm={outcome.firm} details={outcome.details} />
      {outcome.matches > 1 && <MoreMatches query={outcome.query} others={outcome.matches - 1} />}
    </div>
  );
}

function MoreMatches({ query, others }: { query: string; others: number }) {
  return (
    <p className={styles['more']}>
      <Link href={askAt('/regulated-companies', query)}>
        <Plural value={others} one="# more firm matches. See it in the directory" other="# more firms match. See them in the directory" />
      </Link>
    </p>
  );
}

function Missing() {
  return (
    <div className={styles['message']}>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>Entity Not Found.</strong> No regulated entity found matching your query.
          </Trans>
        </p>
        <p>
          <Trans>
            Check the spelling, or try part of the name. If the name is right, this firm is not regulated by us: send no money, and see
            whether it is among the <Link href="/warnings">investor warnings</Link>.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}

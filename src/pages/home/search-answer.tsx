import { Plural, Trans } from '@lingui/react/macro';
import { STANDINGS } from '#src/register/standing.ts';
import { Link } from '#src/parts/link/link.ts';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Certificate } from './certificate.tsx';
import { AfterNotFound, NotFound } from './not-found.tsx';
import type { EntityOutcome } from './find-outcome.ts';
import styles from './search-result.module.css';

/** The outcomes with an answer. */
type Answered = Extract<EntityOutcome, { kind: 'found' | 'missing' }>;
type Found = Extract<EntityOutcome, { kind: 'found' }>;

/** The announced part of the answer: a sentence about the firm, or the visible text if none was found. */
export function Announced({ outcome }: { outcome: Answered }) {
  if (outcome.kind === 'missing') return <NotFound query={outcome.query} />;
  return (
    <div className="spoken">
      <p>
        <Trans>Entity Found</Trans>
      </p>
      {outcome.matches > 1 && (
        <p>
          <Matching count={outcome.matches} />
        </p>
      )}
      <p>
        <Standing outcome={outcome} />
      </p>
    </div>
  );
}

/** The rest of the answer: the firm, or what to do if none was found. */
export function Shown({ outcome }: { outcome: Answered }) {
  if (outcome.kind === 'missing') return <AfterNotFound query={outcome.query} />;
  const { firm, details, matches, query } = outcome;
  return (
    <div className={styles['found']}>
      <Certificate firm={firm} details={details} above={matches > 1 && <Matching count={matches} />} />
      {matches > 1 && <MoreMatches query={query} others={matches - 1} />}
    </div>
  );
}

function Matching({ count }: { count: number }) {
  return <Plural value={count} one="# firm matches." other="# firms match. This is the first one in the register." />;
}

function Standing({ outcome: { firm, details } }: { outcome: Found }) {
  const { name } = firm;
  switch (STANDINGS[details.status]) {
    case 'regulated':
      return <Trans>{name}: Regulated</Trans>;
    case 'limited':
      return <Trans>{name}: Regulated, with limits</Trans>;
    case 'ended':
      break;
  }
  return <Trans>{name}: No longer regulated</Trans>;
}

function MoreMatches({ query, others }: { query: string; others: number }) {
  return (
    <p className={`tall-links ${styles['more']}`}>
      <Link href={askAt('/regulated-companies', query)}>
        <Plural value={others} one="# more firm matches. See it in the directory" other="# more firms match. See them in the directory" />
      </Link>
    </p>
  );
}

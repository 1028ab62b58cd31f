import { useEffect } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { recordsOf } from '@frontier/check';
import { STANDINGS } from '#src/register/standing.ts';
import { Answer, Announcement } from '#src/parts/answer/answer.tsx';
import { RecordList } from '#src/parts/answer/record-list.tsx';
import { lookOf } from '#src/parts/answer/look.ts';
import { CheckLink } from '#src/parts/answer/check-link.tsx';
import { questionOf } from '#src/check/question.ts';
import type { Answered, Check } from '#src/check/use-check.ts';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { Loading } from '#src/ui/loading.tsx';
import { Certificate } from './certificate.tsx';
import type { EntityOutcome } from './find-outcome.ts';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './search-result.module.css';

type Found = Extract<EntityOutcome, { kind: 'found' }>;
type Missing = Extract<EntityOutcome, { kind: 'missing' }>;

interface Props {
  outcome: Found | Missing;
  /** What the check answers about the same text. */
  check: Check;
}

/** What is announced of the answer to the question in the address: the firm, or what the check says (SEARCH-10). */
export function Announced({ outcome, check }: Props) {
  const answered = answerTo(outcome.query, check);
  const isReady = answered !== undefined || check.isFailed;
  if (outcome.kind === 'missing') return answered && <Announcement answered={answered} />;
  if (!isCertain(outcome, answered)) {
    return (
      <>
        <p>
          <Question count={outcome.ticks.length} />
        </p>
        {(answered?.answer.verdict === 'choose' || hasAmberBand(answered)) && <Announcement answered={answered} />}
      </>
    );
  }
  if (hasAmberBand(answered)) return <Announcement answered={answered} />;
  return (
    isReady && (
      <p>
        <Standing outcome={outcome} />
      </p>
    )
  );
}

/** The rest of the answer: the firm, or what the check knows if none was found. */
export function Shown({ outcome, check, onChecked }: Props & { onChecked: EntitySearch['onChecked'] }) {
  const { query } = outcome;
  const answered = answerTo(query, check);
  useEffect(() => {
    if (!answered && !check.isFailed) return;
    onChecked({ outcome, question: answered ? questionOf(outcome.query, answered.answer) : '', firm: answered && firmIn(answered) });
  }, [outcome, answered, check.isFailed, onChecked]);
  if (outcome.kind === 'missing') {
    return (
      <>
        {/* The check may know the firm by its website, or a warning about it. Then its answer says so. */}
        {(answered ? isInNeitherList(answered) : check.isFailed) && <NotFound />}
        {answered && <Answer answered={answered} />}
        {!answered && <div className="wrap">{check.isFailed ? <NotChecked query={query} /> : <Loading />}</div>}
      </>
    );
  }
  return <FoundFirm outcome={outcome} answered={answered} isFailed={check.isFailed} />;
}

/** The card of the firm. If the check warns about the same text, its answer comes first, and nothing says that the firm is regulated. */
function FoundFirm({ outcome, answered, isFailed }: { outcome: Found; answered: Answered | undefined; isFailed: boolean }) {
  const { firm, details, ticks, query } = outcome;
  const isMeant = isCertain(outcome, answered);
  const isReady = answered !== undefined || isFailed;
  // The name may also be that of a firm that we warn about.
  const warned = answered?.answer.verdict === 'choose' ? recordsOf(answered.answer).warnings : undefined;
  return (
    <>
      {hasAmberBand(answered) && <Answer answered={answered} isFirmBelow />}
      <div className={`wrap ${styles['found']}`}>
        {!isMeant && (
          <div className={styles['many']}>
            <h2 tabIndex={-1} data-answer-word>
              <Question count={ticks.length} />
            </h2>
            <p className="tall-links">
              <Link href={askAt('/regulated-companies', query)}>
                <Plural value={ticks.length} one="See it in the directory" other="See all # in the directory" />
              </Link>{' '}
              <CheckLink text={query}>
                <Trans>Search both lists</Trans>
              </CheckLink>
            </p>
            {warned !== undefined && warned.total > 0 && (
              <div className={styles['warned']}>
                <RecordList list="warnings" found={warned} isLikely={false} />
              </div>
            )}
          </div>
        )}
        <Certificate
          firm={firm}
          details={details}
          above={
            ticks.length > 1 && <Plural value={ticks.length} one="The first in the register" other="The first of the # in the register" />
          }
          answer={!isMeant || hasAmberBand(answered) ? 'none' : isReady ? 'given' : 'loading'}
        />
      </div>
    </>
  );
}

function NotFound() {
  return (
    <div className={`wrap ${styles['message']}`}>
      <p>
        <Trans>
          <strong>Entity Not Found.</strong> No regulated entity found matching your query.
        </Trans>
      </p>
    </div>
  );
}

function NotChecked({ query }: { query: string }) {
  return (
    <p className={`tall-links ${styles['more']}`}>
      <CheckLink text={query}>
        <Trans>Search both lists</Trans>
      </CheckLink>
    </p>
  );
}

/** The answer to this text. The check may still have that to an earlier one. */
function answerTo(query: string, { answered }: Check): Answered | undefined {
  return answered?.text === query ? answered : undefined;
}

/**
 * Whether only this firm can be meant: it is the only match in the register, and the check names it too. A part of a name may be a part of the
 * name of a firm that we warn about, and the end of a licence number that of many.
 */
function isCertain({ isMeant, firm }: Found, answered: Answered | undefined): boolean {
  if (!isMeant || !answered) return isMeant;
  const { records } = recordsOf(answered.answer).firms;
  return answered.answer.verdict !== 'choose' && records.some(({ position }) => position === firm.row);
}

/** Whether the answer of the check has the band of an alarm, so that it comes before the firm. */
function hasAmberBand(answered: Answered | undefined): answered is Answered {
  return answered !== undefined && lookOf(answered.answer.verdict) === 'alarm';
}

/** Whether no list has anything of it, and it asks for nothing else. */
function isInNeitherList({ answer }: Answered): boolean {
  const { verdict, isMoneyLost } = answer;
  // A text may name a firm and be about something else, such as an account.
  const isListed = recordsOf(answer).firms.records.some(({ rank }) => rank === 'exact');
  return !isMoneyLost && !isListed && (verdict === 'unknown' || verdict === 'nothing' || verdict === 'noSuchLicence');
}

/** The regulated firm that has the text on record, unless the check warns about somebody else. */
function firmIn(answered: Answered): string | undefined {
  const [firm] = recordsOf(answered.answer).firms.records;
  return firm?.rank === 'exact' && (answered.answer.verdict === 'both' || !hasAmberBand(answered)) ? firm.name : undefined;
}

function Question({ count }: { count: number }) {
  return <Plural value={count} one="# firm matches. Is it this one?" other="# firms match. Which one?" />;
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

import { useEffect } from 'react';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { VERDICTS, recordsOf } from '@frontier/check';
import { isKnown } from '#src/check/items.ts';
import type { Answered } from '#src/check/client.ts';
import { Announcement, Answer } from '#src/parts/answer/answer.tsx';
import { CheckLink } from '#src/parts/answer/check-link.tsx';
import { focusAnswer, showAnswer } from '#src/parts/answer/answer-panel.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { askAt, recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import type { ListedFirm } from '#src/register/firms.ts';
import { Loading } from '#src/late/loading.tsx';
import { notify } from '#src/parts/toast/notify.ts';
import { FirmCard } from './firm-card.tsx';
import type { EntityMatches } from './find-firms.ts';
import { Message } from './search-result.tsx';
import type { Searched } from './use-entity-search.ts';
import styles from './search-result.module.css';

// The page loads it together with the answer.
export { Announcement };

interface Props {
  query: string;
  found: EntityMatches;
  /** What the check says about the query; undefined until it has answered. */
  answered: Answered | undefined;
  /** The check could not be loaded. */
  isFailed: boolean;
  searched: Searched | undefined;
}

/**
 * The answer to a query. The register alone decides whether a firm was found. What the check says stands above the firm, or alone (SEARCH-11).
 */
export function SearchAnswer({ query, found, answered, isFailed, searched }: Props) {
  const [firm] = found.firms;
  const isSaid = answered !== undefined && (!firm || isSaidAboveFirm(answered.answer));
  useArrival(query, firm?.name, isSaid, searched);
  const isOne = found.firms.length === 1;
  return (
    <>
      {isFailed && (
        <Message>
          {!firm && (
            <p>
              <Trans>No firm has this name or licence number as you typed it.</Trans>
            </p>
          )}
          <p className="tall-links">
            <CheckLink text={query}>
              <Trans>Search both lists</Trans>
            </CheckLink>
          </p>
        </Message>
      )}
      {!firm && !answered && !isFailed && (
        <Message>
          <Loading />
        </Message>
      )}
      {isSaid && <Answer answered={answered} isFirmBelow={firm !== undefined} />}
      {firm && found.details && (
        <div className={`wrap ${styles['found']}`}>
          {!isOne && <Matches query={query} firms={found.firms} />}
          <FirmCard
            firm={firm}
            details={found.details}
            above={
              found.firms.length > 1 && (
                <Plural value={found.firms.length} one="The first in the register" other="The first of the # in the register" />
              )
            }
            foundBy={found.foundBy}
            isAnswer={isOnly(firm, answered)}
            isChecking={isOne && !answered && !isFailed}
          />
        </div>
      )}
    </>
  );
}

/** Whether an answer of the check is said above the card of a firm. The card says that the register has the text, so no other text may deny it. */
function isSaidAboveFirm(answer: Answered['answer']): boolean {
  return isKnown(answer) && VERDICTS[answer.verdict].tone !== 'calm';
}

/** Whether this firm alone has the text as its name or licence number, and no alarm is above it. Then the card says Yes or No (SEARCH-5). */
function isOnly(firm: ListedFirm, answered: Answered | undefined): boolean {
  const tone = answered && VERDICTS[answered.answer.verdict].tone;
  if (!answered || tone === 'alarm' || tone === 'unlisted') return false;
  const exact = recordsOf(answered.answer).firms.filter(({ rank }) => rank === 'exact');
  return exact.length === 1 && exact[0]?.position === firm.row;
}

/** How many firms match, where all of them are, and which of the others has this whole name. */
function Matches({ query, firms }: { query: string; firms: readonly ListedFirm[] }) {
  const wanted = query.trim().toLowerCase();
  const same = firms.slice(1).find(({ name }) => name.toLowerCase() === wanted);
  return (
    <div className={`stack ${styles['matches']}`}>
      <h2 tabIndex={-1} data-answer-word>
        <Plural value={firms.length} one="# firm matches" other="# firms match" />
      </h2>
      <p className="tall-links">
        <Link href={askAt('/regulated-companies', query)}>
          <Plural value={firms.length} one="See it in the directory" other="See all # in the directory" />
        </Link>
      </p>
      {same && (
        <p className="tall-links">
          <Trans>
            Another firm has exactly this name:{' '}
            <Link href={recordAt(same.licenseId)}>
              <FirmName>{same.name}</FirmName>
            </Link>
          </Trans>
        </p>
      )}
    </div>
  );
}

/**
 * Leads the visitor to the answer, and shows the notice about a search.
 * @param name that of the firm that was found
 * @param isSaid whether the answer of the check is shown
 */
function useArrival(query: string, name: string | undefined, isSaid: boolean, searched: Searched | undefined): void {
  useEffect(() => {
    // The answer to the question in the address comes by itself, so a visitor who has scrolled meanwhile is left there.
    if (searched || scrollY === 0) bringIntoView();
    if (!searched) return;
    if (name === undefined) {
      notify({ title: t`Entity Not Found`, text: t`No regulated entity found matching your query.`, tone: 'bad' });
    } else {
      // Not in green: the firm may have lost its licence, or the check may warn.
      notify({ title: t`Entity Found`, text: t`${name} profile loaded successfully.`, tone: 'plain' });
    }
  }, [query, name, searched]);
  useEffect(() => {
    // It also closes the keyboard of a telephone, which would cover the answer.
    if (searched) focusAnswer({ preventScroll: true });
    // A visitor who has scrolled away from the answer meanwhile is left there.
    const top = document.getElementById('entity-search-result')?.getBoundingClientRect().top;
    if (isSaid && top !== undefined && Math.abs(top) < innerHeight) showAnswer();
  }, [query, name, isSaid, searched]);
}

/** Scrolls to the form, because on a phone the answer is below the visible part, or to the answer if most of that would still be. */
function bringIntoView(): void {
  const answer = document.getElementById('entity-search-result');
  for (const part of [document.querySelector('main [role="search"]'), answer])
    if (answer && answer.getBoundingClientRect().top > innerHeight * 0.6) part?.scrollIntoView();
}

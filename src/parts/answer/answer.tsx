import type { ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_TEXT_LENGTH, VERDICTS, recordsOf } from '@frontier/check';
import { AlreadyPaid, PaidSteps } from '#src/parts/already-paid/already-paid.tsx';
import { WithMarks } from '#src/parts/firm-permission/marked-terms.tsx';
import { isMessage, itemText } from '#src/check/items.ts';
import { questionOf, reportedOf } from '#src/check/question.ts';
import { ListedBelow, Namesakes, Resemblances } from './resemblances.tsx';
import type { Answered } from '#src/check/use-check.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { askAt, reportScamAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useHasSettled } from '#src/ui/use-has-settled.ts';
import { isNamed, isOnlyLoss, isPaidOpen, meaningOf, resemblancesOf, todoOf } from './advice-of.ts';
import { AnswerScale } from './answer-scale.tsx';
import { AskedText, ComparedName, Pretence, Subject } from './asked.tsx';
import { Band } from './band.tsx';
import { MessageItems } from './message-items.tsx';
import { Part } from './part.tsx';
import { PermissionPart } from './permission-part.tsx';
import { RecordList } from './record-list.tsx';
import { lookOf } from './look.ts';
import { VerdictWord } from './verdict-word.tsx';
import band from './band.module.css';
import styles from './answer.module.css';

// The page loads it together with the answer.
export { questionOf };

/** The places in an answer to which the links of its band lead. */
const TODO = 'what-to-do';
const PAID = 'already-paid';

/**
 * An answer of the check, in the order in which a frightened person reads (CHECK-2, CHECK-3).
 * @param isFirmBelow whether the record of the firm follows below the answer
 */
export function Answer({ answered, isFirmBelow = false }: { answered: Answered; isFirmBelow?: boolean }) {
  const { t } = useLingui();
  const { text, answer } = answered;
  const { firms, warnings } = recordsOf(answer);
  const isText = isMessage(text, answer);
  return (
    <section aria-label={t`Answer`} data-verdict={answer.verdict}>
      <Verdict answered={answered} />
      <div className={`wrap ${styles['parts']}`}>
        {isText && answer.items.length > 0 && <MessageItems items={answer.items} text={text} />}
        <RecordList
          key={`w ${text}`}
          list="warnings"
          found={warnings}
          isLikely={answer.verdict === 'likeWarned' || answer.verdict === 'both'}
        />
        <Findings answered={answered} />
        {!isFirmBelow && (
          <WithMarks key={`f ${text}`}>
            <RecordList list="firms" found={firms} isLikely={false} />
            <PermissionPart answer={answer} />
          </WithMarks>
        )}
        {/* Whoever has lost money needs the first steps before any other advice. */}
        {answer.isMoneyLost && <Paid answer={answer} />}
        <WhatToDo answered={answered} />
        {!answer.isMoneyLost && <Paid answer={answer} />}
      </div>
    </section>
  );
}

/** The band: the question, the word, and what it means for what was asked. */
function Verdict({ answered }: { answered: Answered }) {
  const { text, answer } = answered;
  const { isCut, items, verdict } = answer;
  const [first, ...more] = meaningOf(answer);
  const most = formatNumber(MAX_TEXT_LENGTH);
  const isText = isMessage(text, answer);
  const paidLink = (
    <Jump to={PAID}>
      <Trans>Already paid?</Trans>
    </Jump>
  );
  return (
    <Band
      look={lookOf(verdict)}
      edge={<AnswerScale answer={answer} />}
      label={isText ? <Trans>Your text</Trans> : <Trans>You typed</Trans>}
      asked={
        isText && items.length > 1 ? (
          <Plural value={items.length} one="A text with # item" other="A text with # items" />
        ) : (
          <AskedText answer={answer} text={text} />
        )
      }
    >
      <h2 className={band['word']} tabIndex={-1} data-answer-word>
        <AnswerWord answer={answer} />
      </h2>
      <Subject answer={answer} text={text} />
      {first !== undefined && (
        <ContentText as="p" className={band['line']}>
          {first}
        </ContentText>
      )}
      <Pretence item={answer.decidedBy} />
      {more.map((sentence) => (
        <ContentText key={sentence} as="p" className={band['more']}>
          {sentence}
        </ContentText>
      ))}
      <Withdrawn answered={answered} />
      <ComparedName answer={answer} />
      {isCut && (
        <p className={band['more']}>
          <Trans>The text is too long to check in full. Only the first {most} characters were checked.</Trans>
        </p>
      )}
      {isPaidOpen(answer) && (
        <p className={`tall-links ${band['jump']}`}>
          {answer.isMoneyLost && paidLink}
          <Jump to={TODO}>
            <Trans>What to do</Trans>
          </Jump>
          {!answer.isMoneyLost && paidLink}
        </p>
      )}
    </Band>
  );
}

/** The word for an answer. A firm that is named among other words is in the register, and nobody has to choose. */
function AnswerWord({ answer }: Pick<Answered, 'answer'>) {
  if (isOnlyLoss(answer)) return <Trans>Have you lost money?</Trans>;
  return isNamed(answer) ? <Trans>In the register</Trans> : <VerdictWord name={answer.verdict} />;
}

/** A link to a place in the answer. It adds no history entry, which would not have the text that was asked. */
function Jump({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const part = document.getElementById(to);
        part?.scrollIntoView();
        part?.querySelector('h2')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}

/** The past is loaded only for what the lists do not have. */
async function loadWithdrawal(text: string) {
  const { Withdrawal, findWithdrawnNamed } = await loadOptional(() => import('#src/history/withdrawal.tsx'));
  const warning = findWithdrawnNamed(text);
  return { withdrawal: warning && <Withdrawal warning={warning} /> };
}

/** A warning that was taken back, if the text is exactly the name or the website in it. It changes no verdict (HISTORY-17). */
function Withdrawn({ answered: { text, answer } }: { answered: Answered }) {
  const { firms, warnings } = recordsOf(answer);
  const { value } = useLoaded(firms.total + warnings.total === 0 ? text : undefined, loadWithdrawal);
  return value?.withdrawal && <p className={band['more']}>{value.withdrawal}</p>;
}

/** Records that the item resembles but does not match. */
function Findings({ answered: { answer } }: { answered: Answered }) {
  const resemblances = resemblancesOf(answer);
  const subject = answer.decidedBy;
  const isListedBelow = subject !== undefined && subject.state !== 'warned' && subject.facts.listedBelow.length > 0;
  if (!isListedBelow && !resemblances?.similar.length && !resemblances?.namesakes.length) return null;
  return (
    <Part heading={<Trans>What it resembles</Trans>}>
      <ListedBelow item={subject} />
      {resemblances && (
        <>
          <Resemblances item={resemblances.item} resembles={resemblances.similar} />
          <Namesakes namesakes={resemblances.namesakes} />
        </>
      )}
    </Part>
  );
}

function WhatToDo({ answered: { text, answer } }: { answered: Answered }) {
  return (
    <Part id={TODO} heading={<Trans>What to do</Trans>}>
      <Blocks blocks={[{ list: [...todoOf(answer)] }]} />
      {(VERDICTS[answer.verdict].report || answer.isMoneyLost) && (
        <p data-screen-only>
          <ButtonLink variant="solid" href={reportScamAt(reportedOf(text, answer))}>
            <Trans>Report it to us</Trans>
          </ButtonLink>
        </p>
      )}
      {answer.verdict === 'unknown' && answer.decidedBy?.kind === 'name' && (
        <p className="tall-links" data-screen-only>
          <Link href={askAt('/search', text)}>
            <Trans>Not the name of a firm? Search this site for it</Trans>
          </Link>
        </p>
      )}
    </Part>
  );
}

/** What to do after a payment. It opens by itself only if the visitor has probably paid. */
function Paid({ answer }: { answer: Answered['answer'] }) {
  if (!isPaidOpen(answer)) return VERDICTS[answer.verdict].paid === 'none' ? null : <AlreadyPaid />;
  return (
    <Part id={PAID} heading={<Trans>Already paid?</Trans>}>
      <PaidSteps />
    </Part>
  );
}

/** The announcement for screen readers once typing pauses: the word, what it is about, and the counts. */
export function Announcement({ answered }: { answered: Answered }) {
  const isRested = useHasSettled(answered);
  const subject = answered.answer.decidedBy;
  if (!isRested) return null;
  return (
    <>
      <p>
        <AnswerWord answer={answered.answer} />
      </p>
      {subject && (
        <p>
          <bdi translate="no">{itemText(subject, answered.text)}</bdi>
        </p>
      )}
      <Counts answered={answered} />
    </>
  );
}

/** How many records match. Nothing is said about a list in which none does. */
function Counts({ answered: { answer } }: { answered: Answered }) {
  const { firms, warnings } = recordsOf(answer);
  const similar = resemblancesOf(answer)?.similar.length ?? 0;
  return (
    <ul>
      {warnings.total > 0 && (
        <li>
          <Plural value={warnings.total} one="# warning matches" other="# warnings match" />
        </li>
      )}
      {firms.total > 0 && (
        <li>
          <Plural value={firms.total} one="# regulated firm matches" other="# regulated firms match" />
        </li>
      )}
      {similar > 0 && (
        <li>
          <Plural value={similar} one="# similar name or address" other="# similar names or addresses" />
        </li>
      )}
    </ul>
  );
}

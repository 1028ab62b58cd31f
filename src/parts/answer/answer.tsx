import { Plural, Trans, useLingui } from '@lingui/react/macro';
import advices from 'content:check-advice';
import { MAX_TEXT_LENGTH, VERDICTS, recordsOf } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import { questionOf, reportedOf } from '#src/check/question.ts';
import type { Answered } from '#src/check/use-check.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { PaidSteps } from '#src/parts/already-paid/already-paid.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { WithMarks } from '#src/parts/firm-permission/marked-terms.tsx';
import { LatinLetters } from '#src/parts/latin-letters/latin-letters.tsx';
import { askAt, reportScamAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import button from '#src/ui/button.module.css';
import { useHasSettled } from '#src/ui/use-has-settled.ts';
import { cutStep, meaningOf, todoOf } from './advice-of.ts';
import { AnswerScale } from './answer-scale.tsx';
import { AskedText, ComparedName, Pretence, Subject } from './asked.tsx';
import { Band } from './band.tsx';
import { lookOf } from './look.ts';
import { PermissionPart } from './permission-part.tsx';
import { RecordList } from './record-list.tsx';
import { SentTable } from './sent-table.tsx';
import { VerdictWord } from './verdict-word.tsx';
import band from './band.module.css';
import styles from './answer.module.css';

// The page loads it together with the answer.
export { questionOf };

/**
 * An answer of the check, in the order in which a frightened person reads (CHECK-2, CHECK-3): the word, what it means, what to do, and only
 * then the evidence.
 * @param isFirmBelow whether the record of the firm follows below the answer
 */
export function Answer({ answered, isFirmBelow = false }: { answered: Answered; isFirmBelow?: boolean }) {
  const { t } = useLingui();
  const { text, answer } = answered;
  const { firms, warnings } = recordsOf(answer);
  return (
    <section aria-label={t`Answer`} data-verdict={answer.verdict}>
      <Verdict answered={answered} />
      <div className={`wrap ${styles['parts']}`}>
        <SentTable answered={answered} />
        {answer.form !== 'message' && (
          <RecordList
            key={`w ${text}`}
            list="warnings"
            found={warnings}
            isLikely={answer.verdict === 'likeWarned' || answer.verdict === 'both'}
          />
        )}
        {!isFirmBelow && (
          <WithMarks key={`f ${text}`}>
            <RecordList list="firms" found={firms} isLikely={false} />
            <PermissionPart answer={answer} />
          </WithMarks>
        )}
      </div>
    </section>
  );
}

/** The band: the question, the word, what it means for what was asked, and what to do. */
function Verdict({ answered }: { answered: Answered }) {
  const { text, answer } = answered;
  const [first, ...more] = meaningOf(answer);
  const most = formatNumber(MAX_TEXT_LENGTH);
  const isText = answer.form !== 'thing' && answer.items.length > 1;
  return (
    <Band
      look={lookOf(answer.verdict)}
      edge={<AnswerScale answer={answer} />}
      label={answer.form === 'message' ? <Trans>Your text</Trans> : <Trans>You typed</Trans>}
      asked={
        isText ? (
          <Plural value={answer.items.length} one="A text with # item" other="A text with # items" />
        ) : (
          <AskedText answer={answer} text={text} />
        )
      }
      below={<WhatToDo answered={answered} />}
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
      <div className={band['more']}>
        <Withdrawn answered={answered} />
        <ComparedName answer={answer} />
        {!answer.items.some(({ facts }) => facts.firms.length + facts.warnings.length > 0) && <LatinLetters text={text} />}
        {answer.isCut && (
          <p>
            <Trans>The text is too long to check in full. Only the first {most} characters were checked.</Trans>
          </p>
        )}
      </div>
      {(VERDICTS[answer.verdict].paid || answer.isMoneyLost) && <Paid key={text} isOpen={answer.isMoneyLost} />}
    </Band>
  );
}

/** The word for an answer. A question about what happened is answered with advice. */
function AnswerWord({ answer: { advice, verdict } }: Pick<Answered, 'answer'>) {
  return advice ? <ContentText>{advices[advice].word}</ContentText> : <VerdictWord name={verdict} />;
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
  return value?.withdrawal && <p>{value.withdrawal}</p>;
}

/** What to do after a payment. It is open if the text says that money is lost. */
function Paid({ isOpen }: { isOpen: boolean }) {
  return (
    <details className={band['paid']} open={isOpen}>
      <summary className={`${button['button']} ${button['solid']}`}>
        <Trans>I have already paid</Trans>
      </summary>
      <PaidSteps />
    </details>
  );
}

/** The steps. The first sentence of each is its heading. */
function WhatToDo({ answered: { text, answer } }: { answered: Answered }) {
  return (
    <>
      <h3>
        <Trans>What to do now</Trans>
      </h3>
      <ul>
        {todoOf(answer).map((step) => {
          const [first, rest] = cutStep(step);
          return (
            <li key={step}>
              <ContentText as="b">{first}</ContentText>
              {rest !== '' && <ContentText as="p">{rest}</ContentText>}
            </li>
          );
        })}
      </ul>
      <p className={`tall-links ${band['links']}`} data-screen-only>
        {(VERDICTS[answer.verdict].report || answer.isMoneyLost) && (
          <Link href={reportScamAt(reportedOf(text, answer))}>
            <Trans>Report it to us</Trans>
          </Link>
        )}
        {answer.advice !== undefined && (
          <Link href={askAt('/search', text)}>
            <Trans>Search this site for it</Trans>
          </Link>
        )}
        {answer.verdict === 'unknown' && answer.decidedBy?.kind === 'name' && (
          <Link href={askAt('/search', text)}>
            <Trans>Not the name of a firm? Search this site for it</Trans>
          </Link>
        )}
      </p>
    </>
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
  // A firm without a licence is in the register, and not regulated.
  const isRegulated = answer.verdict !== 'ended';
  return (
    <ul>
      {warnings.total > 0 && (
        <li>
          <Plural value={warnings.total} one="# warning matches" other="# warnings match" />
        </li>
      )}
      {firms.total > 0 && isRegulated && (
        <li>
          <Plural value={firms.total} one="# regulated firm matches" other="# regulated firms match" />
        </li>
      )}
    </ul>
  );
}

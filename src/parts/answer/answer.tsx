import { Fragment, type ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_TEXT_LENGTH, VERDICTS, recordsOf } from '@frontier/check';
import { itemText, reportedOf } from '#src/check/items.ts';
import type { Answered } from '#src/check/client.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { LatinLetters } from '#src/parts/latin-letters/latin-letters.tsx';
import { askAt, reportScamAt } from '#src/parts/link/ask-at.ts';
import { AnswerEdge } from '#src/parts/edge-scale/answer-edge.tsx';
import { Link } from '#src/parts/link/link.ts';
import { WhatHappened } from '#src/parts/what-happened/what-happened.tsx';
import { useHasStopped } from '#src/ui/use-has-stopped.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { CurrentName, Pretence } from './asked.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { RecordList } from './record-list.tsx';
import { SentTable } from './sent-table.tsx';
import { useSign } from './sign.ts';
import { cutStep, headingOf, isChoiceOfNames, meaningOf, verdictOfTexts, todoOf } from './answer-texts.ts';
import panel from './answer-panel.module.css';

/**
 * An answer of the check, in the order in which a frightened person reads (CHECK-2, CHECK-15): the word, what it means, what to do, and only
 * then the evidence.
 * @param isFirmBelow whether the record of the firm follows below the answer
 */
export function Answer({ answered, isFirmBelow = false }: { answered: Answered; isFirmBelow?: boolean }) {
  const { t } = useLingui();
  const { text, answer } = answered;
  const { firms, warnings } = recordsOf(answer);
  // Whoever is warned, or may be, needs the steps before the evidence. Everybody else asked for the record.
  const { tone } = VERDICTS[verdictOfTexts(answer)];
  const isRecordFirst = tone !== 'alarm' && firms.length + warnings.length > 0 && !isFirmBelow;
  const todo = <WhatToDo text={text} answer={answer} />;
  useSign(answer);
  return (
    // New elements for each text: the translation that a tool has added to an element must not stay beside another word.
    <section key={text} aria-label={t`Answer`} data-verdict={answer.verdict}>
      <Verdict
        answered={answered}
        below={isRecordFirst ? undefined : todo}
        // On the home page, the register stands above the answer already, with its needle.
        edge={isFirmBelow && tone !== 'alarm' ? undefined : <AnswerEdge answered={answered} />}
      />
      <div className="wrap">
        <SentTable answered={answered} />
        <RecordList list="warnings" answered={answered} />
        {!isFirmBelow && <RecordList list="firms" answered={answered} />}
        {isRecordFirst && <div className={panel['below']}>{todo}</div>}
      </div>
    </section>
  );
}

/** The typed text may be a whole message. */
const MAX_REPEATED = 200;

/** A text, or its first words and an ellipsis. */
const cut = (text: string) =>
  text.length <= MAX_REPEATED
    ? text
    : `${[...text]
        .slice(0, MAX_REPEATED)
        .join('')
        .replace(/\s\S*$/, '')} …`;

/** The panel: the question, the word, what it means for what was asked, and what to do. */
function Verdict({ answered, below, edge }: { answered: Answered; below: ReactNode; edge: ReactNode }) {
  const { text, answer } = answered;
  const { items, form, decidedBy, verdict } = answer;
  const [first, ...more] = meaningOf(answer);
  const most = formatNumber(MAX_TEXT_LENGTH);
  const isAddress = decidedBy?.kind === 'site' || decidedBy?.kind === 'email';
  // The item as it was read. An address is written so that nobody opens it by accident.
  const subject = decidedBy && <Verbatim dir={decidedBy.kind === 'name' ? 'auto' : 'ltr'}>{itemText(decidedBy, text)}</Verbatim>;
  return (
    <AnswerPanel
      tone={VERDICTS[verdict].tone}
      label={form === 'message' ? <Trans>Your text</Trans> : <Trans>You typed</Trans>}
      asked={form === 'thing' && isAddress ? subject : <bdi translate="no">{cut(text.trim())}</bdi>}
      edge={edge}
      below={below}
    >
      <h2 className={panel['word']} tabIndex={-1} data-answer-word>
        <ContentText>{headingOf(answer)}</ContentText>
      </h2>
      {form !== 'thing' && subject && !isChoiceOfNames(answer) && (
        <p className={panel['line']}>
          <b>{subject}</b>
        </p>
      )}
      {!items.some(({ facts }) => facts.firms.length + facts.warnings.length > 0) && <LatinLetters text={text} className={panel['line']} />}
      <ContentText as="p" className={panel['line']}>
        {first ?? ''}
      </ContentText>
      {decidedBy?.facts.isOurs && (
        <p className={panel['line']}>
          <Link href="/warnings#in-our-name">
            <Trans>What to do if someone claims to be from the Authority</Trans>
          </Link>
        </p>
      )}
      <CurrentName answered={answered} />
      <Pretence item={decidedBy} />
      <div className={`measure ${panel['more']}`}>
        {more.map((sentence) => (
          <ContentText key={sentence} as="p">
            {sentence}
          </ContentText>
        ))}
        <Withdrawn text={text} answer={answer} />
        {answer.isCut && (
          <p>
            <Trans>The text is too long to check in full. Only the first {most} characters were checked.</Trans>
          </p>
        )}
      </div>
    </AnswerPanel>
  );
}

/** The past is loaded only for what the lists do not have. */
async function loadWithdrawal(text: string) {
  const { Withdrawal, findWithdrawnNamed } = await import('#src/history/withdrawal.tsx');
  const warning = findWithdrawnNamed(text);
  return { withdrawal: warning && <Withdrawal warning={warning} /> };
}

/** A warning that was taken back, if the text is exactly the name or the website in it. It changes no verdict (HISTORY-17). */
function Withdrawn({ text, answer }: Pick<Answered, 'text' | 'answer'>) {
  const { firms, warnings } = recordsOf(answer);
  const { value } = useLoaded(firms.length + warnings.length === 0 ? text : undefined, loadWithdrawal);
  return value?.withdrawal && <p>{value.withdrawal}</p>;
}

/** The steps. The first sentence of each is its heading. */
function WhatToDo({ text, answer }: Pick<Answered, 'text' | 'answer'>) {
  const { verdict, decidedBy } = answer;
  const { tone } = VERDICTS[verdict];
  const { report } = VERDICTS[verdictOfTexts(answer)];
  const steps = todoOf(answer);
  // Somebody who asks for a page, or says what happened, comes with no message.
  const isErrand = verdict === 'nothing' && !decidedBy && text.length <= MAX_REPEATED;
  const search = (isErrand || (verdict === 'unknown' && decidedBy?.kind === 'name')) && (
    <p className="tall-links actions" data-screen-only>
      <Link href={askAt('/search', text)}>
        <Trans>Not the name of a firm? Search this site for it</Trans>
      </Link>
      {isErrand && (
        <Link href={reportScamAt('')}>
          <Trans>Report a scam</Trans>
        </Link>
      )}
    </p>
  );
  const otherHelp = (
    <>
      {search}
      {tone !== 'calm' && <WhatHappened />}
    </>
  );
  return (
    <>
      {isErrand && otherHelp}
      <h3 className="label">
        <Trans>What to do now</Trans>
      </h3>
      <ul>
        {steps.map((step) => {
          const [first, rest] = cutStep(step);
          return (
            <li key={step}>
              <ContentText as="b">{first}</ContentText>
              {rest !== '' && <ContentText as="p">{rest}</ContentText>}
              {/* The last step is to report it. */}
              {report && step === steps.at(-1) && (
                <p className="tall-links actions" data-screen-only>
                  <Link href={reportScamAt(reportedOf(text, answer))}>
                    <Trans>Report it to us</Trans>
                  </Link>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {!isErrand && otherHelp}
    </>
  );
}

/** The announcement for screen readers once typing pauses: the word, what it is about, and how many records of both lists match. */
export function Announcement({ answered: { text, answer } }: { answered: Answered }) {
  const { firms, warnings } = recordsOf(answer);
  if (!useHasStopped(answer)) return null;
  return (
    <Fragment key={text}>
      <p>
        <ContentText>{headingOf(answer)}</ContentText>
      </p>
      {answer.decidedBy && (
        <p>
          <bdi translate="no">{itemText(answer.decidedBy, text)}</bdi>
        </p>
      )}
      <p>
        <Plural value={warnings.length + firms.length} one="# record matches" other="# records match" />
      </p>
    </Fragment>
  );
}

import { Fragment } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_TEXT_LENGTH, VERDICTS, recordsOf, type VerdictName } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import { questionOf, reportedOf } from '#src/check/question.ts';
import type { Answered } from '#src/check/use-check.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmPermission, PermissionHeading } from '#src/parts/firm-permission/firm-permission.tsx';
import { WithMarks } from '#src/parts/firm-permission/marked-terms.tsx';
import { LatinLetters } from '#src/parts/latin-letters/latin-letters.tsx';
import { askAt, reportScamAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { WhatHappened } from '#src/parts/what-happened/what-happened.tsx';
import { useHasSettled } from '#src/ui/use-has-settled.ts';
import { cutStep, meaningOf, todoOf } from './advice-of.ts';
import { AskedText, ComparedName, CurrentName, Pretence, Subject } from './asked.tsx';
import { Band, LOOKS } from './band.tsx';
import { Part, RecordList } from './record-list.tsx';
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
  return (
    // New elements for each text: the translation that a tool has added to an element must not stay beside another word.
    <section key={text} aria-label={t`Answer`} data-verdict={answer.verdict}>
      <Verdict answered={answered} />
      <div className={`wrap ${styles['parts']}`}>
        <SentTable answered={answered} />
        {answer.form !== 'message' && <RecordList list="warnings" answered={answered} />}
        {!isFirmBelow && (
          <WithMarks>
            <RecordList list="firms" answered={answered} />
            <Permission answered={answered} />
          </WithMarks>
        )}
      </div>
    </section>
  );
}

/** The verdicts about one firm. Beside a warning, a sentence about a genuine licence would sound like an all-clear. */
const ABOUT_A_FIRM: ReadonlySet<VerdictName> = new Set(['regulated', 'limited', 'ended', 'onRecord']);

/** May this firm do this for me? Only if the answer is about one firm (PERMIT-1). */
function Permission({ answered: { answer, records } }: { answered: Answered }) {
  const { firms, warnings } = recordsOf(answer);
  const [firm] = firms.records;
  const details = firm && records.firms.get(firm.position)?.details;
  if (!details || firms.total + warnings.total > 1 || !ABOUT_A_FIRM.has(answer.verdict)) return null;
  return (
    <Part heading={<PermissionHeading />}>
      <FirmPermission details={details} />
    </Part>
  );
}

/** The band: the question, the word, what it means for what was asked, and what to do. */
function Verdict({ answered }: { answered: Answered }) {
  const { text, answer } = answered;
  const [first, ...more] = meaningOf(answer);
  const most = formatNumber(MAX_TEXT_LENGTH);
  const { items, form, decidedBy } = answer;
  return (
    <Band
      look={LOOKS[answer.verdict]}
      label={form === 'message' ? <Trans>Your text</Trans> : <Trans>You typed</Trans>}
      asked={
        form !== 'thing' && items.length > 1 ? (
          <Plural value={items.length} one="A text with # item" other="A text with # items" />
        ) : (
          <AskedText answer={answer} text={text} />
        )
      }
      below={<WhatToDo text={text} answer={answer} />}
    >
      <h2 className={band['word']} tabIndex={-1} data-answer-word>
        <VerdictWord name={answer.verdict} />
      </h2>
      <Subject answer={answer} text={text} />
      {first !== undefined && (
        <ContentText as="p" className={band['line']}>
          {first}
        </ContentText>
      )}
      <CurrentName answered={answered} />
      <Pretence item={decidedBy} />
      {more.map((sentence) => (
        <ContentText key={sentence} as="p" className={`measure ${band['more']}`}>
          {sentence}
        </ContentText>
      ))}
      <div className={`measure ${band['more']}`}>
        <Withdrawn text={text} answer={answer} />
        <ComparedName item={decidedBy} />
        {!items.some(({ facts }) => facts.firms.length + facts.warnings.length > 0) && <LatinLetters text={text} />}
        {answer.isCut && (
          <p>
            <Trans>The text is too long to check in full. Only the first {most} characters were checked.</Trans>
          </p>
        )}
      </div>
    </Band>
  );
}

/** The past is loaded only for what the lists do not have. */
async function loadWithdrawal(text: string) {
  const { Withdrawal, findWithdrawnNamed } = await loadOptional(() => import('#src/history/withdrawal.tsx'));
  const warning = findWithdrawnNamed(text);
  return { withdrawal: warning && <Withdrawal warning={warning} /> };
}

/** A warning that was taken back, if the text is exactly the name or the website in it. It changes no verdict (HISTORY-17). */
function Withdrawn({ text, answer }: Pick<Answered, 'text' | 'answer'>) {
  const { firms, warnings } = recordsOf(answer);
  const { value } = useLoaded(firms.total + warnings.total === 0 ? text : undefined, loadWithdrawal);
  return value?.withdrawal && <p>{value.withdrawal}</p>;
}

/** The steps. The first sentence of each is its heading. */
function WhatToDo({ text, answer }: Pick<Answered, 'text' | 'answer'>) {
  const { verdict, decidedBy } = answer;
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
      <p className={`tall-links cluster actions ${band['links']}`} data-screen-only>
        {VERDICTS[verdict].report && (
          <Link href={reportScamAt(reportedOf(text, answer))}>
            <Trans>Report it to us</Trans>
          </Link>
        )}
        {verdict === 'unknown' && decidedBy?.kind === 'name' && (
          <Link href={askAt('/search', text)}>
            <Trans>Not the name of a firm? Search this site for it</Trans>
          </Link>
        )}
      </p>
      {VERDICTS[verdict].tone !== 'calm' && <WhatHappened />}
    </>
  );
}

/** The announcement for screen readers once typing pauses: the word, what it is about, and how many records of a list match, if any do. */
export function Announcement({ answered }: { answered: Answered }) {
  const { text, answer } = answered;
  const { firms, warnings } = recordsOf(answer);
  if (!useHasSettled(answered)) return null;
  return (
    <Fragment key={text}>
      <p>
        <VerdictWord name={answer.verdict} />
      </p>
      {answer.decidedBy && (
        <p>
          <bdi translate="no">{itemText(answer.decidedBy, text)}</bdi>
        </p>
      )}
      <ul>
        {warnings.total > 0 && (
          <li>
            {answer.verdict === 'ours' ? (
              <Plural
                value={warnings.total}
                one="# warning about someone who uses our name"
                other="# warnings about someone who uses our name"
              />
            ) : (
              <Plural value={warnings.total} one="# warning matches" other="# warnings match" />
            )}
          </li>
        )}
        {/* An entry, because a firm without a licence is in the register too, and beside a clone "regulated" would reassure. */}
        {firms.total > 0 && (
          <li>
            <Plural value={firms.total} one="# entry in the register" other="# entries in the register" />
          </li>
        )}
      </ul>
    </Fragment>
  );
}

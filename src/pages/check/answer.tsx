import { Plural, Trans } from '@lingui/react/macro';
import { MOST_CHARACTERS, VERDICTS, recordsOf } from '@frontier/check';
import { AlreadyPaid } from '#src/parts/already-paid/already-paid.tsx';
import { isMessage, itemText } from '#src/parts/check/items.ts';
import { questionOf } from '#src/parts/check/question.ts';
import { Resemblances } from '#src/parts/check/resemblances.tsx';
import type { Answered } from '#src/parts/check/use-check.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { WithMarks } from '#src/parts/firm-permission/marked-terms.tsx';
import { reportScamAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { WarningSign } from '#src/ui/icon.tsx';
import { useHasSettled } from '#src/ui/use-has-settled.ts';
import { meaningOf, resemblancesOf, subjectOf, todoOf } from '#src/parts/check/advice-of.ts';
import { Asked, Pretence, Subject } from './asked.tsx';
import { ComparedName } from './compared-name.tsx';
import { ListedBelow } from './listed-below.tsx';
import { MessageFindings } from './message-findings.tsx';
import { MessageItems } from './message-items.tsx';
import { Namesakes } from './namesakes.tsx';
import { PermissionPart } from './permission-part.tsx';
import { RecordList } from './record-list.tsx';
import { AnswerWord } from '#src/parts/check/answer-word.tsx';
import { isAlarming } from '#src/parts/check/verdict-word.tsx';
import styles from './answer.module.css';

export { questionOf };

/** The verdict: the question, the word, what it is about and means, and the number of matches. */
export function Verdict({ answered: { text, answer } }: { answered: Answered }) {
  const { verdict, isCut } = answer;
  const most = formatNumber(MOST_CHARACTERS);
  return (
    <>
      <Asked text={text} />
      <h2 className={styles['word']}>
        {isAlarming(verdict) && <WarningSign size={34} />}
        <span>
          <AnswerWord answer={answer} />
        </span>
      </h2>
      <Subject answer={answer} text={text} />
      {meaningOf(answer).map((sentence) => (
        <ContentText key={sentence} as="p" className={styles['meaning']}>
          {sentence}
        </ContentText>
      ))}
      <Pretence item={subjectOf(answer)} />
      <ComparedName answer={answer} />
      <Counts answered={{ text, answer }} />
      {isCut && (
        <p className={styles['counts']}>
          <Trans>The text is too long to check in full. Only the first {most} characters were checked.</Trans>
        </p>
      )}
    </>
  );
}

/** The announcement for screen readers once typing pauses: the word, what it is about, and the counts. */
export function Announcement({ answered }: { answered: Answered }) {
  const isRested = useHasSettled(answered);
  const subject = subjectOf(answered.answer);
  if (!isRested) return null;
  return (
    <>
      <p>
        <AnswerWord answer={answered.answer} />
      </p>
      {subject && (
        <p>
          <bdi>{itemText(subject, answered.text)}</bdi>
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
  if (firms.total + warnings.total + similar === 0) return null;
  return (
    <ul className={styles['counts']}>
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

/** What was found about it, then what to do, also after a payment. */
export function Advice({ answered: { text, answer } }: { answered: Answered }) {
  const { report, paid } = VERDICTS[answer.verdict];
  const resemblances = resemblancesOf(answer);
  return (
    <div className={styles['advice']}>
      <ListedBelow item={subjectOf(answer)} />
      <MessageFindings answer={answer} text={text} />
      {resemblances && (
        <>
          <Resemblances item={resemblances.item} resembles={resemblances.similar} />
          <Namesakes namesakes={resemblances.namesakes} />
        </>
      )}
      <div className={styles['todo']}>
        <h3>
          <Trans>What to do</Trans>
        </h3>
        <Blocks blocks={[{ list: [...todoOf(answer)] }]} />
        {report && (
          <p className={`tall-links ${styles['report']}`}>
            <Link href={reportScamAt(questionOf(text, answer))}>
              <Trans>Report it to us</Trans>
            </Link>
          </p>
        )}
      </div>
      {paid !== 'none' && <AlreadyPaid level="h3" open={paid === 'open'} />}
    </div>
  );
}

/** What was found in a message, then all matching records, warned firms first, so that nobody misses the warning about a firm in both lists. */
export function Records({ answered: { text, answer } }: { answered: Answered }) {
  const { firms, warnings } = recordsOf(answer);
  return (
    <WithMarks key={text}>
      <div className={styles['records']}>
        {answer.items.length > 0 && isMessage(text, answer) && <MessageItems items={answer.items} text={text} />}
        <RecordList
          key={`w ${text}`}
          list="warnings"
          found={warnings}
          isLikely={answer.verdict === 'likeWarned' || answer.verdict === 'both'}
        />
        <RecordList key={`f ${text}`} list="firms" found={firms} isLikely={false} />
        <PermissionPart answer={answer} />
      </div>
    </WithMarks>
  );
}

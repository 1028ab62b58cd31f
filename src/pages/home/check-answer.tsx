import { Trans } from '@lingui/react/macro';
import { recordsOf, type Answer, type MatchedRecords } from '@frontier/check';
import { meaningOf, subjectOf } from '#src/parts/check/advice-of.ts';
import { Matched } from '#src/parts/check/matched.tsx';
import { questionOf } from '#src/parts/check/question.ts';
import { FirmLink } from '#src/parts/check/record-link.tsx';
import { checkOnce } from '#src/parts/check/use-check.ts';
import { useWarnedFirm } from '#src/parts/check/use-listed.ts';
import { AnswerWord } from '#src/parts/check/answer-word.tsx';
import { isAlarming } from '#src/parts/check/verdict-word.tsx';
import { WarnedEntry } from '#src/parts/check/warned-entry.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import styles from './search-result.module.css';

type FoundFirm = MatchedRecords['firms']['records'][number];
type FoundWarning = MatchedRecords['warnings']['records'][number];

/** The answer of the check about a text that does not name a firm of the register. */
interface CheckAnswer {
  answer: Answer;
  /** The part of the text that may be in an address. */
  question: string;
  /** Whether it says more than that the text is in neither list. */
  hasFinding: boolean;
  /** The warnings that may be meant, most certain first. */
  warnings: readonly FoundWarning[];
  /** The regulated firms that may be meant. */
  firms: readonly FoundFirm[];
}

/** If there are more than this, `/check` shows all of them. */
const MAX_SHOWN = 3;

/** Asks the check. @throws if the lists cannot be loaded. */
export async function askCheck(query: string): Promise<CheckAnswer> {
  const answer = await checkOnce(query);
  const { firms, warnings } = recordsOf(answer);
  const state = subjectOf(answer)?.state;
  return {
    answer,
    question: questionOf(query, answer),
    hasFinding: state !== undefined && state !== 'unknown' && state !== 'uncheckable',
    warnings: warnings.records.slice(0, MAX_SHOWN),
    firms: firms.records.slice(0, MAX_SHOWN),
  };
}

/** The answer in a word and a sentence. */
export function AnswerSentence({ answer }: Pick<CheckAnswer, 'answer'>) {
  const isAlarm = isAlarming(answer.verdict);
  const [meaning = ''] = meaningOf(answer);
  return (
    <>
      <h3 className={styles['sentence']}>
        {isAlarm && <WarningSign />}
        <AnswerWord answer={answer} />
      </h3>
      <ContentText as="p">{meaning}</ContentText>
      {isAlarm && (
        <p>
          <Trans>Do not send money, documents or passwords.</Trans>
        </p>
      )}
    </>
  );
}

/** The records that may be meant: the warnings first. */
export function Records({ warnings, firms }: Pick<CheckAnswer, 'warnings' | 'firms'>) {
  return (
    <>
      {warnings.map((found) => (
        <Warning key={found.position} found={found} />
      ))}
      {firms.length > 0 && (
        <div>
          <h3>
            <Trans>Regulated firms</Trans>
          </h3>
          <ul className="tall-links">
            {firms.map(({ position, name }) => (
              <li key={position}>
                <FirmLink position={position} name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Warning({ found: { position, match } }: { found: FoundWarning }) {
  const firm = useWarnedFirm(position);
  return firm && <WarnedEntry firm={firm} matched={match && <Matched match={match} />} level="h4" />;
}

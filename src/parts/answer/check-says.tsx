import { VERDICTS } from '@frontier/check';
import type { Answered } from '#src/check/client.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { useHasStopped } from '#src/ui/use-has-stopped.ts';
import { Mark } from './answer-panel.tsx';
import panel from './answer-panel.module.css';
import { RecordLink } from './record-link.tsx';
import { headingOf } from './answer-texts.ts';

export { isSaidBeside } from '#src/check/items.ts';
export { askCheck } from '#src/check/start-worker.ts';

/** More are in the whole answer. */
const MAX_RECORDS = 10;

/** The records that an answer names or resembles, the warnings first. */
export const namedIn = ({ records }: Answered) => [...records.warnings.values(), ...records.firms.values()];

/** The verdict about a text as a word, and links to the records that it names. */
export function CheckSays({ answered }: { answered: Answered }) {
  const { verdict } = answered.answer;
  const hasStopped = useHasStopped(answered.answer);
  const word = <ContentText>{headingOf(answered.answer)}</ContentText>;
  return (
    <>
      <p className={panel['said']}>
        <Mark tone={VERDICTS[verdict].tone} />
        <strong>{word}</strong>
      </p>
      <span className="spoken" role="status">
        {hasStopped && word}
      </span>
      <ul className="tall-links">
        {namedIn(answered)
          .slice(0, MAX_RECORDS)
          .map((record) => (
            <li key={'licenseId' in record ? record.licenseId : record.id}>
              <RecordLink record={record} />
            </li>
          ))}
      </ul>
    </>
  );
}

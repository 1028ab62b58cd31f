import { VERDICTS, recordsOf } from '@frontier/check';
import type { Answered } from '#src/check/use-check.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { useHasSettled } from '#src/ui/use-has-settled.ts';
import { Mark } from './band.tsx';
import { RecordLink } from './record-link.tsx';
import { wordOf } from './texts.ts';

export { isSaidBeside } from '#src/check/items.ts';
export { questionOf } from '#src/check/question.ts';
export { checkOnce } from '#src/check/use-check.ts';

/** More are in the whole answer. */
const MAX_SHOWN = 10;

/** The records that an answer names, the warnings first. */
export function namedIn({ answer, records }: Answered) {
  const { firms, warnings } = recordsOf(answer);
  return [
    ...warnings.records.map(({ position }) => records.warnings.get(position)),
    ...firms.records.map(({ position }) => records.firms.get(position)),
  ].filter((record) => record !== undefined);
}

/** The verdict about a text as a word, and links to the records that it names. */
export function CheckSays({ answered }: { answered: Answered }) {
  const { verdict } = answered.answer;
  const isSettled = useHasSettled(answered.answer);
  const word = <ContentText>{wordOf(verdict)}</ContentText>;
  return (
    <>
      <p className="cluster">
        <Mark tone={VERDICTS[verdict].tone} />
        <strong>{word}</strong>
      </p>
      <span className="spoken" role="status">
        {isSettled && word}
      </span>
      <ul className="tall-links">
        {namedIn(answered)
          .slice(0, MAX_SHOWN)
          .map((record) => (
            <li key={'licenseId' in record ? record.licenseId : record.id}>
              <RecordLink record={record} />
            </li>
          ))}
      </ul>
    </>
  );
}

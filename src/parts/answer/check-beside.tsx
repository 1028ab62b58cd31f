import { Trans } from '@lingui/react/macro';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { CheckLink } from './check-link.tsx';

/** The check is loaded only for a text that a list does not have as it was typed. */
async function load(text: string, signal: AbortSignal) {
  const { CheckSays, checkOnce, questionOf } = await loadOptional(() => import('./check-says.tsx'));
  const answered = await checkOnce(text, signal);
  return { says: <CheckSays answered={answered} />, question: questionOf(text, answered.answer) };
}

/** What the check of both lists says about a text, beside the rows of a list. It adds and hides no row. */
export function CheckBeside({ text }: { text: string }) {
  const { value } = useLoaded(text, load);
  return (
    <ErrorBoundary part tried={text}>
      {value?.says}
      <p className="tall-links">
        <CheckLink text={text} question={value?.question}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
    </ErrorBoundary>
  );
}

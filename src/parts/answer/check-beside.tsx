import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Callout } from '#src/ui/callout.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { CheckLink } from './check-link.tsx';

/** The check is loaded only when somebody searches. */
async function load(text: string, signal: AbortSignal) {
  const parts = await import('./check-says.tsx');
  const answered = await parts.askCheck(text, signal);
  return { parts, answered, named: parts.namedIn(answered).length };
}

interface Beside {
  /** Undefined if the check has nothing to say beside the rows. */
  says: ReactNode;
  /** The number of records that it names. */
  named: number;
}

/**
 * What the check of both lists says about a text, beside the rows that a search found. It adds and hides no row.
 * @returns undefined for an empty text, and until the check has answered
 */
export function useCheckBeside(text: string, hasRows: boolean): Beside | undefined {
  const { value } = useLoaded(text.trim() === '' ? undefined : text, load);
  if (!value) return undefined;
  const { parts, answered, named } = value;
  const says = parts.isSaidBeside(answered.answer, hasRows) && (
    <ErrorBoundary part tried={text}>
      <parts.CheckSays answered={answered} />
    </ErrorBoundary>
  );
  return { says, named };
}

/**
 * The same as part of a list, with a link to the whole answer. If rows match, there is only an alarm.
 * @param children what the list says if no row matches. It sounds like an all-clear, so it stands below an alarm.
 */
export function CheckBeside({ text, children }: { text: string; children?: ReactNode }) {
  const hasRows = children === undefined;
  const beside = useCheckBeside(text, hasRows);
  const content = (
    <>
      {beside?.says}
      {children}
      <p className="tall-links">
        <CheckLink text={text}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
    </>
  );
  if (!hasRows) return content;
  return beside?.says ? <Callout tone="bad">{content}</Callout> : null;
}

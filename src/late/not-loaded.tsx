import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from './loading.tsx';

export function ListNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout tone="bad">
      <p>
        <Trans>
          <strong>This part of the list could not be loaded.</strong> Check your connection and try again.
        </Trans>
      </p>
      <p>
        <Button variant="line" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </Callout>
  );
}

interface Props<T> {
  position: number;
  /** The details of a record, if they are loaded already. */
  at: (position: number) => T | undefined;
  load: (position: number) => Promise<T>;
  children: (details: T) => ReactNode;
}

/** The details of a record, which are in another file than its name. If they do not come, the page says so, and the visitor can try again. */
export function LateRecord<T>({ position, at, load, children }: Props<T>) {
  const known = at(position);
  const { value = known, isFailed, retry } = useLoaded(known === undefined ? position : undefined, load);
  if (value !== undefined) return children(value);
  if (!isFailed) return <Loading />;
  return (
    <Callout tone="bad">
      <p>
        <Trans>
          <strong>The full record could not be loaded.</strong> Check your connection and try again.
        </Trans>
      </p>
      <Button variant="line" size="small" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Callout>
  );
}

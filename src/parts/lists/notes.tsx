import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';

/** The list could not be loaded. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
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

/** Says that the search needs a script, that the prerendered page contains every record, and which file has them too. */
export function WithoutScript({ total, file }: { total: number; file: string }) {
  const all = formatNumber(total);
  return (
    <noscript>
      <Callout tone="note">
        <p>
          <Trans>
            The search needs JavaScript. This page contains all {all} records, and your browser can search in it. The list is also in the{' '}
            <a href={file}>open data (CSV)</a>.
          </Trans>
        </p>
      </Callout>
    </noscript>
  );
}

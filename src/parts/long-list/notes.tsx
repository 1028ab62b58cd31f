import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';

/** Shows more of a list. `count` is how many more. */
export function ShowMore({ count, onClick }: { count: number; onClick: () => void }) {
  const more = formatNumber(count);
  return (
    count > 0 && (
      <p data-screen-only data-script-only>
        <Button variant="line" onClick={onClick}>
          <Trans>Show {more} more</Trans>
        </Button>
      </p>
    )
  );
}

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

/** Says that the search needs a script, how many records the prerendered page contains, and where all are. */
export function WithoutScript({ shown, total, file }: { shown: number; total: number; file: string }) {
  const [some, all] = [formatNumber(shown), formatNumber(total)];
  return (
    <noscript>
      <Callout tone="note">
        <p>
          <Trans>
            The search needs JavaScript. This page contains {some} of {all} records, and your browser can search in it. The whole list is in
            the <a href={file}>open data (CSV)</a>.
          </Trans>
        </p>
      </Callout>
    </noscript>
  );
}

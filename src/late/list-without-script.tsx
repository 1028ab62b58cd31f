import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Callout } from '#src/ui/callout.tsx';

/** Says that the search needs a script, that the prerendered page contains every record, and which file has them too. */
export function ListWithoutScript({ total, file }: { total: number; file: string }) {
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

import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import { Loading } from '#src/late/loading.tsx';
import styles from './licence-section.module.css';

/** Few visitors need the past, so neither its code nor its data comes with the record. */
async function load(row: number) {
  const { LicencePast, licences } = await import('./licence-past.tsx');
  return { LicencePast, steps: await licences.loadAt(row) };
}

/** The history of a licence, below the record of a firm. It is loaded when it is opened (HISTORY-10). Nothing without a history. */
export function LicenceHistory({ row, details }: { row: number; details: FirmDetails }) {
  const [isUsed, setUsed] = useState(false);
  const { value, isFailed, retry } = useLoaded(isUsed ? row : undefined, load);
  if (!details.since) return null;
  return (
    <details
      className={`${disclosure['disclosure']} ${styles['section']}`}
      onToggle={({ currentTarget: { open } }) => {
        if (!open) return;
        setUsed(true);
        retry();
      }}
    >
      <summary>
        <h3>
          <Trans>History of this licence</Trans>
        </h3>
      </summary>
      <ErrorBoundary part>
        {value ? (
          <value.LicencePast steps={value.steps} details={details} />
        ) : isFailed ? (
          <p role="alert">
            <Trans>The history could not be loaded. Check your connection, then close this section and open it again.</Trans>
          </p>
        ) : (
          <Loading />
        )}
      </ErrorBoundary>
    </details>
  );
}

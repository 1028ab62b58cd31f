import { Trans } from '@lingui/react/macro';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Callout } from '#src/ui/callout.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import { NoAllClear } from './no-match.tsx';
import { focusSoon } from './use-entry.ts';
import styles from './no-match.module.css';

/** The past is loaded only for an address that no warning has. */
async function loadWithdrawn(id: string) {
  const { Withdrawal, findWithdrawn } = await loadOptional(() => import('#src/history/withdrawal.tsx'));
  const warning = findWithdrawn(id);
  return { withdrawal: warning && <Withdrawal warning={warning} /> };
}

/**
 * Says that the warning with the id in the address was withdrawn (HISTORY-14), or that there is none. It gets focus, as the row would, so that it
 * is read out.
 */
export function UnknownEntry({ id: said }: { id: string }) {
  const { value, isFailed } = useLoaded(said, loadWithdrawn);
  // An element, because Lingui would read what looks like a tag in a string as one of its own.
  const id = <bdi>{said}</bdi>;
  if (!value && !isFailed) return <LoadingText />;
  return (
    <div ref={focusSoon} className={styles['notice']} tabIndex={-1}>
      <Callout tone="amber">
        <p>
          {value?.withdrawal ?? (
            <Trans>
              <strong>No warning was found for this link:</strong> {id}
            </Trans>
          )}
        </p>
        <NoAllClear />
      </Callout>
    </div>
  );
}

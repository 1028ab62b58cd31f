import { Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import { NoAllClear } from './no-match.tsx';
import { focusSoon } from './use-entry.ts';
import styles from './no-match.module.css';

/** Says that no warned firm has the id in the address. It gets focus, as the row would, so that it is read out. */
export function UnknownEntry({ id: said }: { id: string }) {
  // An element, because Lingui would read what looks like a tag in a string as one of its own.
  const id = <bdi>{said}</bdi>;
  return (
    <div ref={focusSoon} className={styles['notice']} tabIndex={-1}>
      <Callout tone="amber">
        <p>
          <Trans>
            <strong>No warning was found for this link:</strong> {id}
          </Trans>
        </p>
        <NoAllClear />
      </Callout>
    </div>
  );
}

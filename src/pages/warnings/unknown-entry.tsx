import { Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import { NoAllClear } from './no-match.tsx';
import { focusSoon } from './use-entry.ts';
import styles from './unknown-entry.module.css';

/** Says that the address names no warned firm. It takes focus, as the card would: who followed the link hears it. */
export function UnknownEntry({ id }: { id: string }) {
  return (
    <div ref={focusSoon} className={styles['notice']} tabIndex={-1}>
      <Callout tone="amber">
        <p>
          <Trans>
            <strong>No warning was found for this link:</strong> <bdi>{id}</bdi>
          </Trans>
        </p>
        <NoAllClear />
      </Callout>
    </div>
  );
}

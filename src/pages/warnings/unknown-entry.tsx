import { Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import { NoAllClear } from './no-match.tsx';
import { focusSoon } from './use-entry.ts';
import styles from './unknown-entry.module.css';

/** Says that the address names no warned firm. It takes focus, as the card would: who followed the link hears it. */
export function UnknownEntry({ id: said }: { id: string }) {
  // An element, not a text: Lingui would take what looks like a tag in a text for one of its own.
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

import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './copy-link.module.css';

// Its words come with it: pages and parts that are loaded later show it, too.
/**
 * Copies the address of a record. What came of it is said beside the button, in the page; where the browser
 * refuses the clipboard, the address stands there to be copied by hand.
 */
export function CopyLink({ path, name }: { path: string; name: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'copied' | { refused: string }>();

  async function copy() {
    const address = new URL(path, location.origin).href;
    // Emptied first, so that a second copy is announced as the first was.
    setOutcome(undefined);
    try {
      // Undefined where the page is not served securely; that is a refusal, too.
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome({ refused: address });
    }
  }

  return (
    <div className={styles['copy']} data-screen-only data-script-only>
      <button type="button" aria-label={t`Copy link to ${name}`} onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </button>
      <span role="status">{outcome === 'copied' && <Trans>Link copied.</Trans>}</span>
      {typeof outcome === 'object' && (
        <div className={styles['field']}>
          <TextField
            ref={focusOnArrival}
            label={<Trans>Your browser does not allow this page to copy links. Copy the address yourself:</Trans>}
            value={outcome.refused}
            readOnly
            dir="ltr"
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
    </div>
  );
}

/** Focus goes to the address, and selects it: what its label says is heard, and the next key copies. */
function focusOnArrival(field: HTMLInputElement | null) {
  field?.focus();
}

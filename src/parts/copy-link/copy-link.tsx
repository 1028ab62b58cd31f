import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import type { PageAddress } from '#src/routes.ts';
import { useNameInText } from '#src/parts/firm-name/firm-name.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './copy-link.module.css';

/** Copies the address of a record and shows the outcome beside the button. If the browser refuses, the address can be copied by hand. */
export function CopyLink({ path, name }: { path: PageAddress; name: string }) {
  const { t } = useLingui();
  const nameInText = useNameInText()(name);
  const [outcome, setOutcome] = useState<'copied' | { refused: string }>();

  async function copy() {
    const address = new URL(addressOf(path), location.origin).href;
    // Emptied first, so that a second copy is announced too.
    setOutcome(undefined);
    try {
      // Undefined without HTTPS, which counts as a refusal.
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome({ refused: address });
    }
  }

  return (
    <div className={`cluster ${styles['copy']}`} data-screen-only data-script-only>
      <button type="button" aria-label={t`Copy link to ${nameInText}`} onClick={() => void copy()}>
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

/** Moves focus to the address and selects it, so that the label is announced and the next key copies. */
function focusOnArrival(field: HTMLInputElement | null) {
  field?.focus();
}

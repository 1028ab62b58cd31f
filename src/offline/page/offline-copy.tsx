import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import offline from 'content:offline';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { stopWatching } from './freshness.ts';
import { NotKept } from './notice.tsx';
import { deleteCopy, isCopyRefused, refuseCopy } from './worker.ts';

/** Lets the visitor delete the copy of the site on the device, or allow one again. */
export function OfflineCopy() {
  const [state, setState] = useState<'allowed' | 'refused' | 'failed'>(() => (isCopyRefused() ? 'refused' : 'allowed'));

  async function remove() {
    refuseCopy(true);
    stopWatching();
    try {
      await deleteCopy();
      setState('refused');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  }

  if (!offline.enabled) return null;
  return (
    <Callout tone="note">
      <p role="status">
        {state === 'allowed' && (
          <>
            <Trans>This browser may keep a copy of this site so that it works offline. You can delete it here.</Trans>
            {SPACE}
            <Trans>Without a network, the site works in English and in the languages in which you have visited it.</Trans>
            {SPACE}
            <NotKept />
          </>
        )}
        {state === 'refused' && <Trans>This browser has no copy of this site and will not make one.</Trans>}
        {state === 'failed' && <Trans>The copy could not be deleted. Clear the site data in your browser instead.</Trans>}
      </p>
      <p>
        {state === 'allowed' ? (
          <Button variant="line" size="small" onClick={() => void remove()}>
            <Trans>Delete the copy</Trans>
          </Button>
        ) : (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              refuseCopy(false);
              setState('allowed');
            }}
          >
            <Trans>Allow a copy from your next visit</Trans>
          </Button>
        )}
      </p>
    </Callout>
  );
}

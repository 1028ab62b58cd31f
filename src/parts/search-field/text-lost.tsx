import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Callout } from '#src/ui/callout.tsx';
import { entryTexts } from '#src/ui/entry-texts.ts';

/** Says why the field is empty after a reload (CHECK-5). */
export function TextLost() {
  const isLost = useLocationProperty(entryTexts.isLost, () => false);
  if (!isLost) return null;
  return (
    <Callout tone="note">
      <p>
        <Trans>To protect you, what you entered is not kept when the page is loaded again. Enter it once more.</Trans>
      </p>
    </Callout>
  );
}

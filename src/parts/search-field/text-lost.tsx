import type { ComponentProps } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Callout } from '#src/ui/callout.tsx';
import { entryTexts } from '#src/ui/entry-texts.ts';
import { shareable } from '#src/ui/shareable.ts';

/** Whether a text is not in the address. */
export const isOnlyHere = (text: string) => text.trim() !== '' && shareable(text) === '';

/** Says that a link to this page does not have a text (CHECK-5). */
export function OnlyHere({ text, children, ...rest }: { text: string } & ComponentProps<'p'>) {
  if (!isOnlyHere(text)) return null;
  return (
    <p className="meta" {...rest}>
      <Trans>To protect you, what you entered is not in the address of this page. A link to this page does not include it.</Trans>
      {SPACE}
      {children}
    </p>
  );
}

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

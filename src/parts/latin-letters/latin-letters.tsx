import { Trans } from '@lingui/react/macro';
import { isInOtherScript } from '#src/search/other-script.ts';

/** Says why a name in another script is not found, although the register may have the firm. */
export function LatinLetters({ text }: { text: string }) {
  if (!isInOtherScript(text)) return null;
  return (
    <p>
      <Trans>Names in the register are in Latin letters. Try the name as the firm writes it in these letters.</Trans>
    </p>
  );
}

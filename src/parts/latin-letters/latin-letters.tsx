import { Trans } from '@lingui/react/macro';

/** Says why a name in another script is not found, although the register may have the firm. */
export function LatinLetters({ text, className }: { text: string; className?: string | undefined }) {
  if (!isInOtherScript(text)) return null;
  return (
    <p className={className}>
      <Trans>Names in the register are in Latin letters. Try the name as the firm writes it in these letters.</Trans>
    </p>
  );
}

/** Whether a text has letters, and none of them is Latin. */
export function isInOtherScript(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

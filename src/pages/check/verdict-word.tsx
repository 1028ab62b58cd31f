import { Trans } from '@lingui/react/macro';
import type { Check } from '#src/content/build-time/schemas/texts.ts';

/** The names of the verdicts. `content:check` explains each. */
export type VerdictName = keyof Check['verdicts'];

/** The verdict as a word. */
export function VerdictWord({ name }: { name: VerdictName }) {
  switch (name) {
    case 'regulated':
      return <Trans>Regulated</Trans>;
    case 'limited':
      return <Trans>Regulated, with limits</Trans>;
    case 'ended':
      return <Trans>No longer regulated</Trans>;
    case 'onRecord':
      return <Trans>On record</Trans>;
    case 'notOnRecord':
      return <Trans>Not on record</Trans>;
    case 'clone':
      return <Trans>The pattern of a clone</Trans>;
    case 'unknown':
      return <Trans>Unknown</Trans>;
    case 'listed':
      return <Trans>In the register</Trans>;
    case 'warned':
      return <Trans>Warning issued</Trans>;
    case 'both':
      return <Trans>Possible clone</Trans>;
    case 'unsettled':
      return <Trans>Partial match</Trans>;
    case 'neither':
      break;
  }
  return <Trans>Not in either list</Trans>;
}

const ALARMING = new Set<VerdictName>(['warned', 'both', 'clone', 'notOnRecord', 'neither', 'unknown']);

/** The verdicts with the warning sign, which is always beside the word. */
export function isAlarming(name: VerdictName): boolean {
  return ALARMING.has(name);
}

import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { ItemState, VerdictName } from '@frontier/check';

/** The words of the verdicts. `content:check` explains each. */
const WORDS = {
  warned: <Trans>Warning issued</Trans>,
  imitatesUs: <Trans>Imitates the Authority</Trans>,
  notOnRecord: <Trans>Not on record</Trans>,
  both: <Trans>Possible clone</Trans>,
  likeWarned: <Trans>There may be a warning about this name</Trans>,
  noSuchLicence: <Trans>No firm has this licence number</Trans>,
  otherLicence: <Trans>Licence number of another firm</Trans>,
  partly: <Trans>Not everything here is on record</Trans>,
  regulated: <Trans>Regulated</Trans>,
  limited: <Trans>Regulated, with limits</Trans>,
  ended: <Trans>No longer regulated</Trans>,
  onRecord: <Trans>On record</Trans>,
  ours: <Trans>Belongs to the Authority</Trans>,
  recorded: <Trans>On record, but anyone can copy it</Trans>,
  choose: <Trans>Which firm do you mean?</Trans>,
  unknown: <Trans>Not in either list</Trans>,
  nothing: <Trans>Nothing here that we can check</Trans>,
} satisfies Record<VerdictName, ReactNode>;

/** The verdict as a word. */
export function VerdictWord({ name }: { name: VerdictName }) {
  return WORDS[name];
}

/** The words for an item among others. */
const STATES = {
  ...WORDS,
  onRecord: <Trans>Same</Trans>,
  maybe: <Trans>Part of a name in our lists</Trans>,
  uncheckable: <Trans>Cannot be checked</Trans>,
} satisfies Record<ItemState, ReactNode>;

/** What the lists say of an item, as a word. */
export function StateWord({ state }: { state: ItemState }) {
  return STATES[state];
}

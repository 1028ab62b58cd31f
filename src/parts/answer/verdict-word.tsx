import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { ItemState, VerdictName } from '@frontier/check';

/** The words of the verdicts. `content:check` explains each. */
const WORDS = {
  warned: () => <Trans>Warning issued</Trans>,
  clone: () => <Trans>The pattern of a clone</Trans>,
  imitatesUs: () => <Trans>Imitates the Authority</Trans>,
  notOnRecord: () => <Trans>Not on record</Trans>,
  both: () => <Trans>Possible clone</Trans>,
  likeWarned: () => <Trans>There may be a warning about this name</Trans>,
  noSuchLicence: () => <Trans>No firm has this licence number</Trans>,
  otherLicence: () => <Trans>Licence number of another firm</Trans>,
  regulated: () => <Trans>Regulated</Trans>,
  limited: () => <Trans>Regulated, with limits</Trans>,
  ended: () => <Trans>No longer regulated</Trans>,
  onRecord: () => <Trans>On record</Trans>,
  ours: () => <Trans>Belongs to the Authority</Trans>,
  choose: () => <Trans>Which firm do you mean?</Trans>,
  unknown: () => <Trans>Not in either list</Trans>,
  nothing: () => <Trans>Nothing here that we can check</Trans>,
} satisfies Record<VerdictName, () => ReactNode>;

/** The verdict as a word. */
export function VerdictWord({ name }: { name: VerdictName }) {
  return WORDS[name]();
}

/** The words for a single item in a list of several. */
const STATES = {
  warned: WORDS.warned,
  both: WORDS.both,
  ours: WORDS.ours,
  onRecord: WORDS.onRecord,
  notOnRecord: WORDS.notOnRecord,
  noSuchLicence: WORDS.noSuchLicence,
  otherLicence: WORDS.otherLicence,
  maybe: () => <Trans>Part of a name in our lists</Trans>,
  unknown: WORDS.unknown,
  uncheckable: () => <Trans>We cannot check this</Trans>,
} satisfies Record<ItemState, () => ReactNode>;

/** What the lists say of an item, as a word. A name and a licence number are in the register; a contact point is on record. */
export function StateWord({ state, isContact }: { state: ItemState; isContact: boolean }) {
  if (state === 'onRecord' && !isContact) return <Trans>In the register</Trans>;
  return STATES[state]();
}

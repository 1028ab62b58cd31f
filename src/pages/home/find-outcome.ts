import { t } from '@lingui/core/macro';
import type { FirmDetails } from '#src/register/register-data.ts';
import { notify } from '#src/ui/toast/notify.ts';
import type { EntityMatch } from './find-entity.ts';

/** The outcome of the last search. The page shows it after the notice has disappeared (SEARCH-10). */
export type EntityOutcome =
  | { kind: 'none' }
  | { kind: 'cleared' }
  | { kind: 'missing'; query: string }
  | { kind: 'failed' }
  | ({ kind: 'found'; query: string; details: FirmDetails } & EntityMatch);

/** Loads the search, the full record of a firm, and the components that show the answer. */
export async function loadFinder() {
  const [{ loadEntityFinder }, { firmDetails }] = await Promise.all([
    import('./find-entity.ts'),
    import('#src/register/firm-details.ts'),
    import('./search-answer.tsx'),
  ]);
  return { findEntity: await loadEntityFinder(), firmDetails };
}

/** Searches the register. It never throws: a failure to load is an outcome too. */
export async function findOutcome(query: string): Promise<EntityOutcome> {
  if (query.trim() === '') return { kind: 'cleared' };
  try {
    const { findEntity, firmDetails } = await loadFinder();
    const match = findEntity(query);
    if (!match) return { kind: 'missing', query };
    return { kind: 'found', query, ...match, details: await firmDetails.loadAt(match.firm.row) };
  } catch (error) {
    reportError(error);
    return { kind: 'failed' };
  }
}

/**
 * Shows the outcome as a notice. A failure has no notice, because the page says what to do.
 *
 * @param known the name of the firm that the check found although the register has no such name or licence number: by its website, for example
 */
export function notifyOutcome(outcome: EntityOutcome, known?: string): void {
  const name = outcome.kind === 'found' ? outcome.firm.name : known;
  if (name !== undefined) {
    // Not in green: the firm may have lost its licence, or the check may warn.
    notify({ title: t`Entity Found`, text: t`${name} profile loaded successfully.`, tone: 'plain' });
  } else if (outcome.kind === 'missing') {
    notify({ title: t`Entity Not Found`, text: t`No regulated entity found matching your query.`, tone: 'bad' });
  } else if (outcome.kind === 'cleared') {
    notify({ title: t`Search Cleared`, text: t`Enter a name or ID to search for an entity.`, tone: 'good' });
  }
}

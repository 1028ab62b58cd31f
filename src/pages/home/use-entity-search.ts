import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FirmDetails } from '#src/content/register-data.ts';
import type { ListedFirm } from '#src/content/register.ts';
import { notify } from '#src/ui/toast/notify.ts';
import { writeUrlParameter } from '#src/ui/url-state.ts';

/** What the page shows of the last search; it stays when the notice has gone (SEARCH-10). */
export type EntityOutcome =
  | { kind: 'none' }
  | { kind: 'cleared' }
  | { kind: 'missing'; query: string }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; firm: ListedFirm; details: FirmDetails; matches: number };

export interface EntitySearch {
  text: string;
  setText: (text: string) => void;
  outcome: EntityOutcome;
  /** Fetches the register ahead of the search. */
  prepare: () => void;
  submit: () => Promise<void>;
}

/** What the search needs: the finder over the register, the way to a full record, and what draws the answer. */
async function loadFinder() {
  const [{ loadEntityFinder }, { loadFirmDetails }] = await Promise.all([
    import('./find-entity.ts'),
    import('#src/content/firm-details.ts'),
    import('./search-answer.tsx'),
  ]);
  return { findEntity: await loadEntityFinder(), loadFirmDetails };
}

/**
 * The Unified Entity Search (SEARCH-2, SEARCH-7, SEARCH-8, SEARCH-9). The register is no part of the first load: it comes
 * when the field is focused. The query stands in the address, so that Back and a reload find the answer again.
 */
export function useEntitySearch(): EntitySearch {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<EntityOutcome>({ kind: 'none' });
  const run = useRef(0);

  async function search(query: string): Promise<EntityOutcome> {
    if (query.trim() === '') return { kind: 'cleared' };
    try {
      const { findEntity, loadFirmDetails } = await loadFinder();
      const match = findEntity(query);
      if (!match) return { kind: 'missing', query };
      return { kind: 'found', query, ...match, details: await loadFirmDetails(match.firm.row) };
    } catch (error) {
      reportError(error);
      return { kind: 'failed' };
    }
  }

  async function show(query: string, announce: boolean) {
    // The last search asked for wins, whichever is done first.
    run.current += 1;
    const mine = run.current;
    const result = await search(query);
    if (mine !== run.current) return;
    setOutcome(result);
    if (announce) announceOutcome(result);
  }

  function announceOutcome(result: EntityOutcome) {
    if (result.kind === 'found') {
      const name = result.firm.name;
      notify({ title: t`Entity Found`, text: t`${name} profile loaded successfully.`, tone: 'good' });
    } else if (result.kind === 'missing') {
      notify({ title: t`Entity Not Found`, text: t`No regulated entity found matching your query.`, tone: 'bad' });
    } else if (result.kind === 'cleared') {
      notify({ title: t`Search Cleared`, text: t`Enter a name or ID to search for an entity.`, tone: 'good' });
    }
  }

  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    if (query.trim() === '') return;
    setText(query);
    void show(query, false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address the page was opened at
  }, []);

  return {
    text,
    setText,
    outcome,
    prepare: () => {
      // A failure is no concern yet: the search asks again, and says so if it fails.
      loadFinder().catch(() => undefined);
    },
    submit: async () => {
      writeUrlParameter('q', text.trim() === '' ? '' : text);
      await show(text, true);
    },
  };
}

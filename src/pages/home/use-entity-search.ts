import { useEffect, useRef, useState } from 'react';
import { prepareCheck, useCheck, type Check } from '#src/check/use-check.ts';
import { writeUrlParameter } from '#src/ui/url-state.ts';
import { findOutcome, loadFinder, notifyOutcome, type EntityOutcome } from './find-outcome.ts';

export interface EntitySearch {
  text: string;
  setText: (text: string) => void;
  outcome: EntityOutcome;
  /** What the check answers about the same text, so that the two never contradict each other. */
  check: Check;
  /** Fetches the register ahead of the search. */
  prepare: () => void;
  submit: (submitted: string) => Promise<void>;
}

/**
 * The Unified Entity Search (SEARCH-2, SEARCH-7, SEARCH-8, SEARCH-9). The register is loaded when the field gets focus. The query
 * is in the address, so that Back and a reload show the answer again.
 */
export function useEntitySearch(): EntitySearch {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<EntityOutcome>({ kind: 'none' });
  const check = useCheck('query' in outcome ? outcome.query : '');
  const run = useRef(0);
  const isSubmitted = useRef(false);

  async function show(query: string, announce: boolean) {
    // The last search that was started wins, whichever finishes first.
    run.current += 1;
    const ownRun = run.current;
    const result = await findOutcome(query);
    if (ownRun !== run.current) return;
    setOutcome(result);
    if (result.kind === 'found') writeUrlParameter('q', query);
    if (announce) notifyOutcome(result);
  }

  useEffect(() => {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    if (query.trim() === '') return;
    setText(query);
    void show(query, false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address at which the page was opened
  }, []);

  useEffect(() => {
    // The answer to the question in the address comes by itself, so a visitor who has scrolled meanwhile is left there.
    if (outcome.kind !== 'none' && (isSubmitted.current || scrollY === 0)) bringIntoView();
  }, [outcome]);

  return {
    text,
    setText,
    outcome,
    check,
    prepare: () => {
      // A failure does not matter yet, because the search tries again and reports it.
      loadFinder().catch(() => undefined);
      prepareCheck();
    },
    submit: async (submitted) => {
      isSubmitted.current = true;
      setText(submitted);
      // A text that the register does not have may be private. The answer of the check decides which part of it may be in the address.
      writeUrlParameter('q', '');
      await show(submitted, true);
    },
  };
}

/** Scrolls the form to the top, because on a phone the answer is below the visible part. In a small window it still is: then the answer. */
function bringIntoView() {
  const answer = document.getElementById('entity-search-result');
  for (const part of [document.querySelector('main [role="search"]'), answer])
    if (answer && answer.getBoundingClientRect().top > innerHeight * 0.8) part?.scrollIntoView();
}

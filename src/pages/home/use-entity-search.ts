import { useCallback, useEffect, useRef, useState } from 'react';
import { focusAnswer } from '#src/parts/answer/focus-answer.ts';
import { prepareCheck, useCheck, type Check } from '#src/check/use-check.ts';
import { useShownInTitle } from '#src/ui/document-title.ts';
import { entryTexts } from '#src/ui/entry-texts.ts';
import { useQuestionOfAddress, useQuestionOfEntry, writeUrlParameter } from '#src/ui/url-state.ts';
import { findOutcome, loadFinder, notifyOutcome, type EntityOutcome } from './find-outcome.ts';

export interface EntitySearch {
  text: string;
  setText: (text: string) => void;
  outcome: EntityOutcome;
  /** The visitor has searched. Otherwise the question is that of the address. */
  isSubmitted: boolean;
  /** What the check answers about the same text, so that the two never contradict each other. */
  check: Check;
  /** Fetches the register ahead of the search. */
  prepare: () => void;
  submit: (submitted: string) => Promise<void>;
  /** To be called once the answer is on the page: the check has answered about the query too, or has failed. */
  onChecked: (checked: Checked) => void;
}

/** What the check says about a query. */
interface Checked {
  outcome: EntityOutcome;
  /** Of a query that the register does not have, the part that may be in the address. */
  question: string;
  /** The name of the firm that has it on record, if any, such as the owner of a website. */
  firm: string | undefined;
}

/** The Unified Entity Search (SEARCH-2, SEARCH-7, SEARCH-8, SEARCH-9, SEARCH-12). The query is in the address for Back and a reload. */
export function useEntitySearch(): EntitySearch {
  const [text, setText] = useState('');
  const asked = useQuestionOfAddress();
  const ofEntry = useQuestionOfEntry('q', entryTexts);
  // What this hook wrote into the address is never read back, because it may be less than was typed.
  const written = useRef<string>(undefined);
  const write = useCallback((query: string, question: string) => {
    const inAddress = writeUrlParameter('q', question);
    entryTexts.keep(query, inAddress);
    written.current = entryTexts.textOf() ?? inAddress;
  }, []);
  const { outcome, isSubmitted, show, onChecked } = useOutcome(write);
  const check = useCheck('query' in outcome ? outcome.query : '');

  useEffect(() => {
    const isFirst = written.current === undefined;
    if (ofEntry === written.current) return;
    written.current = ofEntry;
    // What was typed before the script ran stays in the field.
    if (isFirst && ofEntry === '') return;
    setText(ofEntry);
    void show(ofEntry, false);
  }, [ofEntry, show]);

  useShownInTitle(asked);

  return {
    text,
    setText,
    outcome,
    isSubmitted,
    check,
    prepare: () => {
      // A failure does not matter yet, because the search tries again and reports it.
      loadFinder().catch(() => undefined);
      prepareCheck();
    },
    submit: async (submitted) => {
      setText(submitted);
      // Back returns to the answer before this one. A text that the register does not have may be private, so the address gets the
      // question only when it is known which part of it may be there.
      if (submitted !== asked) {
        // The new entry keeps the state, and with it the text until there is another.
        written.current = entryTexts.textOf() ?? '';
        history.pushState(history.state, '', location.pathname);
      }
      await show(submitted, true);
    },
    onChecked,
  };
}

/** What was found, and its notice. @param write keeps a query, or the part of it that may be there, in the address */
function useOutcome(write: (query: string, question: string) => void) {
  const [outcome, setOutcome] = useState<EntityOutcome>({ kind: 'none' });
  const [isSubmitted, setSubmitted] = useState(false);
  const run = useRef(0);
  /** The outcome of a search by the visitor, until the check has answered too. */
  const awaited = useRef<EntityOutcome>(undefined);

  const show = useCallback(
    async (query: string, announce: boolean) => {
      // The last search that was started wins, whichever finishes first.
      run.current += 1;
      const ownRun = run.current;
      awaited.current = undefined;
      const isLeft = !announce && query.trim() === '';
      const result: EntityOutcome = isLeft ? { kind: 'none' } : await findOutcome(query);
      if (ownRun !== run.current) return;
      setOutcome(result);
      setSubmitted(announce);
      if (result.kind === 'found') write(query, query);
      if (!announce) return;
      awaited.current = result;
      if (result.kind !== 'missing') notifyOutcome(result);
    },
    [write],
  );

  const onChecked = useCallback(
    ({ outcome: checked, question, firm }: Checked) => {
      if (checked.kind === 'missing') write(checked.query, question);
      if (awaited.current !== checked) return;
      awaited.current = undefined;
      if (checked.kind === 'missing') notifyOutcome(checked, firm);
      // It also closes the keyboard of a telephone, which would cover the answer.
      focusAnswer({ preventScroll: true });
    },
    [write],
  );

  useEffect(() => {
    // The answer to the question in the address comes by itself, so a visitor who has scrolled meanwhile is left there.
    if (outcome.kind !== 'none' && (isSubmitted || scrollY === 0)) bringIntoView();
  }, [outcome, isSubmitted]);

  return { outcome, isSubmitted, show, onChecked };
}

/** Scrolls to the form, because on a phone the answer is below the visible part, or to the answer if most of that would still be. */
function bringIntoView() {
  const answer = document.getElementById('entity-search-result');
  for (const part of [document.querySelector('main [role="search"]'), answer])
    if (answer && answer.getBoundingClientRect().top > innerHeight * 0.6) part?.scrollIntoView();
}

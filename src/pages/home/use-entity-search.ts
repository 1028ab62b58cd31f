import { useLayoutEffect, useState } from 'react';
import { t } from '@lingui/core/macro';
import { askCheck } from '#src/check/start-worker.ts';
import { prepareCheck, useCheck, type Check } from '#src/check/use-check.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { entryTexts } from '#src/ui/entry-texts.ts';
import { notify } from '#src/parts/toast/notify.ts';
import { useQuestionOfAddress, useQuestionOfEntry, writeUrlParameter } from '#src/ui/url-state.ts';
import type { EntityMatches } from './find-firms.ts';

/** A search that the visitor made on this page. Each is another object, so that the same text can be searched for again. */
export interface Searched {
  query: string;
}

export interface EntitySearch {
  /** The text in the field. */
  text: string;
  setText: (text: string) => void;
  /** What is asked: the question in the address, with its whole text as long as the page remembers it. Empty if there is none. */
  query: string;
  /** Undefined if an address asked, as after Back and a reload. */
  searched: Searched | undefined;
  /** What the register has for the query, and the parts that show it; undefined until they are loaded. */
  loaded: { found: EntityMatches; parts: typeof import('./search-answer.tsx') } | undefined;
  /** The register could not be loaded. */
  isFailed: boolean;
  /** What the check says about the query. */
  check: Check;
  /** Loads all that a search needs before there is one. */
  prepare: () => void;
  submit: (typed: string) => void;
}

/** The Unified Entity Search. The address and its history entry are its state (SEARCH-12). */
export function useEntitySearch(): EntitySearch {
  const asked = useQuestionOfEntry();
  const [text, setText] = useState(asked);
  const [searched, setSearched] = useState<Searched>();
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
    if (searched?.query !== asked) setSearched(undefined);
  }

  const query = orEmpty(asked);
  const register = useLoaded(query || undefined, async (wanted) => {
    const [{ findFirms }, parts] = await loadCode();
    return { found: await findFirms(wanted), parts };
  });
  const check = useCheck(query, askCheck);
  useTitlePrefix(useQuestionOfAddress());
  // Not in an effect that runs later, when Back may have led to another entry.
  useLayoutEffect(() => {
    if (asked !== '') entryTexts.keep(asked, writeUrlParameter('q', asked));
  }, [asked]);

  return {
    text,
    setText,
    query,
    searched,
    loaded: register.value,
    isFailed: register.isFailed,
    check,
    prepare: () => {
      // A failure does not matter yet, because the search tries again and reports it.
      loadCode().catch(() => undefined);
      prepareCheck();
    },
    submit: (typed) => {
      const next = orEmpty(typed);
      setText(typed);
      setSearched({ query: next });
      if (next !== asked) entryTexts.begin(next);
      if (next === '') notify({ title: t`Search Cleared`, text: t`Enter a name or ID to search for an entity.`, tone: 'good' });
      register.retry();
      check.retry();
    },
  };
}

/** The query, or an empty text if it has only spaces (SEARCH-9). */
const orEmpty = (text: string) => (text.trim() === '' ? '' : text);

/** Loads the code that searches the register, and the parts that show the answer. Without a connection, the text in the field stays. */
const loadCode = loadOnce(() => Promise.all([import('./find-firms.ts'), import('./search-answer.tsx')]));

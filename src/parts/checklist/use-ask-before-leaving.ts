import { useEffect } from 'react';

/**
 * Asks before the visitor leaves the page and loses input: with our question before another page of this site, and else with the browser's.
 * Browsers from before 2026 have no Navigation API and ask only the latter.
 */
export function useAskBeforeLeaving(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const askHere = (event: NavigateEvent) => {
      const { sameDocument, url } = event.destination;
      const leaves = sameDocument && new URL(url).pathname !== location.pathname;
      // oxlint-disable-next-line no-alert -- the answer is needed before the navigation goes on, as with the browser's own question
      if (leaves && event.cancelable && !confirm(question)) event.preventDefault();
    };
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.navigation?.addEventListener('navigate', askHere);
    addEventListener('beforeunload', askBrowser);
    return () => {
      globalThis.navigation?.removeEventListener('navigate', askHere);
      removeEventListener('beforeunload', askBrowser);
    };
  }, [unsaved, question]);
}

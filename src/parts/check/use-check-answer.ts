import { useEffect, useMemo, useState } from 'react';
import type { CheckAnswer, CheckIndex } from '#src/search/check/check.ts';

/** The answer of the check for a text, computed again when the index is extended; undefined until there is an index. */
export function useCheckAnswer(index: CheckIndex | undefined, text: string): CheckAnswer | undefined {
  const parts = useParts(index);
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the same question has another answer when the index has more parts
  return useMemo(() => index?.check(text), [index, text, parts]);
}

/** The number of parts added to the index since it was returned. */
function useParts(index: CheckIndex | undefined): number {
  const [parts, setParts] = useState(0);
  useEffect(() => {
    let isWaiting = true;
    for (const part of index?.more ?? []) part.then(() => isWaiting && setParts((count) => count + 1), reportError);
    return () => {
      isWaiting = false;
    };
  }, [index]);
  return parts;
}

import { useEffect, useMemo, useState } from 'react';
import type { CheckAnswer, CheckIndex } from '#src/search/check.ts';

/** What the check says of a text; asked again once the whole index is there. None until there is an index. */
export function useCheckAnswer(index: CheckIndex | undefined, text: string): CheckAnswer | undefined {
  const isWhole = useIsWhole(index);
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the same question has another answer when the index is whole
  return useMemo(() => index?.check(text), [index, text, isWhole]);
}

/** Whether every part of the index is there. */
function useIsWhole(index: CheckIndex | undefined): boolean {
  const [whole, setWhole] = useState<CheckIndex>();
  useEffect(() => {
    let isWaiting = true;
    index?.whole.then(() => isWaiting && setWhole(index), reportError);
    return () => {
      isWaiting = false;
    };
  }, [index]);
  return index !== undefined && whole === index;
}

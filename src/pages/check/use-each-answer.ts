import { useEffect, useState } from 'react';
import type { Address } from '#src/search/check/address.ts';
import type { CheckAnswer, CheckIndex } from '#src/search/check/check.ts';

/** An address in a message, with the answer for it alone. */
export interface AddressAnswer {
  address: Address;
  answer: CheckAnswer;
}

/** The number of answers computed before the page can draw and handle keys. */
const AT_ONCE = 20;

/** The answers for the addresses of a message, in order. There may be thousands, so they are computed step by step. */
export function useEachAnswer(index: CheckIndex, addresses: readonly Address[]): readonly AddressAnswer[] {
  const [{ of, answers }, setDone] = useState<{ of: readonly Address[]; answers: readonly AddressAnswer[] }>({ of: [], answers: [] });
  const known = of === addresses ? answers : NONE;

  useEffect(() => {
    if (known.length === addresses.length) return undefined;
    const timer = setTimeout(() => {
      const next = addresses.slice(known.length, known.length + AT_ONCE);
      setDone({ of: addresses, answers: [...known, ...next.map((address) => ({ address, answer: index.check(address.said) }))] });
    });
    return () => clearTimeout(timer);
  }, [index, addresses, known]);

  return known;
}

const NONE: readonly AddressAnswer[] = [];

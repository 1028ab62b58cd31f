import { useEffect, useState } from 'react';
import type { Address } from '#src/search/check/address.ts';
import type { CheckAnswer, CheckIndex } from '#src/search/check/check.ts';

/** An address of a message, and the answer that it gets when it is asked for alone. */
export interface AddressAnswer {
  address: Address;
  answer: CheckAnswer;
}

/** So many answers are worked out before the page may draw and take a key. */
const AT_ONCE = 20;

/** The answers to the addresses of a message, in order, as far as they are worked out: there may be thousands. */
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

import { useEffect, useState } from 'react';

/** Whether a value has stayed the same for so many milliseconds: what is announced at every key is not understood. */
export function useRested(value: unknown, ms: number): boolean {
  const [rested, setRested] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested === value;
}

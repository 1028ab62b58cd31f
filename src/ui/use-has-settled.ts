import { useEffect, useState } from 'react';

const SETTLE_MS = 700;

/** Whether a value has stayed the same for a moment. Announcements at every keystroke cannot be understood. */
export function useHasSettled(value: unknown): boolean {
  const [settled, setSettled] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}

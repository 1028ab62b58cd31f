import { useEffect, useState } from 'react';

const REST_MS = 700;

/** Whether a value has stayed the same for a moment. Announcements at every keystroke cannot be understood. */
export function useRested(value: unknown): boolean {
  const [rested, setRested] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}

import { useEffect, useState } from 'react';

const PAUSE_MS = 700;

/** Whether a value has stopped changing for a moment, such as a text that somebody types. Announcements at every keystroke cannot be understood. */
export function useHasStopped(value: unknown): boolean {
  const [last, setLast] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setLast(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return last === value;
}

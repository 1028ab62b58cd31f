/** The most results that are kept. A message repeats its words and characters. */
const MAX_KEPT = 5_000;

/** Caches the results of a function of words, characters or places. */
export function memo<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = compute(text);
      if (known.size >= MAX_KEPT) known.clear();
      known.set(text, result);
    }
    return result;
  };
}

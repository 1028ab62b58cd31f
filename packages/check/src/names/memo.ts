/** Caches the results of a function. It is meant for functions of single characters or of places, of which there are few. */
export function memo(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = compute(text);
      known.set(text, result);
    }
    return result;
  };
}

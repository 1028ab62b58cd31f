/**
 * Fetches a data file of the release. If it is missing, the page is not reloaded as for a missing chunk: the part of the page that shows records
 * shows a message instead.
 * @returns the value in the file, which the same build has written as a `T`
 * @throws if it cannot be fetched, or is not JSON, such as a page that a host sends instead of a missing file.
 */
export async function fetchData<T>(address: string, signal: AbortSignal | null = null): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`);
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the same build
  return (await response.json()) as T;
}

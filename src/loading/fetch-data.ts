/**
 * Fetches a data file of the release. If it is missing, the page is not reloaded as for a missing chunk: whoever loads records shows a message.
 * @throws if it cannot be fetched.
 */
export async function fetchData<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`);
  // oxlint-disable-next-line no-unsafe-type-assertion -- the build wrote the file for this type
  return (await response.json()) as T;
}

/**
 * Fetches a data file of the release as bytes. If it is missing, the page is not reloaded as for a missing chunk: whoever loads records shows a
 * message.
 * @throws if it cannot be fetched.
 */
export async function fetchData(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

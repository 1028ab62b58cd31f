import others from 'content:document-fonts';
import type { DocumentFonts } from '@frontier/documents';
import regular from '@frontier/documents/fonts/archivo-regular.ttf';
import strong from '@frontier/documents/fonts/archivo-semibold.ttf';
import { fetchFile } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';

/** Loads the fonts of documents in the language of the page. @throws if they cannot be fetched; the next call tries again. */
export const loadFonts = loadOnce(async (): Promise<DocumentFonts> => {
  const [first, second] = await Promise.all([fetchAll([...others.regular, regular]), fetchAll([...others.strong, strong])]);
  return { regular: first, strong: second };
});

function fetchAll(addresses: readonly string[]): Promise<Uint8Array[]> {
  return Promise.all(addresses.map(fetchBytes));
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(address)).arrayBuffer());
}

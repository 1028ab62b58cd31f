import regular from '#src/documents/fonts/archivo-regular.ttf';
import strong from '#src/documents/fonts/archivo-semibold.ttf';
import type { PaperFonts } from '#src/documents/model.ts';

let fonts: Promise<PaperFonts> | undefined;

/** The fonts of documents, fetched once. @throws when they cannot be had; the next call tries again. */
export function loadFonts(): Promise<PaperFonts> {
  fonts ??= Promise.all([fetchBytes(regular), fetchBytes(strong)]).then(
    ([first, second]) => ({ regular: first, strong: second }),
    (error: unknown) => {
      fonts = undefined;
      throw error;
    },
  );
  return fonts;
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

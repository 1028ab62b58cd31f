import { loadFonts } from '#src/parts/download/fonts.ts';
import { connectMaker } from './maker.ts';

/** As in a visitor's download, the first document loads the engine and its fonts. */
await connectMaker(async () => {
  const [{ makePdf }, fonts] = await Promise.all([import('@frontier/documents'), loadFonts()]);
  return ({ document, letterhead }) => makePdf(document, letterhead, fonts);
});

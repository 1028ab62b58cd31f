import { loadFonts } from '#src/parts/download/fonts.ts';
import { connectMaker } from './maker.ts';

/** As a visitor's download: the engine and its fonts come when the first document is asked for. */
await connectMaker(async () => {
  const [{ makePdf }, fonts] = await Promise.all([import('#src/documents/pdf.ts'), loadFonts()]);
  return ({ document, letterhead }) => makePdf(document, letterhead, fonts);
});

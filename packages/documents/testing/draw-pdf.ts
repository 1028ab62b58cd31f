import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A canvas of @napi-rs/canvas, for which PDF.js has no type. */
interface CanvasFactory {
  create?: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** Draws the first page of a PDF file. @returns the shade of each pixel, row by row, from 0 (black) to 255 (white) */
export async function drawPdf(bytes: Uint8Array, width: number, height: number): Promise<Uint8ClampedArray> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await loading.promise;
    const page = await pdf.getPage(1);
    const factory: CanvasFactory = pdf.canvasFactory;
    const drawing = factory.create?.(width, height);
    if (!drawing) throw new Error('PDF.js has no canvas');
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    await page.render({ canvas: drawing.canvas, canvasContext: drawing.context, viewport }).promise;
    // Of each pixel, the green part.
    return drawing.context.getImageData(0, 0, width, height).data.filter((_, at) => at % 4 === 1);
  } finally {
    await loading.destroy();
  }
}

// The browser build, in Node as well: the two builds of pdfkit differ in bytes, and a document must not (docs/decisions/012).
// Its package offers Node the other one, hence the path.
export { default as PDFDocument, type EmbeddedFont } from '../../node_modules/pdfkit/js/pdfkit.browser.mjs';

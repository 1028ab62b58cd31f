// The browser build is used in Node too, because the two builds of pdfkit write different bytes (docs/decisions/012). The
// package gives Node the other build, so this imports the file by its path.
// oxlint-disable-next-line no-restricted-imports -- the only way to that build
export { default as PDFDocument, type EmbeddedFont } from '../../../node_modules/pdfkit/js/pdfkit.browser.mjs';

/** Stands in for the decoder of WOFF2 fonts: 50 kB that documents, whose fonts are TrueType, never need. @throws always. */
export default function decompress(): never {
  throw new Error('Documents take TrueType fonts, not WOFF2');
}

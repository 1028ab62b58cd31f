const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** The bytes of the last text. A new array for each text would stay in memory until the browser collects all garbage. */
let bytes = new Uint8Array(2 ** 16);

/**
 * The same text, at one byte a character if it is ASCII. A browser keeps a text that was made of a wider one as wide as that was. Half of a
 * surrogate pair becomes U+FFFD, but no content file can contain one, because all are UTF-8.
 */
export function narrow(text: string): string {
  // UTF-8 takes at most three bytes for each UTF-16 unit.
  if (text.length * 3 > bytes.length) bytes = new Uint8Array(text.length * 3);
  return decoder.decode(bytes.subarray(0, encoder.encodeInto(text, bytes).written));
}

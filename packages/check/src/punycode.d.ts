/** The one function that we use of this package, which has no types. */
declare module 'punycode/punycode.es6.js' {
  /** Converts a host from Punycode to Unicode. @throws {RangeError} if it is not valid Punycode */
  export function toUnicode(host: string): string;
}

/** The package has no types of its own; the site uses one function of it. */
declare module 'punycode/punycode.es6.js' {
  /** A host in punycode as Unicode. @throws {RangeError} when it is no valid punycode */
  export function toUnicode(host: string): string;
}

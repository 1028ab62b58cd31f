/**
 * The same text, at one byte a character if it is ASCII. A browser keeps a text that was made of a wider one as wide as that was. Half of a
 * surrogate pair becomes U+FFFD, but no content file can contain one, because all are UTF-8.
 */
export const narrow = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

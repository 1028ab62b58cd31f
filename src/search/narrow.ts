/** The same text, at one byte a character if it is ASCII. A browser keeps a text that was made of a wider one as wide as that was. */
export const narrow = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

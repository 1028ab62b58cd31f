/**
 * `npm test` tries a part of what generators make, and `npm run release -- thorough` all of it. The seeds are the same, so the part is the
 * beginning of the whole.
 */
export const isThorough = process.env['THOROUGH'] !== undefined;

/** The number of generated cases to try: a fifth, or all. */
export const sampleOf = (all: number) => (isThorough ? all : all / 5);

/** `npm test` tries a part of the cases, and `npm run release` all of them. */
export const isThorough = process.env['THOROUGH'] !== undefined;

/** The number of generated cases to try: all, or a part of them. */
export const sampleOf = (all: number, part = 5) => (isThorough ? all : Math.ceil(all / part));

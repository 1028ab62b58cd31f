/** `npm test` tries a part of the cases, and `npm run release -- thorough` and `npm run release -- site` all of them. */
export const isThorough = process.env['THOROUGH'] !== undefined;

/** The number of generated cases to try: a fifth, or all. */
export const sampleOf = (all: number) => (isThorough ? all : all / 5);

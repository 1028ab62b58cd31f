/** `npm test` tries a part of the cases, and `npm run release` all of them. */
export const isThorough = process.env['THOROUGH'] !== undefined;

/** The number of generated cases to try: all, or a part of them. */
export const sampleOf = (all: number, part = 5) => (isThorough ? all : Math.ceil(all / part));

/** All items of a list, or a part of them. Each turn has other ones, so that a few turns try all items. */
export const someOf = <T>(list: readonly T[], turn: number, part = 5): readonly T[] =>
  isThorough ? list : list.filter((_, index) => (index + turn) % part === 0);

/** How the two long lists, the register and the warnings, are divided. The build and the browser both read this. */

/** A list of at most so many records is in its page as a whole; a longer one is shown page by page. */
export const MOST_WHOLE = Infinity;

/** Records on one page of a long list. A warning is a card of a dozen lines, a firm is one row. */
export const FIRMS_PER_PAGE = 100;
export const WARNINGS_PER_PAGE = 50;

/**
 * Records in one shard of a long list: a file of its own, which a slow phone evaluates without a noticeable pause.
 * Multiples of the page sizes, so that one page needs one shard.
 */
export const FIRMS_PER_SHARD = 4000;
export const WARNINGS_PER_SHARD = 2000;

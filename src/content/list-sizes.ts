/** How the two long lists, the register and the warnings, are divided. The build and the browser both read this. */

/** A list of at most so many records is in its page as a whole; a longer one is shown page by page. */
export const MOST_WHOLE = 1000;

/** Records on one page of a long list. A warning is a card of a dozen lines, a firm is one row. */
export const FIRMS_PER_PAGE = 100;
export const WARNINGS_PER_PAGE = 50;

/**
 * Records in one shard of a long list: a file of its own, which a slow phone evaluates without a noticeable pause.
 * Multiples of the page sizes, so that one page needs one shard.
 */
export const FIRMS_PER_SHARD = 4000;
export const WARNINGS_PER_SHARD = 2000;

/**
 * Records of which the rest is in one file, whatever the length of the list: one request answers a click on a firm. For
 * warnings there are fewer, because each card in view of a searched list may need another file.
 */
export const DETAILS_PER_CHUNK = 512;
export const REASONS_PER_CHUNK = 64;

/**
 * The copy of the site for use without a network is at most 300 requests. It holds the shards of the lists, and the full
 * records of firms with the reasons of the warnings, only where they are no more files than this. The pages, the code
 * and the documents are about 220 files.
 */
const MOST_KEPT_SHARDS = 60;
const MOST_KEPT_RECORDS = 20;

/** What that copy holds of the lists: everything; no full records and reasons; or only the first page of a list. */
export type KeptOfLists = 'everything' | 'lists' | 'first-pages';

/** Decides it, of the number of files with shards, and with full records and reasons. */
export function keptOfLists(shards: number, records: number): KeptOfLists {
  if (shards > MOST_KEPT_SHARDS) return 'first-pages';
  return records > MOST_KEPT_RECORDS ? 'lists' : 'everything';
}

/** The files of a built site that {@link keptOfLists} speaks of. */
export const SHARD_FILE = /^\/assets\/rows-\d+-/;
export const RECORD_FILE = /^\/assets\/(details|reason-chunks)-\d+-/;

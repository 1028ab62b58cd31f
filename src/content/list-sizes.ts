/** How the register and the warnings are divided. The build and the browser use these numbers. */

/** A list with at most this many records is on its page as a whole; a longer one is shown page by page. */
export const MOST_WHOLE = 1000;

/** Records on one page of a long list. A warning is a card of a dozen lines, a firm is one row. */
export const FIRMS_PER_PAGE = 100;
export const WARNINGS_PER_PAGE = 50;

/**
 * Records in a shard, a file with part of a long list: about 100 kB after brotli. A page of the list needs one of them, and a search all, so
 * each costs a search the time of a request. These are multiples of the page sizes, so one page needs one shard.
 */
export const FIRMS_PER_SHARD = 12_000;
export const WARNINGS_PER_SHARD = 6000;

/**
 * Records whose details are in one file, in lists of any length. One request answers a click on a firm. Files with reasons
 * are smaller, because each card that a search shows may need another file.
 */
export const DETAILS_PER_CHUNK = 512;
export const REASONS_PER_CHUNK = 64;

/**
 * The offline copy of the site has at most 300 files, of which about 220 are pages, code and documents. It includes shards, and
 * full records and reasons, only up to these numbers of files.
 */
const MOST_KEPT_SHARDS = 60;
const MOST_KEPT_RECORDS = 20;

/** The part of the lists in the offline copy: everything; no full records and reasons; or only the first pages. */
export type OfflineListScope = 'everything' | 'lists' | 'first-pages';

/** Decides this from the number of files with shards, and of files with full records and reasons. */
export function offlineListScope(shards: number, records: number): OfflineListScope {
  if (shards > MOST_KEPT_SHARDS) return 'first-pages';
  return records > MOST_KEPT_RECORDS ? 'lists' : 'everything';
}

/** The files that {@link offlineListScope} counts. */
export const SHARD_FILE = /^\/assets\/(firms|contacts|warnings)-\d+-/;
export const RECORD_FILE = /^\/assets\/(details|reason-chunks)-\d+-/;

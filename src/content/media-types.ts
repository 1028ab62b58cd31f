/** The media types of files made from the content, for the headers of hosts and the development server. */

const MEDIA_TYPES = [
  ['.csv', 'text/csv; charset=utf-8; header=present'],
  ['.schema.json', 'application/schema+json'],
  ['.json', 'application/json'],
  ['.atom', 'application/atom+xml'],
] as const;

/**
 * The `Content-Type` of a file. A file without an extension is text. Text has the charset UTF-8, and a table says that it has a header row
 * (RFC 4180 §3). JSON and XML are UTF-8 by default.
 */
export function contentTypeOf(address: string): string {
  return MEDIA_TYPES.find(([ending]) => address.endsWith(ending))?.[1] ?? 'text/plain; charset=utf-8';
}

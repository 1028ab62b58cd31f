/** The media types of files made from the content, for the headers of hosts, the development server and the data catalogue. */

const MEDIA_TYPES = [
  ['.csv', 'text/csv'],
  ['.schema.json', 'application/schema+json'],
  ['.json', 'application/json'],
  ['.jsonld', 'application/ld+json'],
  ['.atom', 'application/atom+xml'],
] as const;

/** The media type of a file (IANA). A file without an extension is text. */
export function mediaTypeOf(address: string): string {
  return MEDIA_TYPES.find(([ending]) => address.endsWith(ending))?.[1] ?? 'text/plain';
}

/**
 * The same as a `Content-Type`. Text has the charset UTF-8, and a table says that it has a header row (RFC 4180 §3). JSON and
 * XML are UTF-8 by default.
 */
export function contentTypeOf(address: string): string {
  const type = mediaTypeOf(address);
  if (!type.startsWith('text/')) return type;
  return type === 'text/csv' ? `${type}; charset=utf-8; header=present` : `${type}; charset=utf-8`;
}

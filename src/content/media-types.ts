/** What kind of file the build makes of the content, by its address: for the host's headers, the development server and the catalogue. */

const MEDIA_TYPES = [
  ['.csv', 'text/csv'],
  ['.schema.json', 'application/schema+json'],
  ['.json', 'application/json'],
  ['.jsonld', 'application/ld+json'],
  ['.atom', 'application/atom+xml'],
] as const;

/** The media type of such a file (IANA); a file without an ending is text. */
export function mediaTypeOf(address: string): string {
  return MEDIA_TYPES.find(([ending]) => address.endsWith(ending))?.[1] ?? 'text/plain';
}

/**
 * The same as a `Content-Type`: text says that it is UTF-8, a table that its first row names the columns (RFC 4180
 * §3); JSON and XML are UTF-8 of themselves.
 */
export function contentTypeOf(address: string): string {
  const type = mediaTypeOf(address);
  if (!type.startsWith('text/')) return type;
  return type === 'text/csv' ? `${type}; charset=utf-8; header=present` : `${type}; charset=utf-8`;
}

import site from 'content:site';

/** A page's title: its heading first, for tabs and lists of history; the home page begins with the name. */
export function documentTitle(path: string, heading: string): string {
  return path === '/' ? `${site.name}: ${heading}` : `${heading} - ${site.name}`;
}

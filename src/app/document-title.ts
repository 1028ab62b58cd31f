import site from 'content:site';
import { COLON } from '#src/i18n/punctuation.ts';

/** The title of a page. It begins with the heading, because tabs and histories cut titles off; the home page begins with the name. */
export function documentTitle(path: string, heading: string): string {
  return path === '/' ? site.name + COLON + heading : `${heading.replace(/[.。]$/, '')} – ${site.name}`;
}

import { shareable } from './shareable.ts';

/** The address of a page that is asked about a text, or of the page alone when the text is a message. */
export function askAt(path: string, text: string): string {
  return path + queryOf('q', text);
}

/** Where to report a scam, with what is to be reported when that is a name or an address. */
export function reportScamAt(subject: string): string {
  return `/contact${queryOf('about', subject)}#report-a-scam`;
}

function queryOf(name: string, text: string): string {
  const kept = shareable(text);
  return kept === '' ? '' : `?${new URLSearchParams({ [name]: kept }).toString()}`;
}

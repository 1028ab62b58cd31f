import { shareable } from './shareable.ts';

/** The address of a page with a search for a text, or without a search if the text is a message. */
export function askAt(path: string, text: string): string {
  return path + queryOf('q', text);
}

/** The address of the form to report a scam, filled in with the subject if it is a name or an address. */
export function reportScamAt(subject: string): string {
  return `/contact${queryOf('about', subject)}#report-a-scam`;
}

function queryOf(name: string, text: string): string {
  const kept = shareable(text);
  return kept === '' ? '' : `?${new URLSearchParams({ [name]: kept }).toString()}`;
}

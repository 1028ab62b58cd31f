import { shareable } from './shareable.ts';

/** The address of a page that is asked about a text, or of the page alone when the text is a message. */
export function askAt(path: string, text: string): string {
  const question = shareable(text);
  return question === '' ? path : `${path}?${new URLSearchParams({ q: question }).toString()}`;
}

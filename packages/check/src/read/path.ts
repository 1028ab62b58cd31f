import { parseUrl } from './host.ts';

/** The home page of a site. */
export const NO_PATH = { path: '/', query: '' };

/**
 * Reads the path and the query, and spells all equal forms in one way: escaped letters are decoded, and every character that would end an
 * address in a sentence is escaped. The fragment is left out.
 */
export function readPath(text: string): { path: string; query: string } {
  const parsed = parseUrl(`http://host${text}`);
  if (!parsed) return NO_PATH;
  const path = escapeCharacters(parsed.pathname).replaceAll(/(?:%[0-9a-f]{2})+/gi, spellEscaped);
  return { path: trimDots(path), query: trimDots(escapeCharacters(parsed.search.slice(1))) };
}

const escapeCharacters = (part: string) =>
  part.replaceAll(/[^\w./~=&+@$?%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Removes the dots and question marks of a sentence at the end. A regular expression would be slow for a long row of them. */
function trimDots(part: string): string {
  let end = part.length;
  while (end > 0 && '.?'.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

/** Converts escaped letters to plain form: `%C3%BC` becomes `ü`, `%2F` stays. */
function spellEscaped(escaped: string): string {
  try {
    const plain = decodeURIComponent(escaped);
    return /^[\p{L}\p{N}_.~-]+$/u.test(plain) && plain.normalize('NFKC') === plain ? plain : escaped.toUpperCase();
  } catch {
    return escaped.toUpperCase();
  }
}

/** The port, unless it is the default of the scheme, or without a scheme the default of either. */
export function portOf(text: string, scheme: string): string | undefined {
  const port = Number(text);
  if (text === '' || port > 65_535) return undefined;
  const isDefault = (port === 80 && !SECURE.test(scheme)) || (port === 443 && (scheme === '' || SECURE.test(scheme)));
  return isDefault ? undefined : String(port);
}

const SECURE = /s[:;./]+$/i;

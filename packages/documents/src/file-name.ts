/** The most characters in a file name without its extension (PDF-4). */
const MAX_LENGTH = 50;

/**
 * The file name of a document (PDF-4): its title in lower case, at most 50 characters, with `_` for everything except Latin letters and
 * digits. In a publication, only spaces become `_`. If any other title has no Latin letter and no digit, the name is made of the reference.
 */
export function fileNameOf(title: string, reference: string, type?: string): string {
  return `${nameOf(title, type) || nameOf(reference)}.pdf`;
}

/** An empty name if no letter or digit is left. */
function nameOf(text: string, type?: string): string {
  const lower = text.toLowerCase();
  if (type === 'publication') return lower.replaceAll(' ', '_');
  const name = lower.replaceAll(/[^a-z0-9]/g, '_').slice(0, MAX_LENGTH);
  return /[a-z0-9]/.test(name) ? name : '';
}

/** The most characters in a file name without its extension (PDF-4). */
const MOST_CHARACTERS = 50;

/**
 * The file name of a document (PDF-4): lower case, at most 50 characters, with `_` for everything except letters and digits. For
 * a publication, only spaces become `_`.
 */
export function fileNameOf(title: string, type?: string): string {
  const name = title.toLowerCase();
  return `${type === 'publication' ? name.replaceAll(' ', '_') : name.replaceAll(/[^a-z0-9]/g, '_').slice(0, MOST_CHARACTERS)}.pdf`;
}

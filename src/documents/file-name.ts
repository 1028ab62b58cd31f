/** The most characters of a file's name, before its ending (PDF-4). */
const MOST_CHARACTERS = 50;

/**
 * The name of a document's file (PDF-4): lower case, `_` for all but letters and digits, 50 characters at
 * most; a publication's has `_` for its spaces alone.
 */
export function fileNameOf(title: string, type?: string): string {
  const name = title.toLowerCase();
  return `${type === 'publication' ? name.replaceAll(' ', '_') : name.replaceAll(/[^a-z0-9]/g, '_').slice(0, MOST_CHARACTERS)}.pdf`;
}

/** The most characters of a file's name, before its ending (specification §7). */
const MOST_CHARACTERS = 50;

/** A guidance document's or advisory's file: lower case, `_` for all but letters and digits, 50 characters at most (specification §7). */
export function fileNameOf(title: string, extension = 'pdf'): string {
  return `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_')
    .slice(0, MOST_CHARACTERS)}.${extension}`;
}

/** A publication's file: lower case, `_` for spaces (specification §7). */
export function publicationFileName(title: string): string {
  return `${title.toLowerCase().replaceAll(' ', '_')}.pdf`;
}

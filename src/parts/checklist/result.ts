import type { Checklist } from '#src/content/document-schemas.ts';

/** The words of the file, in the page's language. */
export interface ResultWords {
  done: string;
  open: string;
  todo: string;
  /** "4 of 9 completed". */
  of: string;
}

/** What a visitor takes away: what is done, what is open, and what to do about it. */
export function resultAsText({ title, sections }: Checklist, checked: ReadonlySet<string>, words: ResultWords): string {
  const lines = sections.flatMap(({ name, items }) => [
    '',
    name,
    ...items.flatMap(({ id, text, todo, source }) =>
      checked.has(id)
        ? [`[x] ${words.done}: ${text} (${source})`]
        : [`[ ] ${words.open}: ${text} (${source})`, `    ${words.todo}: ${todo}`],
    ),
  ]);
  return [title, words.of, ...lines, ''].join('\n');
}

/** The file's name, by the rule for documents (specification §7): lower case, `_` for the rest, 50 characters at most. */
export function fileNameOf(title: string, extension: string): string {
  return `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 50)}.${extension}`;
}

/** Hands a text to the visitor as a file made in the browser; nothing is sent. */
export function saveText(title: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(title, 'txt');
  link.click();
  URL.revokeObjectURL(address);
}

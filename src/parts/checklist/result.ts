import { fileNameOf } from '#src/documents/file-name.ts';
import type { Checklist } from '#src/content/build-time/schemas/texts.ts';

/** The words of the file, in the page's language. */
export interface ResultWords {
  done: string;
  open: string;
  todo: string;
  /** "4 of 9 completed". */
  of: string;
}

/** The result as plain text, for when no document can be made: what is done, what is open, and what to do about it. */
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

/** The text's file, named as its document is. */
export function textFileName(title: string): string {
  return fileNameOf(title).replace(/pdf$/, 'txt');
}

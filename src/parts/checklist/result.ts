import { fileNameOf } from '@frontier/documents/file-name';
import { COLON, inParentheses } from '#src/i18n/punctuation.ts';
import type { Checklist } from '#build/content/schemas/texts.ts';

/** The words in the file, in the language of the page. */
export interface ResultWords {
  done: string;
  open: string;
  todo: string;
  /** "4 of 9 completed". */
  of: string;
}

/** The result as plain text, if no document can be made: the items done, the open items, and what to do about them. */
export function resultAsText({ title, sections }: Checklist, checked: ReadonlySet<string>, words: ResultWords): string {
  const lines = sections.flatMap(({ name, items }) => [
    '',
    name,
    ...items.flatMap(({ id, text, todo, source }) =>
      checked.has(id)
        ? [`[x] ${words.done}${COLON}${inParentheses(text, source)}`]
        : [`[ ] ${words.open}${COLON}${inParentheses(text, source)}`, `    ${words.todo}${COLON}${todo}`],
    ),
  ]);
  return [title, words.of, ...lines, ''].join('\n');
}

/** The name of the text file, like that of the document. */
export function textFileName({ title, ref }: Pick<Checklist, 'title' | 'ref'>): string {
  return fileNameOf(title, ref).replace(/pdf$/, 'txt');
}

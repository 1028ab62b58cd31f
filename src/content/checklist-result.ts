import type { BlockModel, DocumentModel } from '@frontier/documents';
import { writeDay } from '#src/i18n/dates.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { Checklist, DocumentTexts } from '#build/content/schemas/texts.ts';
import { fill } from './fill.ts';

/**
 * The result of a checklist as a document: the items done, the open items, and what to do about them.
 * @param checked the ids of the items done
 */
export function checklistResult(
  { title, ref, date, lead, sections }: Checklist,
  checked: ReadonlySet<string>,
  texts: DocumentTexts,
  language: LanguageCode,
): DocumentModel {
  const all = sections.flatMap(({ items }) => items);
  const completed = all.filter(({ id }) => checked.has(id)).length;
  return {
    language,
    title,
    meta: fill(texts.result, { reference: ref, date: writeDay(date, language), done: completed, total: all.length }),
    reference: ref,
    date,
    lead,
    sections: sections.map(({ name, items }) => {
      const done = items.filter(({ id }) => checked.has(id)).map(({ text, source }) => fill(texts.doneItem, { text, source }));
      const open = items.filter(({ id }) => !checked.has(id)).map((item) => fill(texts.openItem, item));
      const blocks: BlockModel[] = [];
      if (open.length > 0) blocks.push({ text: texts.open }, { list: open });
      if (done.length > 0) blocks.push({ text: texts.done }, { list: done });
      return { heading: name, blocks };
    }),
  };
}

import type { BlockModel, DocumentModel } from '#src/documents/model.ts';
import type { Checklist } from './build-time/schemas/texts.ts';

/**
 * The result of a checklist as a document: the items done, the open items, and what to do about them.
 * @param checked the ids of the items done
 */
export function checklistResult({ title, ref, date, lead, sections }: Checklist, checked: ReadonlySet<string>): DocumentModel {
  const items = sections.flatMap((section) => section.items);
  const completed = items.filter(({ id }) => checked.has(id)).length;
  return {
    language: 'en',
    title,
    meta: `Checklist ${ref}, version of ${date}. ${completed} of ${items.length} completed.`,
    reference: ref,
    date,
    lead,
    sections: sections.map(({ name, items: own }) => {
      const done = own.filter(({ id }) => checked.has(id)).map(({ text, source }) => `${text} (${source})`);
      const open = own.filter(({ id }) => !checked.has(id)).map(({ text, todo, source }) => `${text} (${source}) To do: ${todo}`);
      const blocks: BlockModel[] = [];
      if (open.length > 0) blocks.push({ text: 'Open:' }, { list: open });
      if (done.length > 0) blocks.push({ text: 'Done:' }, { list: done });
      return { heading: name, blocks };
    }),
  };
}

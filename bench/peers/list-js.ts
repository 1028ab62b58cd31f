import List from 'list.js';
import { connect, drawFrame, readTask, rowTemplate, rowTexts } from './peer.ts';

/**
 * List.js as in its guide: all records at once, its own search, no pagination. It draws up to 10,000 rows, its default; a page
 * with all rows would be slower. Three details help it: it searches at the `input` event and not when the key is released; the
 * text is quoted, so that it is one substring; and its rows are plain.
 */
const task = await readTask();
const rows = drawFrame(task);
rows.classList.add('rows');
const container = document.querySelector('main');
if (!container) throw new Error('The page has no main');
const values = task.records.map(rowTexts);
const list = new List(container, { valueNames: Object.keys(values[0] ?? {}), item: rowTemplate(task), listClass: 'rows' }, values);

connect((text) => {
  list.search(text === '' ? '' : `"${text}"`, task.fields);
  return list.matchingItems.length;
});

import Fuse from 'fuse.js';
import type { SearchRecord } from '../screens.ts';
import { connect, drawFrame, readTask, rowTemplate, rowTexts } from './peer.ts';

/**
 * Fuse.js in its fastest mode for exact substrings: extended search with one quoted include token, no sorting, no scores by
 * field length. It draws at most as many rows as one of our pages, in the cheapest way, so that only the search is compared.
 */
const task = await readTask();
const rows = drawFrame(task);
const template = document.createElement('template');
template.innerHTML = rowTemplate(task);

const fuse = new Fuse(task.records, {
  keys: task.fields.map((field) => `fields.${field}`),
  useExtendedSearch: true,
  shouldSort: false,
  ignoreFieldNorm: true,
});

connect((text) => {
  const found = text === '' ? task.records : fuse.search(`'"${text}"`).map(({ item }) => item);
  rows.replaceChildren(...found.slice(0, task.rows).map(drawRow));
  return found.length;
});

function drawRow(record: SearchRecord): Node {
  const row = template.content.cloneNode(true);
  if (!(row instanceof DocumentFragment)) throw new TypeError('A template holds a fragment');
  for (const [name, text] of Object.entries(rowTexts(record))) {
    const element = row.querySelector(`.${name}`);
    if (element) element.textContent = text;
  }
  return row;
}

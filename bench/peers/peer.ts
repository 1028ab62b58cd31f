import type { SearchRecord } from '../screens.ts';

/** The task of a peer's page. The address describes it: `?records=/data/x.js&rows=40`. */
export interface Task {
  records: SearchRecord[];
  /** The most rows to draw: as many as our page has. */
  rows: number;
  /** The names of the searched fields. */
  fields: string[];
}

/** Reads the task. The records are a module, as in our page. */
export async function readTask(): Promise<Task> {
  const parameters = new URLSearchParams(location.search);
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by `sites.ts` from the same type
  const { default: records } = (await import(/* @vite-ignore */ parameters.get('records') ?? '')) as { default: SearchRecord[] };
  return { records, rows: Number(parameters.get('rows')), fields: Object.keys(records[0]?.fields ?? {}) };
}

/** Adds a list to the page: a table of firms, or cards if records have a note. @returns the element for the rows */
export function drawFrame({ records, fields }: Task): HTMLElement {
  const cards = records[0]?.note !== undefined;
  const main = find('main');
  const container = document.createElement(cards ? 'ul' : 'table');
  main.append(container);
  if (cards) return container;
  const head = document.createElement('thead');
  head.insertRow().append(
    ...fields.map((field) => {
      const cell = document.createElement('th');
      cell.textContent = field;
      return cell;
    }),
  );
  const body = document.createElement('tbody');
  container.append(head, body);
  return body;
}

/** The HTML of an empty row, with an element for each field, whose class is the name of the field. */
export function rowTemplate({ records, fields }: Task): string {
  if (records[0]?.note === undefined) return `<tr>${fields.map((field) => `<td class="${field}"></td>`).join('')}</tr>`;
  return `<li>${fields.map((field) => `<p class="${field}"></p>`).join('')}<p class="note"></p></li>`;
}

/** The texts of a row, by class. */
export function rowTexts({ fields, note }: SearchRecord): Record<string, string> {
  const texts = Object.entries(fields).map(([field, value]) => [field, typeof value === 'string' ? value : value.join('\n')]);
  return { ...Object.fromEntries(texts), ...(note !== undefined && { note }) };
}

/** Calls `search` with the typed text, shows the number that it returns, and marks the page as ready. */
export function connect(search: (text: string) => number): void {
  const input = find('input');
  const status = find('[role=status] b');
  const show = (count: number) => {
    status.textContent = count.toLocaleString('en');
  };
  input.addEventListener('input', () => show(search(input.value)));
  show(search(''));
  document.documentElement.dataset['ready'] = 'true';
}

type Tag = 'main' | 'input';
function find<T extends Tag>(selector: T): HTMLElementTagNameMap[T];
function find(selector: string): Element;
function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

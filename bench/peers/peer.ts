import type { SearchRecord } from '../screens.ts';

/** What a peer's page is asked to show, from its address: `?records=/data/x.js&rows=40`. */
export interface Task {
  records: SearchRecord[];
  /** The most rows to draw; as many as our page has. */
  rows: number;
  /** The names of the searched fields. */
  fields: string[];
}

/** Reads the task; the records are a module, as they are in our page. */
export async function readTask(): Promise<Task> {
  const parameters = new URLSearchParams(location.search);
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by `sites.ts` from the same type
  const { default: records } = (await import(/* @vite-ignore */ parameters.get('records') ?? '')) as { default: SearchRecord[] };
  return { records, rows: Number(parameters.get('rows')), fields: Object.keys(records[0]?.fields ?? {}) };
}

/** Puts a list into the page: a table of firms, or a list of cards when records carry a note. Gives the element of the rows. */
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

/** The HTML of an empty row: an element of the class of each field. */
export function rowTemplate({ records, fields }: Task): string {
  if (records[0]?.note === undefined) return `<tr>${fields.map((field) => `<td class="${field}"></td>`).join('')}</tr>`;
  return `<li>${fields.map((field) => `<p class="${field}"></p>`).join('')}<p class="note"></p></li>`;
}

/** What a row says, by class. */
export function rowTexts({ fields, note }: SearchRecord): Record<string, string> {
  const texts = Object.entries(fields).map(([field, value]) => [field, typeof value === 'string' ? value : value.join('\n')]);
  return { ...Object.fromEntries(texts), ...(note !== undefined && { note }) };
}

/** Calls `search` with what the visitor types and shows the number that it gives; marks the page ready. */
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

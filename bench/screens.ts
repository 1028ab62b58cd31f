import type { Records } from './content.ts';

/** A record as the screens search it: a query matches when a field holds it. */
export interface SearchRecord {
  /** What is searched, in the order of the screen; a field of many values is a list. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** What is shown beside. */
  note?: string;
}

/** One of the two screens that filter as the visitor types. */
export interface Screen {
  name: string;
  address: string;
  /** What a visitor types, letter by letter; each is cleared before the next. */
  queries: readonly string[];
  records: (records: Records) => SearchRecord[];
  /** Of our page: an element a row. */
  row: string;
}

const collator = new Intl.Collator('en');

export const SCREENS: readonly Screen[] = [
  {
    name: 'directory',
    address: '/regulated-companies',
    queries: ['bank', 'fca-2019', 'luxembourg', 'zürich', 'q', 'meridian trust'],
    records: ({ firms }) =>
      firms
        .toSorted((a, b) => collator.compare(a.name, b.name))
        .map(({ name, country, licenseId }) => ({ fields: { name, country, licence: licenseId } })),
    row: 'tbody tr',
  },
  {
    name: 'warnings',
    address: '/warnings',
    queries: ['coin', 'https://app.', 'recovery', 'zürich', 'q', 'meridian trust'],
    records: ({ warnedFirms }) =>
      warnedFirms.map(({ name, aliases, websites, reason }) => ({ fields: { name, aliases, websites }, note: reason })),
    row: 'main article',
  },
];

/** One keystroke of a visit and what the field then holds. */
export interface Keystroke {
  key: string;
  text: string;
}

/** Every query letter by letter, each cleared at once (select all, Backspace). */
export function keystrokes(queries: readonly string[]): Keystroke[] {
  return queries.flatMap((query) => {
    const letters = [...query];
    return [...letters.map((key, index) => ({ key, text: letters.slice(0, index + 1).join('') })), { key: 'Backspace', text: '' }];
  });
}

/**
 * How many records a text matches (DIR-2, WARN-2): case-insensitive substring of any field; text
 * that matches nothing is tried without the spaces around it. Written as plainly as can be: it judges the rest.
 */
export function countMatches(records: readonly SearchRecord[], text: string): number {
  const count = (query: string) =>
    records.filter(({ fields }) =>
      Object.values(fields)
        .flat()
        .some((field) => field.toLowerCase().includes(query.toLowerCase())),
    ).length;
  return count(text) || count(text.trim());
}

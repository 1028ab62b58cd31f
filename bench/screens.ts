import { foldLetters } from '@frontier/check/fold';
import type { Records } from './content.ts';

/** A record of a screen. A query matches if a field contains it. */
export interface SearchRecord {
  /** The searched fields in the order of the screen. A field with several values is a list. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** A text that is shown but not searched. */
  note?: string;
}

/** A screen that filters while the visitor types. */
export interface Screen {
  name: string;
  address: string;
  /** The texts that a visitor types letter by letter. Each is cleared before the next. */
  queries: readonly string[];
  records: (records: Records) => SearchRecord[];
  /** The selector of a row in our page. */
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

/** A keystroke, and the text in the field after it. */
export interface Keystroke {
  key: string;
  text: string;
}

/** Types every query letter by letter, then clears it (select all, Backspace). */
export function keystrokes(queries: readonly string[]): Keystroke[] {
  return queries.flatMap((query) => {
    const letters = [...query];
    return [...letters.map((key, index) => ({ key, text: letters.slice(0, index + 1).join('') })), { key: 'Backspace', text: '' }];
  });
}

/**
 * Counts the records that a text matches (DIR-2, WARN-2): a substring of any field, regardless of case and accents. A text without a
 * match is tried again without surrounding spaces. The code is as simple as possible, because all contenders are compared with it.
 */
export function countMatches(records: readonly SearchRecord[], text: string): number {
  const count = (query: string) => {
    const wanted = foldLetters(query);
    return records.filter(({ fields }) =>
      Object.values(fields)
        .flat()
        .some((field) => foldLetters(field).includes(wanted)),
    ).length;
  };
  return count(text) || count(text.trim());
}

import { z } from 'zod';
import { BETWEEN_WEBSITES, inCell, orNothing } from './cells.ts';
import { ownEmailDomains, ownPhones, ownWebsites } from './contacts.ts';
import { day, oneOf, pastDay, place, term, text, textList, translated } from './values.ts';

/**
 * The columns of `firms.csv` (DATA-1). What else the site does with a column follows from its row here: the record that browsers load, the open
 * data, the list of changes, and whether it is translated. The texts about a column are in `content/record-fields.yaml`.
 */

export const STATUSES = ['Active', 'Under Review', 'Restricted', 'Provisional', 'Merged', 'Ceased Operations'] as const;
export const TIERS = ['Tier 1', 'Tier 2', 'Tier 3'] as const;
export const CAPITAL_REGIMES = ['Solvency II', 'SST', 'LICAT', 'BMA', 'RBC', 'Local Reg.'] as const;

export interface FirmField {
  cell: z.ZodType;
  /** Browsers load the value with the record of the firm. */
  inRecord?: true;
  /** Published as it is in the register, or as such a value. A column without it is not published. */
  published?: true | z.ZodType;
  /** The list of changes shows the value before and after a change. */
  valuesInChanges?: true;
}

const list = (value: z.ZodType<string>) => z.array(value).meta({ uniqueItems: true });

const FIRM_FIELDS = {
  id: { cell: orNothing(text()) },
  name: { cell: text(), published: true, valuesInChanges: true },
  country: { cell: text(), published: true, valuesInChanges: true },
  licenseId: { cell: text(), published: true },
  status: { cell: oneOf(STATUSES), inRecord: true, published: true, valuesInChanges: true },
  headquarters: {
    cell: text().register(translated, { kind: 'headquarters', note: 'Not applicable: shown in place of a value.' }),
    inRecord: true,
    published: true,
    valuesInChanges: true,
  },
  registration: { cell: pastDay(), inRecord: true, published: true },
  tier: { cell: oneOf(TIERS), inRecord: true, published: true, valuesInChanges: true },
  activities: { cell: separated(() => term('An activity that a licence covers.')), inRecord: true, published: true },
  jurisdictions: { cell: separated(() => place('A region in which a licence is valid.')), inRecord: true, published: true },
  capitalRatio: { cell: capitalRatio(), inRecord: true, published: true, valuesInChanges: true },
  investigations: { cell: count(), inRecord: true, published: z.int().min(0).max(9999), valuesInChanges: true },
  lastAudit: { cell: pastDay(), inRecord: true, published: true },
  websites: { cell: orNothing(inCell(ownWebsites(), BETWEEN_WEBSITES)), published: list(z.url()) },
  /** The part after the @ of its email addresses. */
  emailDomains: { cell: orNothing(inCell(ownEmailDomains(), /;/)), published: list(text()) },
  phones: { cell: orNothing(inCell(ownPhones(), /;/)), published: list(text()) },
  /** The day on which we confirmed with the firm that the three above are its own. */
  contactsConfirmed: { cell: orNothing(pastDay()), published: day().optional() },
  /** The licence number of the firm that took this one over. */
  successor: { cell: orNothing(text()), published: text().optional(), valuesInChanges: true },
  /** Other names under which the firm does business today. The history has its former names. */
  tradingNames: { cell: orNothing(inCell(textList(), /;/)), published: list(text()) },
} satisfies Record<string, FirmField>;

type Fields = typeof FIRM_FIELDS;
/** The columns whose rows have this entry. */
export type FirmFieldWith<Entry extends keyof FirmField> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Entry, unknown> ? Name : never;
}[keyof Fields];

/** The names of the columns whose rows have this entry, in their order. */
export function firmFieldsWith<Entry extends keyof FirmField>(entry: Entry): FirmFieldWith<Entry>[] {
  const rows: [string, FirmField][] = Object.entries(FIRM_FIELDS);
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.entries forgets the names
  return rows.filter(([, row]) => row[entry] !== undefined).map(([name]) => name as FirmFieldWith<Entry>);
}

/** The cells of a row, as the shape of a Zod object. */
export function cellsOfFirm() {
  const shape = Object.fromEntries(Object.entries(FIRM_FIELDS).map(([name, { cell }]) => [name, cell]));
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return shape as { [Name in keyof Fields]: Fields[Name]['cell'] };
}

/** The published values of a firm, as the shape of a Zod object. */
export function publishedShape(): Record<string, z.ZodType> {
  const rows: [string, FirmField][] = Object.entries(FIRM_FIELDS);
  return Object.fromEntries(
    rows.flatMap(([name, { cell, published }]) => (published === undefined ? [] : [[name, published === true ? cell : published]])),
  );
}

function separated(line: () => z.ZodString) {
  return z
    .string('must be text')
    .transform((value) => (value === '' ? [] : value.split(';').map((part) => part.trim())))
    .pipe(textList(line).min(1, 'must contain at least one value; separate several with semicolons'));
}

function count() {
  return z
    .string('must be text')
    .regex(/^\d{1,4}$/, 'must be a whole number, 0 or more')
    .transform(Number);
}

function capitalRatio() {
  return (
    text()
      .regex(
        /^(N\/A|\d{1,4}(\.\d+)?%( \((Solvency II|SST|LICAT|BMA|RBC|Local Reg\.)\))?)$/,
        `must be a percentage (14.2%), a percentage with its regime (212% (Solvency II); regimes: ${CAPITAL_REGIMES.join(', ')}) or N/A`,
      )
      // Spreadsheets write every percentage with two decimals. 17.70% and 20.00% stay 17.7% and 20.0% for the public.
      .overwrite((ratio) => ratio.replace(/(\.\d+?)0+%/, '$1%'))
      // The other regimes have the same name in every language.
      .register(translated, { kind: 'text', words: ['N/A', 'Solvency II', 'Local Reg.'], note: 'Local Reg. means local regulation.' })
  );
}

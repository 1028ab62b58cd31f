import { z } from 'zod';
import { undrawable } from '#src/documents/characters.ts';

/** The kinds of value that content is made of, each with the rule an editor reads when it is broken. */

// Control, format and separator characters that cannot be seen: they make a name read as another one on screen
// (bidirectional overrides), or one that no search finds (soft hyphens, zero-width spaces).
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A non-empty line of text: no stray spaces, no invisible characters, composed (NFC). */
export const text = () =>
  z
    .string('must be text')
    .min(1, 'must not be empty')
    .refine((value) => value === value.trim(), 'must not begin or end with a space')
    .refine((value) => !INVISIBLE.test(value), 'must not hold control, zero-width or direction characters')
    .refine((value) => value.isWellFormed(), 'must be valid Unicode')
    .refine((value) => value === value.normalize('NFC'), 'must be composed Unicode (NFC)');

/** Text that a translator will put into another language; facts are never wrapped in this. */
export const prose = () => text().meta({ prose: true });

/** Text that also goes on paper, whose fonts hold the Latin letters alone. */
export const onPaper = <T extends z.ZodType<string>>(kind: T) =>
  kind.refine((value) => undrawable(value).length === 0, {
    error: ({ input }) => `must hold only characters that documents can show, not ${undrawable(String(input)).join(' ')}`,
  });
export const paperProse = () => onPaper(prose()).meta({ prose: true });

/** A real day, `yyyy-mm-dd` (decision 23). */
export const day = () =>
  z
    .string('must be text')
    .refine((value) => isRealDay(value), 'must be a real day written yyyy-mm-dd')
    .meta({ format: 'date' });

/** An instant as the specification writes it: text, in UTC. */
export const utcMinute = () =>
  z
    .string('must be text')
    .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d UTC$/, 'must be written yyyy-mm-dd hh:mm UTC')
    .refine((value) => isRealDay(value.slice(0, 10)), 'must be a real day');

/** True for `yyyy-mm-dd` naming a day that the calendar has. */
export function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** What a document of ours is called in its own footer and in any text that cites it. */
export const reference = (pattern: RegExp, example: string) => text().regex(pattern, `must be a reference such as ${example}`);
export const publicationRef = () => reference(/^PUB-[A-Z]{2}-\d{4}-\d{2}$/, 'PUB-AR-2024-01');
export const slug = () => text().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
export const sitePath = () => text().regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/, 'must be an address of this site, such as /regulations');
export const rootPdf = () => text().regex(/^\/[A-Za-z0-9_-]+\.pdf$/, 'must be a PDF at the root, such as /annual_report.pdf');
export const httpsUrl = () => text().refine((value) => /^https:\/\//i.test(value) && URL.canParse(value), 'must be an https address');
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `must be one of: ${values.join(', ')}`);
/** A number in YAML, or the text of one in CSV, where an empty cell is not a zero. */
export const degrees = (limit: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number('must be a number').min(-limit, `must be at least -${limit}`).max(limit, `must be at most ${limit}`),
  );
export const distinct = (values: readonly string[]) => new Set(values).size === values.length;

/** What stands between the values of a list in one cell of the open data; no value may hold it. */
export const LIST_SEPARATOR = '; ';

export const textList = () =>
  z
    .array(
      text().refine(
        (value) => !value.includes(LIST_SEPARATOR),
        'must not hold a semicolon and a space, which separate the values of a list',
      ),
      'must be a list',
    )
    .refine(distinct, 'must not name the same thing twice')
    .meta({ uniqueItems: true });

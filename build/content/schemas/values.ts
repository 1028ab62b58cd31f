import { z } from 'zod';
import { undrawable } from '@frontier/documents/characters';
import { COUNTRY_CODES } from '#src/register/country-codes.ts';
import { routes, type PageAddress, type Path } from '#src/routes.ts';
import { faultInLine, faultInName, faultInProse } from './faults.ts';

/** The kinds of value in the content, each with a rule in words for editors. */

/** In UTF-16 code units. Longer texts are accidents or attacks, and the pages have no room for them. */
const MAX_LENGTH = { text: 300, prose: 5_000 };

/** The id of the main part of every page. A record with this id would be a duplicate. */
const MAIN = 'main';

/** The most values in a list of a record, because one page shows all of them. */
export const MAX_VALUES = 10_000;

/** Text of limited length, without invisible or damaged characters (`faults.ts`). */
const limitedText = (longest: number, faultIn: (value: string) => string | undefined) =>
  z
    .string({ error: ({ input }) => (typeof input === 'number' ? 'must be text: put the number in quotation marks' : 'must be text') })
    .max(longest, { error: `must have at most ${longest} characters`, abort: true })
    .min(1, 'must not be empty')
    .refine((value) => faultIn(value) === undefined, { error: ({ input }) => faultIn(String(input)) });

/** A name or a place. Visitors search for what they see, so it has only single, ordinary spaces. */
export const text = () => limitedText(MAX_LENGTH.text, faultInName);

/** A web address or a pattern. It may contain codes such as `%20`, which are refused in names. */
export const literal = () => limitedText(MAX_LENGTH.text, faultInLine);

/**
 * What a field means to a translator: a text, the English name of a country, or the headquarters of a firm (a city and its country), and a note
 * if the text does not explain itself.
 */
export interface ForTranslators {
  kind: 'text' | 'country' | 'text or country' | 'headquarters';
  note?: string | undefined;
  /** The words in a value that is otherwise a figure or a name. Only they are translated. */
  words?: readonly string[];
}

/** The fields that are translated. Rules that are added to such a schema keep its entry. */
export const translated = z.registry<ForTranslators>();

/** Running text, which is translated. Facts are never `prose`. `note` is shown to translators. */
export const prose = (note?: string) => limitedText(MAX_LENGTH.prose, faultInProse).register(translated, { kind: 'text', note });

/** A term on one line, which is translated. */
export const term = (note?: string) => text().register(translated, { kind: 'text', note });

/** The code of a country that exists: NL. */
export const countryCode = () =>
  text().refine((value) => COUNTRY_CODES.includes(value), 'must be a country code of two capital letters (ISO 3166-1 alpha-2)');

/** The English name of a country. Its translation comes from the Unicode data of countries, not from a translator. */
export const country = () => text().register(translated, { kind: 'country' });

/** The English name of a country, or of a region, which is translated. */
export const place = (note?: string) => text().register(translated, { kind: 'text or country', note });

export const proseList = (line: () => z.ZodString = prose) => z.array(line(), 'must be a list').min(1, 'must have at least one item');

/** Text that is also part of a PDF document, whose fonts have only Latin letters. */
export const drawable = <T extends z.ZodType<string>>(kind: T) =>
  kind.refine((value) => undrawable(value).length === 0, {
    error: ({ input }) =>
      `must contain only characters that our documents can show, not ${undrawable(String(input)).slice(0, 10).join(' ')}`,
  });
export const documentProse = (note?: string) => drawable(prose(note));

const REAL_DAY = 'must be a real day written yyyy-mm-dd';

/** A real day, `yyyy-mm-dd` (DATA-4). */
export const day = () =>
  z
    .string(REAL_DAY)
    .refine((value) => isRealDay(value), { error: REAL_DAY, abort: true })
    // Finds typing errors such as 0205 for 2025. Licences of the 19th century are real.
    .refine((value) => value >= '1800' && value < '2200', 'must be a day from 1800 to 2199')
    .meta({ format: 'date' });

/** An instant as text, in UTC (ALERT-1). */
const utcMinute = () =>
  z
    .string('must be text')
    .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d UTC$/, 'must be written yyyy-mm-dd hh:mm UTC')
    .refine((value) => isRealDay(value.slice(0, 10)), 'must be a real day');

/** The day of something that has happened. A licence or an alert of 2052 is a typing error. */
export const pastDay = () => day().refine((value) => !isInFuture(value), { error: IN_FUTURE, abort: true });
export const pastMinute = () => utcMinute().refine((value) => !isInFuture(value.slice(0, 10)), { error: IN_FUTURE, abort: true });

const dayAfter = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
const IN_FUTURE = () => `must not be in the future: today is ${dayAfter(0)}`;

/** In the easternmost time zone (UTC+14), tomorrow begins 14 hours before UTC. */
export function isInFuture(value: string): boolean {
  return value > dayAfter(14) && isRealDay(value);
}

/** True for a day of the calendar written `yyyy-mm-dd`. */
export function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A reference by which texts cite a document, as in its footer. */
export const reference = (pattern: RegExp, example: string) => text().regex(pattern, `must be a reference such as ${example}`);
export const publicationRef = () => reference(/^PUB-[A-Z]{2}-\d{4}-\d{2}$/, 'PUB-AR-2024-01');
/** An id that is also an anchor on a page. */
export const slug = () =>
  text()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    .refine((value) => value !== MAIN, `must not be ${MAIN}, because every page already has a part with this id`);
export const sitePath = () => text().pipe(z.custom<Path>(isPath, 'must be an address of this site, such as /regulations'));
/** A page of this site or a part of one: `/regulatory-guidance#aml-004`. */
export const siteAddress = () =>
  text().pipe(
    z.custom<PageAddress>(
      (value) => /^[^#]+(#[a-z0-9-]+)?$/.test(String(value)) && isPath(String(value).split('#')[0]),
      'must be an address of this site, such as /regulations or /regulatory-guidance#aml-004',
    ),
  );
const isPath = (value: unknown) => routes.some(({ path }) => path === value);
export const emailAddress = () => text().regex(z.regexes.email, 'must be an email address');
export const rootPdf = () =>
  text().regex(/^\/[A-Za-z0-9_-]+\.pdf$/, 'must be a PDF file at the root of the site, such as /annual_report.pdf');
export const httpsUrl = () => literal().refine((value) => /^https:\/\//i.test(value) && isPlainAddress(value), 'must be an https address');

/** A host with a dot, as it is written, and a port. An address is often copied with a quotation mark, a bracket or a second address. */
const WRITTEN_HOST = /^https?:\/\/(?:(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/iu;

/**
 * True for an absolute address whose host has only letters, digits and hyphens. The URL standard also allows `*`, `;` and `'`
 * in a host, which have a meaning in a security policy, and a name and password before it, which look like a host. It turns
 * other characters, such as a dash or a curly quotation mark, into a host that nobody has.
 */
export function isPlainAddress(value: string): boolean {
  const url = WRITTEN_HOST.test(value) ? URL.parse(value) : null;
  return url !== null && /^([a-z0-9_-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/.test(url.hostname);
}
/** One of a few fixed texts that visitors read. In other languages it is a translation of that text. */
export const oneOfTexts = (values: readonly string[], note?: string) =>
  term(note).refine((value) => values.includes(value), `must be one of: ${values.join(', ')}`);
/** A key of the code. It stays the same in every language. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `must be one of: ${values.join(', ')}`);
/** No two records of a list may have the same id. */
export const distinctIds = (records: readonly { id: string }[]) => distinct(records.map(({ id }) => id));

/** A decimal number in YAML, or as text in CSV, where an empty cell must not become 0, nor `0x10` 16. */
const degrees = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,3}(\.\d{1,10})?$/.test(value) ? Number(value) : value),
    z.number('must be a number').min(least, `must be at least ${least}`).max(most, `must be at most ${most}`),
  );
/** The limits of the world map (`world-map.ts`). A place beyond them would be outside the picture. */
export const latitude = () => degrees(-56, 80);
export const longitude = () => degrees(-180, 180);
export const distinct = (values: readonly string[]) => repeatedIn(values) === undefined;

/** The first value that occurs twice in a list. */
function repeatedIn(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}

/** For `refine(distinct, …)`: the rule with the repeated value. */
export const twice = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `must not name the same ${what} twice: ${(Array.isArray(input) && repeatedIn(input.map(String))) || ''}`,
});

/** Separates the values of a list in one cell of the open data. No value may contain it. */
export const LIST_SEPARATOR = '; ';

export const textList = (line = text) =>
  z
    .array(
      line().refine(
        (value) => !value.includes(LIST_SEPARATOR),
        'must not contain a semicolon and a space, which separate the values of a list',
      ),
      'must be a list',
    )
    .max(MAX_VALUES, `must have at most ${MAX_VALUES.toLocaleString('en')} values; split it into two records`)
    .refine(distinct, twice('thing'))
    .meta({ uniqueItems: true });

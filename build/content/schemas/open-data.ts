import { z } from 'zod';
import { blocks } from './texts.ts';
import { ABOUT, KINDS } from '../../history/event.ts';
import { publishedShape } from './firm-fields.ts';
import { countrySchema, warnedFirmSchema } from './records.ts';
import { day, httpsUrl, prose, term, text } from './values.ts';

/**
 * The schemas of the published records, and of `open-data.yaml`, which explains them. The published JSON Schemas are made of
 * these schemas and the explanations.
 */

const { name, country, ...others } = publishedShape();
const { shape: warnedFirm } = warnedFirmSchema;

/** A firm of the register as it is published. The row of a column in `FIRM_FIELDS` says whether the column is. */
export const openFirmSchema = z.object({
  name,
  country,
  countryCode: countrySchema.shape.code,
  ...others,
  fictional: z.boolean(),
});

/** A warned firm as it is published, with the hosts of its addresses for software that blocks them. */
export const openWarningSchema = z.object({
  id: warnedFirm.id,
  added: warnedFirm.added,
  name: warnedFirm.name,
  aliases: warnedFirm.aliases,
  websites: z.array(z.url()).meta({ uniqueItems: true }),
  hosts: z.array(text()).meta({ uniqueItems: true }),
  emails: z.array(text()).meta({ uniqueItems: true }),
  phones: z.array(text()).meta({ uniqueItems: true }),
  reason: warnedFirm.reason,
  clones: warnedFirm.clones,
  fictional: z.boolean(),
});

/** A cell of the history may be empty: some programs read it as an empty text, others leave it out. */
const mayBeEmpty = <T extends z.ZodType>(kind: T) => kind.or(z.literal('')).optional();

/** An event of the history as it is published, in CSV only. */
export const openEventSchema = z.object({
  number: z.int().min(1),
  date: day(),
  recorded: mayBeEmpty(day()),
  kind: z.enum(KINDS),
  about: z.enum(ABOUT),
  id: text(),
  field: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  reason: mayBeEmpty(text()),
  fictional: z.boolean(),
});

/** The head of a JSON file, before its records. */
export const envelopeSchema = z.object({
  $schema: z.url(),
  title: text(),
  publisher: text(),
  fictional: z.boolean(),
  notice: text().optional(),
  licence: z.object({ name: text(), link: z.url(), attribution: text() }),
  landingPage: z.url(),
  version: text(),
  asOf: day(),
  modified: day().optional(),
  records: z.array(z.unknown()),
});

const dataset = z.strictObject({
  title: prose(),
  /** The description in its JSON Schema. */
  summary: prose(),
  blocks: blocks(prose),
});

/** `open-data.yaml`: the texts of the page, and the descriptions in the files under `/data/`. */
export const openDataSchema = z.strictObject({
  lead: prose(),
  /** In every file while the site is fictional. */
  notice: prose(),
  mark: prose(),
  licence: z.strictObject({ name: text(), link: httpsUrl(), attribution: prose(), blocks: blocks(prose) }),
  datasets: z.strictObject({ firms: dataset, warnings: dataset, history: dataset }),
  form: blocks(prose),
  rules: blocks(prose),
  blockList: z.strictObject({ title: prose(), blocks: blocks(prose), file: prose() }),
  /** How to find a firm in the files. */
  matching: blocks(prose),
  checksums: prose(),
  /** The changes of the files and of their format. */
  changes: z
    .array(z.strictObject({ version: text().regex(/^\d+\.\d+$/, 'must be a version such as 1.0'), date: day(), text: prose() }))
    .min(1, 'must contain the first version')
    .refine((list) => list.every(({ date }, index) => date <= (list[index - 1]?.date ?? date)), 'must begin with the newest version'),
});

const feed = () => z.strictObject({ title: prose(), subtitle: prose() });

/** `feeds.yaml`: the titles and texts of the Atom feeds. */
export const feedsSchema = z.strictObject({
  /** The tagging entity of every identifier (RFC 4151): a host or an email address, and a day, month or year. */
  tag: text().regex(
    /^([a-z0-9-]+\.)+[a-z]+,\d{4}(-\d{2}(-\d{2})?)?$/,
    'must be a host name, a comma and a year, month or day, such as authority.example,2025',
  ),
  since: day(),
  /** The mark behind the name of a clone firm, in brackets. */
  clone: term('A mark behind the name of a clone firm, in brackets.'),
  lead: prose(),
  feeds: z.strictObject({ warnings: feed(), publications: feed(), changes: feed() }),
});

export type OpenWarning = z.output<typeof openWarningSchema>;
export type OpenEvent = z.output<typeof openEventSchema>;
export type Envelope = z.output<typeof envelopeSchema>;
type Feeds = z.output<typeof feedsSchema>;
export type FeedId = keyof Feeds['feeds'];
export type OpenData = z.output<typeof openDataSchema>;

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Authority, CheckData, FirmRecord, WarningRecord } from '../types.ts';

/** The lists of a register, and who publishes them. */
export interface OpenData extends CheckData {
  publisher: string;
  /** The firms and the warnings are invented. */
  isFictional: boolean;
}

/** An error in the data, with a message for the person who runs the command. */
export class DataError extends Error {}

const FIRMS = 'firms.json';
const WARNINGS = 'warnings.json';
/** The catalogue of the data sets (DCAT), which has the email address of the authority. It is optional. */
const CATALOGUE = 'catalog.jsonld';
/** In milliseconds. It is long, because a register of 50,000 firms is 30 MB. */
const MAX_WAIT = 60_000;

/**
 * Reads the open data of a register.
 *
 * @param source the folder with `firms.json` and `warnings.json`, or its http or https address
 * @throws {DataError} if one of the two files is missing or invalid
 */
export async function readOpenData(source: string): Promise<OpenData> {
  const read = /^https?:\/\//i.test(source) ? fetchFrom(source) : await readFrom(source);
  const [firms, warnings, catalogue] = await Promise.all([read(FIRMS), read(WARNINGS), read(CATALOGUE).catch(() => undefined)]);
  const file = parseFile(FIRMS, firms);
  const name = typeof file.publisher === 'string' ? file.publisher : '';
  const authority = authorityOf(name, file.landingPage, catalogue);
  return {
    firms: recordsIn(FIRMS, file).map(readFirm),
    warnings: recordsIn(WARNINGS, parseFile(WARNINGS, warnings)).map(readWarning),
    ...(authority && { authority }),
    publisher: name,
    isFictional: file.fictional === true,
  };
}

/** Reads the file with the given name. */
type Read = (name: string) => Promise<string>;

async function readFrom(folder: string): Promise<Read> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new DataError(`There is no folder ${folder}`);
  if (!found.isDirectory()) throw new DataError(`${folder} is a file. Name the folder that has ${FIRMS} and ${WARNINGS}`);
  return async (name) => {
    try {
      return await readFile(join(folder, name), 'utf8');
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing) throw new DataError(`Cannot read ${join(folder, name)}: ${reasonOf(error)}`, { cause: error });
      throw new DataError(`The folder ${folder} has no ${name}. Name the folder with the open data of a register, such as dist/data`, {
        cause: error,
      });
    }
  };
}

function fetchFrom(base: string): Read {
  return async (name) => {
    const address = `${base.replace(/\/+$/, '')}/${name}`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT) });
      if (response.ok) return await response.text();
      throw new Error(`the server answers ${response.status} ${response.statusText}`.trimEnd());
    } catch (error) {
      throw new DataError(`Cannot fetch ${address}: ${reasonOf(error)}`, { cause: error });
    }
  };
}

/** Why an operation failed. `fetch` says so only in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer for ${MAX_WAIT / 1000} seconds`;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? error.message : reasonOf(inner);
}

/** A JSON object. Only the fields that the check needs are read. */
type Fields = Readonly<Partial<Record<Field, unknown>>>;
type Field =
  | ('records' | 'publisher' | 'landingPage' | 'fictional' | 'name' | 'licenseId' | 'status' | 'websites' | 'emailDomains' | 'phones')
  | ('aliases' | 'emails' | 'clones' | 'dcat:dataset' | 'dcat:contactPoint' | 'vcard:hasEmail');

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseFile(name: string, source: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new DataError(`${name} is not JSON: ${reasonOf(error)}`, { cause: error });
  }
  if (!isFields(value) || !Array.isArray(value.records)) throw new DataError(`${name} has no list of records`);
  return value;
}

/** A record, and its place in the file for error messages. */
interface Placed {
  fields: Fields;
  place: string;
}

function recordsIn(file: string, { records }: Fields): Placed[] {
  return (Array.isArray(records) ? records : []).map((record: unknown, at) => {
    const place = `${file}, record ${at + 1}`;
    if (!isFields(record)) throw new DataError(`${place}: it is not an object`);
    return { fields: record, place };
  });
}

function readFirm(record: Placed): FirmRecord {
  return {
    name: requiredOf(record, 'name'),
    licenseId: requiredOf(record, 'licenseId'),
    status: textOf(record, 'status'),
    websites: listOf(record, 'websites'),
    emailDomains: listOf(record, 'emailDomains'),
    phones: listOf(record, 'phones'),
  };
}

function readWarning(record: Placed): WarningRecord {
  return {
    name: requiredOf(record, 'name'),
    aliases: listOf(record, 'aliases'),
    websites: listOf(record, 'websites'),
    emails: listOf(record, 'emails'),
    phones: listOf(record, 'phones'),
    clones: textOf(record, 'clones'),
  };
}

function requiredOf(record: Placed, field: Field): string {
  const text = textOf(record, field);
  if (text === undefined) throw new DataError(`${record.place}: it has no ${field}`);
  return text;
}

function textOf({ fields, place }: Placed, field: Field): string | undefined {
  const value = fields[field];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw new DataError(`${place}: ${field} is not a text`);
  return value;
}

function listOf({ fields, place }: Placed, field: Field): readonly string[] | undefined {
  const value = fields[field];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new DataError(`${place}: ${field} is not a list of texts`);
  return value;
}

/** The authority: its name, its website, and the email addresses in the catalogue. Undefined if its name or its website is missing. */
function authorityOf(name: string, landingPage: unknown, catalogue: string | undefined): Authority | undefined {
  if (name === '' || typeof landingPage !== 'string' || !URL.canParse(landingPage)) return undefined;
  return { name, websites: [new URL(landingPage).origin], emails: catalogue === undefined ? [] : emailsIn(catalogue) };
}

function emailsIn(catalogue: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(catalogue);
  } catch {
    return [];
  }
  const datasets = isFields(value) && Array.isArray(value['dcat:dataset']) ? value['dcat:dataset'] : [];
  const emails = datasets.flatMap((dataset: unknown) => {
    const point = isFields(dataset) ? dataset['dcat:contactPoint'] : undefined;
    const email = isFields(point) ? point['vcard:hasEmail'] : undefined;
    return typeof email === 'string' ? [email.replace(/^mailto:/, '')] : [];
  });
  return [...new Set(emails)];
}

import { qpdf } from './qpdf.ts';

/** A value in the notation of qpdf: `/Name`, `12 0 R` for a reference, `u:text`. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Dictionary = Record<string, Json>;

/** Every object under `obj:12 0 R`, and `trailer`. The data of a stream is decoded, and in base 64. */
type Objects = Record<string, { value?: Json; stream?: { dict: Dictionary; data: string } }>;

/** The objects of a PDF file as qpdf reads them. Tests change them in place to break a good file. */
export class PdfObjects {
  /** What qpdf complained about. */
  readonly complaints: string;
  readonly #json: { qpdf: [Dictionary, Objects] };

  private constructor(json: { qpdf: [Dictionary, Objects] }, complaints: string) {
    this.#json = json;
    this.complaints = complaints;
  }

  /** @throws if qpdf cannot read the file. */
  static async read(bytes: Uint8Array): Promise<PdfObjects> {
    const args = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
    const { output, errors } = await qpdf(bytes, (path) => [...args, path]);
    if (output.length === 0) throw new Error(errors);
    return new PdfObjects(JSON.parse(output.toString()), errors);
  }

  copy(): PdfObjects {
    return new PdfObjects(structuredClone(this.#json), this.complaints);
  }

  /** @throws if qpdf cannot write the file. */
  async toPdf(): Promise<Uint8Array> {
    const { output, errors } = await qpdf(JSON.stringify(this.#json), (path) => ['--json-input', path, '-']);
    if (output.length === 0) throw new Error(errors);
    return output;
  }

  /** The value at the end of a path of keys and references; of a stream, its dictionary. */
  get(value: Json | undefined, ...path: (string | number)[]): Json | undefined {
    const object = typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? this.#json.qpdf[1][`obj:${value}`] : undefined;
    const found = object ? (object.stream?.dict ?? object.value) : value;
    const [key, ...rest] = path;
    if (key === undefined) return found;
    return this.get(Array.isArray(found) ? found[Number(key)] : isDictionary(found) ? found[key] : undefined, ...rest);
  }

  /** A dictionary; an empty one if there is none. */
  dictionary(...where: Parameters<PdfObjects['get']>): Dictionary {
    const found = this.get(...where);
    return isDictionary(found) ? found : {};
  }

  /** An array as it is, a single value or its reference as an array of one, and an empty array if there is none. */
  list(value: Json | undefined, ...path: (string | number)[]): Json[] {
    const found = this.get(value, ...path);
    if (Array.isArray(found) || found === undefined) return found ?? [];
    return [path.length === 0 && value !== undefined ? value : found];
  }

  get trailer(): Dictionary {
    return this.dictionary(this.#json.qpdf[1]['trailer']?.value);
  }

  get catalog(): Dictionary {
    return this.dictionary(this.trailer['/Root']);
  }

  /** The root of the structure tree. */
  get structure(): Dictionary {
    return this.dictionary(this.catalog['/StructTreeRoot']);
  }

  /** The decoded bytes of a stream; none if there is no stream. */
  stream(reference: Json | undefined): Buffer {
    return Buffer.from(this.#json.qpdf[1][`obj:${textOf(reference)}`]?.stream?.data ?? '', 'base64');
  }

  /** Replaces a part of a stream, in which each byte is a character. @throws if nothing changes. */
  edit(reference: Json | undefined, before: string | RegExp, after: string) {
    const stream = this.#json.qpdf[1][`obj:${textOf(reference)}`]?.stream;
    const data = this.stream(reference).toString('latin1');
    const edited = data.replace(before, () => after);
    if (!stream || edited === data) throw new Error(`There is no ${String(before)}`);
    stream.data = Buffer.from(edited, 'latin1').toString('base64');
  }

  /** The references of the dictionaries in which a key has this value. */
  where(key: string, value: string): string[] {
    const references = Object.keys(this.#json.qpdf[1]).map((name) => name.replace(/^obj:/, ''));
    return references.filter((reference) => this.dictionary(reference)[key] === value);
  }
}

/** A name, a reference or a text as it is, and anything else as JSON. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function isDictionary(value: Json | undefined): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { z } from 'zod';
import { run, withFile } from './programs.ts';
import { type Dictionary, Name, PdfString, Reference, type Value, isDictionary, nameOf } from './values.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** A PDF file as JSON of qpdf (version 2). The second element of `qpdf` has every object under `obj:12 0 R`, and `trailer`. */
export interface QpdfJson {
  qpdf: [JsonObject, Record<string, JsonObject>];
  encrypt?: { encrypted: boolean } | undefined;
}

interface Stream {
  dictionary: Dictionary;
  /** Decoded. */
  data: Uint8Array;
}

export interface Page {
  /** From 1. */
  number: number;
  id: string;
  dictionary: Dictionary;
  resources: Dictionary;
  /** Lower left and upper right corner, in points. */
  mediaBox: [number, number, number, number];
  content: Uint8Array;
}

const json: z.ZodType<QpdfJson> = z.object({
  qpdf: z.tuple([z.record(z.string(), z.json()), z.record(z.string(), z.record(z.string(), z.json()))]),
  encrypt: z.object({ encrypted: z.boolean() }).optional(),
});

/** Reads all objects of a PDF file and decodes its streams. @throws if qpdf cannot read it. */
export async function readJson(bytes: Uint8Array): Promise<QpdfJson> {
  const args = ['--json=2', '--json-key=qpdf', '--json-key=encrypt', '--json-stream-data=inline', '--decode-level=generalized'];
  const { output, errors } = await withFile('read.pdf', bytes, (path) => run('qpdf', [...args, path]));
  if (output === '') throw new Error(errors.replaceAll(/\S*\/read\.pdf:? ?/g, '').trim());
  return json.parse(JSON.parse(output));
}

/** The objects of a PDF file. References are resolved. */
export class PdfFile {
  readonly objects = new Map<string, Value>();
  readonly trailer: Dictionary;
  readonly isEncrypted: boolean;
  readonly #streams = new Map<string, Stream>();

  constructor({ qpdf: [, objects], encrypt }: QpdfJson) {
    for (const [key, object] of Object.entries(objects)) {
      const id = key.replace(/^obj:(\d+ \d+) R$/, '$1');
      const stream = object['stream'];
      if (stream !== undefined) {
        const parts = valueOf(stream);
        const dictionary = isDictionary(parts) ? this.dictionary(parts.get('dict')) : undefined;
        const data = typeof stream === 'object' && stream !== null && 'data' in stream ? stream.data : '';
        const read = { dictionary: dictionary ?? new Map(), data: Buffer.from(typeof data === 'string' ? data : '', 'base64') };
        this.#streams.set(id, read);
        this.objects.set(id, read.dictionary);
      } else this.objects.set(id, valueOf(object['value'] ?? null));
    }
    this.trailer = this.dictionary(new Reference('trailer')) ?? new Map();
    this.isEncrypted = encrypt?.encrypted ?? false;
  }

  /** Resolves a reference to its value. */
  resolve(value: Value | undefined): Value | undefined {
    let found = value;
    for (let depth = 0; found instanceof Reference && depth < 8; depth += 1) found = this.objects.get(found.id);
    return found instanceof Reference ? undefined : found;
  }

  dictionary(value: Value | undefined): Dictionary | undefined {
    const found = this.resolve(value);
    return isDictionary(found) ? found : undefined;
  }

  array(value: Value | undefined): Value[] | undefined {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : undefined;
  }

  /** Returns an array as it is, and a single value as an array of one. */
  list(value: Value | undefined): Value[] {
    const found = this.resolve(value);
    if (found === undefined || found === null) return [];
    return Array.isArray(found) ? found : [value ?? null];
  }

  get(dictionary: Dictionary | undefined, ...keys: string[]): Value | undefined {
    let value: Value | undefined = dictionary;
    for (const key of keys) value = this.resolve(this.dictionary(value)?.get(key));
    return value;
  }

  stream(value: Value | undefined): Stream | undefined {
    return value instanceof Reference ? this.#streams.get(value.id) : undefined;
  }

  get catalog(): Dictionary {
    return this.dictionary(this.trailer.get('Root')) ?? new Map();
  }

  get info(): Dictionary {
    return this.dictionary(this.trailer.get('Info')) ?? new Map();
  }

  /** The pages in order. Our files have all of them directly below the root, and with all attributes (ISO 32000-1, 7.7.3). */
  pages(): Page[] {
    return (this.array(this.get(this.catalog, 'Pages', 'Kids')) ?? []).flatMap((kid, index) => {
      const dictionary = this.dictionary(kid);
      if (!dictionary || !(kid instanceof Reference) || nameOf(dictionary.get('Type')) !== 'Page') return [];
      const [left = 0, bottom = 0, right = 0, top = 0] = (this.array(dictionary.get('MediaBox')) ?? []).map(Number);
      return {
        id: kid.id,
        number: index + 1,
        dictionary,
        resources: this.dictionary(dictionary.get('Resources')) ?? new Map(),
        mediaBox: [left, bottom, right, top],
        content: this.stream(dictionary.get('Contents'))?.data ?? new Uint8Array(),
      };
    });
  }
}

/** Converts a value from the notation of qpdf: `/Name`, `12 0 R`, `u:text`, `b:bytes in hexadecimal`. */
function valueOf(value: Json): Value {
  if (Array.isArray(value)) return value.map(valueOf);
  if (typeof value === 'object' && value !== null)
    return new Map(Object.entries(value).map(([key, entry]) => [key.replace(/^\//, ''), valueOf(entry)]));
  if (typeof value !== 'string') return value;
  if (value.startsWith('/')) return new Name(value.slice(1));
  if (value.startsWith('u:')) return PdfString.of(value.slice(2));
  if (value.startsWith('b:')) return new PdfString(Buffer.from(value.slice(2), 'hex'));
  const reference = /^(\d+ \d+) R$/.exec(value)?.[1];
  // Anything else is the data of a stream.
  return reference === undefined ? null : new Reference(reference);
}

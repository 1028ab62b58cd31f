import { readFile } from 'node:fs/promises';
import { type Json, type JsonObject, PdfFile, type QpdfJson, readJson } from './pdf-file.ts';
import { run, withFile } from './programs.ts';

/** A PDF file whose objects can be changed. Tests use it to break a good file. */
export class Draft {
  readonly #json: QpdfJson;

  /** @param json is copied and not changed */
  constructor(json: QpdfJson) {
    this.#json = structuredClone(json);
  }

  static async of(bytes: Uint8Array): Promise<Draft> {
    return new Draft(await readJson(bytes));
  }

  copy(): Draft {
    return new Draft(this.#json);
  }

  get #objects() {
    return this.#json.qpdf[1];
  }

  /** The dictionary of an object or a stream, which can be changed in place. @throws if there is none. */
  at(reference: Json | undefined): JsonObject {
    const object = this.#objects[`obj:${asText(reference)}`];
    return object?.['stream'] === undefined ? asObject(object?.['value']) : asObject(asObject(object['stream'])['dict']);
  }

  get trailer(): JsonObject {
    return asObject(this.#objects['trailer']?.['value']);
  }

  get catalog(): JsonObject {
    return this.at(this.trailer['/Root']);
  }

  get structureRoot(): JsonObject {
    return this.at(this.catalog['/StructTreeRoot']);
  }

  /** The keys and values of the parent tree, alternating. */
  get parents(): Json[] {
    return asArray(asObject(this.structureRoot['/ParentTree'])['/Nums']);
  }

  /** @param number from 1 */
  page(number: number): JsonObject {
    return this.at(this.pageReference(number));
  }

  pageReference(number: number): string {
    return asText(asArray(this.at(this.catalog['/Pages'])['/Kids'])[number - 1]);
  }

  /** The dictionaries in which a key has this value, in the order of their objects. */
  all(key: string, value: string): { reference: string; object: JsonObject }[] {
    return Object.keys(this.#objects).flatMap((name) => {
      const reference = name.replace(/^obj:/, '');
      const content = this.#objects[name]?.['value'];
      const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
      return isObject && content[key] === value ? [{ reference, object: content }] : [];
    });
  }

  /** The structure elements of a type. */
  elements(type: string) {
    return this.all('/S', `/${type}`);
  }

  /** @throws if there is none. */
  element(type: string, index = 0): JsonObject {
    const found = this.elements(type)[index];
    if (!found) throw new Error(`There is no ${type} ${index}`);
    return found.object;
  }

  /** @returns its reference */
  add(value: JsonObject): string {
    const reference = `${1000 + Object.keys(this.#objects).length} 0 R`;
    this.#objects[`obj:${reference}`] = { value };
    return reference;
  }

  /** Changes the decoded bytes of a stream, one character each. @throws if nothing changes. */
  edit(reference: Json | undefined, change: (data: string) => string) {
    const stream = asObject(this.#objects[`obj:${asText(reference)}`]?.['stream']);
    const before = Buffer.from(asText(stream['data']), 'base64').toString('latin1');
    const after = change(before);
    if (after === before) throw new Error('The stream is as it was');
    stream['data'] = Buffer.from(after, 'latin1').toString('base64');
  }

  editContent(number: number, change: (content: string) => string) {
    this.edit(this.page(number)['/Contents'], change);
  }

  toFile(): PdfFile {
    return new PdfFile(this.#json);
  }

  /** @throws if qpdf cannot write the file. */
  async toPdf(): Promise<Uint8Array> {
    return withFile('draft.json', JSON.stringify(this.#json), async (path) => {
      const { status, errors } = await run('qpdf', ['--json-input', '--compress-streams=n', path, `${path}.pdf`]);
      if (status !== 0) throw new Error(errors);
      return readFile(`${path}.pdf`);
    });
  }
}

export function asObject(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('That is no dictionary');
  return value;
}

export function asArray(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error('That is no array');
  return value;
}

function asText(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error('That is no string');
  return value;
}

import { type GetTextTranslation, po } from 'gettext-parser';
import type { ContentProblem } from '../problems.ts';

/** Reads and writes the entries of catalogues (gettext PO). */

export interface Entry {
  /** The English text. In a catalogue of the interface it may be a name for that text. */
  text: string;
  /** Empty if there is none. */
  translation: string;
  /** The line where the text begins, from 1. */
  line?: number | undefined;
  references: readonly string[];
  /** Written by translators. */
  comments: readonly string[];
  /** Written by the program that collects the texts. */
  notes: readonly string[];
  flags: readonly string[];
  /** The English text of which this is the translation, if the text has changed since. */
  previous?: string | undefined;
}

type Mistake = Pick<ContentProblem, 'line' | 'value' | 'rule'>;

/** The entries of a catalogue without its header; none if it has a mistake. */
export function readPo(source: string): { entries: Entry[]; mistake?: Mistake } {
  const lines = linesOf(source);
  if (!(lines instanceof Map)) return { entries: [], mistake: lines };
  const { translations } = po.parse(source);
  const entries = Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
  return { entries: entries.map((entry) => entryOf(entry, lines.get(literal(entry.msgid)))) };
}

/** A comment, or a text after `msgid` or `msgstr`, which may continue on the next lines. We use neither contexts nor plurals of gettext. */
const LINE = /^(?:#.*|(?:(msgid|msgstr) )?("(?:[^"\\]|\\["\\n])*"))?$/;

const FORM = 'must be a comment, or a text in quotation marks; each msgid must be followed by one msgstr';

/**
 * The line of each text, by its literal. Or the first mistake: the library gives no lines, and reads what is not gettext without a word.
 */
function linesOf(source: string): Map<string, number> | Mistake {
  const found = new Map<string, number>();
  let [keyword, text, begin] = ['msgstr', '', 0];
  for (const [index, value] of source.split(/\r?\n/).entries()) {
    const [whole, next = '', part = ''] = LINE.exec(value) ?? [];
    const line = index + 1;
    if (whole === undefined || next === keyword) return { line, value, rule: FORM };
    if (next === 'msgid') [text, begin] = ['""', line];
    keyword = next || keyword;
    if (keyword === 'msgid') text = text.slice(0, -1) + part.slice(1);
    if (next !== 'msgstr') continue;
    const first = found.get(text);
    if (first !== undefined) return { line: begin, value: text, rule: `must be unique; line ${first} already has it` };
    found.set(text, begin);
  }
  return keyword === 'msgid' ? { line: begin, value: text, rule: FORM } : found;
}

/** A text in quotation marks. Gettext has the escapes of JSON. */
const literal = (text: string) => JSON.stringify(text);

function entryOf({ msgid, msgstr, comments = {} }: GetTextTranslation, line: number | undefined): Entry {
  const { reference = '', translator, extracted, flag, previous } = comments;
  const partsOf = (comment: string | undefined) => (comment === undefined ? [] : comment.split('\n'));
  return {
    text: msgid,
    translation: msgstr.join(''),
    line,
    references: reference.split(/\s+/).filter((place) => place !== ''),
    comments: partsOf(translator),
    notes: partsOf(extracted),
    flags: partsOf(flag).flatMap((flags) => flags.split(/\s*,\s*/)),
    previous: previous === undefined ? undefined : Object.keys(po.parse(previous).translations[''] ?? {})[0],
  };
}

/** Writes an entry, with each text on one line. The library would write the comments in another order, and texts like `2025` first. */
export function writeEntry({ text, translation, references, comments, notes, flags, previous }: Entry): string {
  return [
    ...comments.map((comment) => `# ${comment}`.trim()),
    ...notes.map((note) => `#. ${note}`),
    ...references.map((reference) => `#: ${reference}`),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(previous === undefined ? [] : [`#| msgid ${literal(previous)}`]),
    `msgid ${literal(text)}`,
    `msgstr ${literal(translation)}`,
  ].join('\n');
}

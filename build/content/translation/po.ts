/** Reads and writes the entries of catalogues (gettext PO). No library gives the line of an entry, which an editor needs to correct it. */

/** A text and its translation. */
export interface Entry {
  /** The English text. In a catalogue of the interface it may be a name for that text. */
  text: string;
  /** Empty if there is none. */
  translation: string;
  /** The line of the translation, from 1. */
  line?: number;
  references: readonly string[];
  /** Written by translators. */
  comments: readonly string[];
  /** Written by the program that collects the texts. */
  notes: readonly string[];
  flags: readonly string[];
  /** The English text of which this is the translation, if the text has changed since. */
  previous?: string | undefined;
}

/** A line that breaks a rule. */
interface Mistake {
  line: number;
  value: string;
  rule: string;
}

/** `msgid "…"`, `msgstr "…"`, or the continuation of one of them. */
const LITERAL = /^(?:(msgid|msgstr) )?("(?:[^"\\\p{Cc}]|\\["\\n])*")$/u;

const FORM = 'must be a comment, or a text in quotation marks after msgid or msgstr';
const LACKING = 'must be followed by a line msgstr "…"';

/** An entry of which a part has been read. */
class Draft {
  readonly references: string[] = [];
  readonly comments: string[] = [];
  readonly notes: string[] = [];
  readonly flags: string[] = [];
  previous: string | undefined;
  /** The texts after `msgid` and `msgstr`. */
  msgid: string | undefined;
  msgstr: string | undefined;
  /** The line of `msgid`, and then that of `msgstr`. */
  line = 0;

  comment(line: string): void {
    const rest = line.slice(2).trim();
    if (line.startsWith('#.')) this.notes.push(rest);
    else if (line.startsWith('#:')) this.references.push(...rest.split(/\s+/));
    else if (line.startsWith('#,')) this.flags.push(...rest.split(/\s*,\s*/));
    else if (line.startsWith('#|')) this.previous = (this.previous ?? '') + textIn(LITERAL.exec(rest)?.[2]);
    else this.comments.push(line.slice(1).trim());
  }

  /** Adds a literal. @returns whether one was expected here */
  add(keyword: string | undefined, text: string, line: number): boolean {
    if (keyword === 'msgid') {
      if (this.msgid !== undefined) return false;
      this.msgid = text;
      this.line = line;
    } else if (keyword === 'msgstr') {
      if (this.msgid === undefined || this.msgstr !== undefined) return false;
      this.msgstr = text;
      this.line = line;
    } else if (this.msgstr !== undefined) {
      this.msgstr += text;
    } else if (this.msgid !== undefined) {
      this.msgid += text;
    } else {
      return false;
    }
    return true;
  }
}

/** The entries of a catalogue without its header, up to the first line that is not gettext. */
export function readPo(source: string): { entries: Entry[]; mistake: Mistake | undefined } {
  const entries: Entry[] = [];
  let draft = new Draft();
  const finish = () => {
    const { msgid, msgstr, line, references, comments, notes, flags, previous } = draft;
    if (msgid && msgstr !== undefined)
      entries.push({ text: msgid, translation: msgstr, line, references, comments, notes, flags, previous });
    draft = new Draft();
  };
  const lacking = (): Mistake => ({ line: draft.line, value: draft.msgid ?? '', rule: LACKING });
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    // An empty line ends an entry, and comments that belong to none.
    if (line === '' && (draft.msgid === undefined || draft.msgstr !== undefined)) finish();
    // Lines that begin with `#~` are entries of earlier texts.
    if (line === '' || line.startsWith('#~')) continue;
    const [, keyword, literal] = LITERAL.exec(line) ?? [];
    const begins = line.startsWith('#') || keyword === 'msgid';
    if (begins && draft.msgstr !== undefined) finish();
    if (begins && draft.msgid !== undefined) return { entries, mistake: lacking() };
    if (line.startsWith('#')) draft.comment(line);
    else if (literal === undefined || !draft.add(keyword, textIn(literal), index + 1)) {
      return { entries, mistake: { line: index + 1, value: line, rule: FORM } };
    }
  }
  if (draft.msgid !== undefined && draft.msgstr === undefined) return { entries, mistake: lacking() };
  finish();
  return { entries, mistake: undefined };
}

/** Writes an entry, with each text on one line. */
export function writeEntry({ text, translation, references, comments, notes, flags, previous }: Entry): string {
  return [
    ...comments.map((comment) => `# ${comment}`.trim()),
    ...notes.map((note) => `#. ${note}`),
    ...references.map((reference) => `#: ${reference}`),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(previous === undefined ? [] : [`#| msgid ${JSON.stringify(previous)}`]),
    `msgid ${JSON.stringify(text)}`,
    `msgstr ${JSON.stringify(translation)}`,
  ].join('\n');
}

/** The text of a literal, whose escapes are those of JSON. */
function textIn(literal = '""'): string {
  return String(JSON.parse(literal));
}

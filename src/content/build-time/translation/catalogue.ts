import { type PoItem, createItem, parsePo, stringifyItem } from 'pofile-ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { SourceText } from './translate.ts';

/** Reads and writes the translations of the content: `locales/<language>/content.po` (gettext). */

/** A text of the content and its translation. */
export interface Entry {
  /** The English text. */
  text: string;
  /** Empty if there is none. */
  translation: string;
  references: readonly string[];
  /** Written by translators. */
  comments: readonly string[];
  flags: readonly string[];
  /** The English text of which this is the translation, if the text has changed since. */
  previous?: string | undefined;
}

/** The mark of gettext for a translation that is not, or no longer, that of its text. */
export const FUZZY = 'fuzzy';

/** True if the translation is that of an earlier English text, or has been marked as unsure. It must not be shown. */
function isOutdated({ flags, translation }: Entry): boolean {
  return flags.includes(FUZZY) && translation !== '';
}

/** The entries of a catalogue, without its header. The parser skips lines that are not gettext. */
export function readCatalogue(source: string): Entry[] {
  return entriesIn(source)
    .filter((entry) => !/^#~/m.test(entry))
    .flatMap((entry) => {
      const item = parseItem(entry);
      if (!item || item.msgid === '') return [];
      const { msgid, msgstr, references, comments, flags } = item;
      return [{ text: msgid, translation: msgstr[0] ?? '', references, comments, flags: Object.keys(flags), previous: previousIn(entry) }];
    });
}

/** The translations of a catalogue that may be shown, by English text. */
export function translationsIn(entries: readonly Entry[]): Map<string, string> {
  return new Map(
    entries.filter((entry) => entry.translation !== '' && !isOutdated(entry)).map(({ text, translation }) => [text, translation]),
  );
}

/**
 * Brings a catalogue up to date with the content. Translations stay with their English text. If the text at a reference has
 * changed, its translation is kept for translators and marked as outdated, with the text that it translates.
 */
export function updateEntries(entries: readonly Entry[], texts: readonly SourceText[]): Entry[] {
  const known = new Map(entries.map((entry) => [entry.text, entry]));
  const wanted = new Set(texts.map(({ text }) => text));
  const replaced = new Map(
    entries
      .filter(({ text, translation }) => translation !== '' && !wanted.has(text))
      .flatMap((entry) => entry.references.map((reference): [string, Entry] => [reference, entry])),
  );
  return texts.map(({ text, references: places }) => {
    const references = [...places];
    const same = known.get(text);
    if (same) return { ...same, references };
    const old = references.map((reference) => replaced.get(reference)).find((entry) => entry !== undefined);
    if (!old) return { text, translation: '', references, comments: [], flags: [] };
    return { ...old, text, references, flags: [...new Set([FUZZY, ...old.flags])], previous: old.previous ?? old.text };
  });
}

/** Writes a catalogue. The header is that of `source`, or a new one. The notes of `texts` are written above each text. */
export function writeCatalogue(entries: readonly Entry[], texts: readonly SourceText[], language: LanguageCode, source = ''): string {
  const notes = new Map(texts.map(({ text, notes: all }) => [text, all]));
  const [first = ''] = entriesIn(source);
  const header = /^msgid ""$/m.test(first) ? first : newHeader(language);
  const items = entries.map(({ text, translation, references, comments, flags, previous }) => {
    const item = createItem();
    item.msgid = text;
    item.msgstr = [translation];
    item.references = [...references];
    item.comments = [...comments];
    item.extractedComments = [...(notes.get(text) ?? [])];
    item.flags = Object.fromEntries(flags.map((flag) => [flag, true]));
    const written = stringifyItem(item, { foldLength: 0 });
    return previous === undefined ? written : written.replace(/^msgid /m, () => `${previousLine(previous)}\nmsgid `);
  });
  return `${[header, ...items].join('\n\n')}\n`;
}

const newHeader = (language: LanguageCode) => `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: ${language}\\n"`;

/** The parts of a catalogue, which are separated by empty lines. */
function entriesIn(source: string): string[] {
  return source
    .split(/(?:\r?\n){2,}/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** With a header before it, because the library takes a first entry that begins with an empty line for the header. */
function parseItem(entry: string): PoItem | undefined {
  return parsePo(`msgid ""\nmsgstr ""\n\n${entry}`).items[0];
}

/** The English text before its last change, which gettext writes after `#|`. The library does not know these lines. */
function previousIn(entry: string): string | undefined {
  const lines = entry.split(/\r?\n/).filter((line) => line.startsWith('#|'));
  return lines.length === 0 ? undefined : parseItem(`${lines.map((line) => line.slice(2).trim()).join('\n')}\nmsgstr ""`)?.msgid;
}

function previousLine(text: string): string {
  const item = createItem();
  item.msgid = text;
  const line = stringifyItem(item, { foldLength: 0 })
    .split('\n')
    .find((part) => part.startsWith('msgid '));
  return `#| ${line}`;
}

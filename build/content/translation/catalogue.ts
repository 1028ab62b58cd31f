import { withLineEndsOf } from '../../formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { type Entry, writeEntry } from './po.ts';
import type { SourceText } from './translate.ts';

/** The translations of the content: `locales/<language>/content.po`. */

/** The flag of gettext for a translation that must be looked at again. */
const FUZZY = 'fuzzy';

/** True if the translation is that of an earlier English text, or has been marked as unsure. It must not be shown. */
export function isOutdated({ flags, translation }: Entry): boolean {
  return flags.includes(FUZZY) && translation !== '';
}

/** The translations of a catalogue that may be shown, by English text. */
export function translationsIn(entries: readonly Entry[]): Map<string, string> {
  return new Map(
    entries.filter((entry) => entry.translation !== '' && !isOutdated(entry)).map(({ text, translation }) => [text, translation]),
  );
}

/**
 * Brings a catalogue up to date with the content. Translations stay with their English text. If a text has changed, its translation is kept
 * for translators and marked as outdated, with the text that it translates.
 */
export function updateEntries(entries: readonly Entry[], texts: readonly SourceText[]): Entry[] {
  const known = new Map(entries.map((entry) => [entry.text, entry]));
  const earlier = findEarlier(entries, texts);
  return texts.map((source) => {
    const { text } = source;
    const [references, notes] = [[...source.references], [...source.notes]];
    const same = known.get(text);
    if (same) return { ...same, references, notes };
    const old = earlier.get(text);
    if (!old) return { text, translation: '', references, notes, comments: [], flags: [] };
    const flags = old.flags.filter((flag) => flag !== FUZZY);
    // If the change of the text was reverted, the translation fits again.
    if (old.previous === text) return { ...old, text, references, notes, flags, previous: undefined };
    return { ...old, text, references, notes, flags: [FUZZY, ...flags], previous: old.previous ?? old.text };
  });
}

/**
 * The entry of the text that each new text replaces. It has a reference of the new text, which the other items of its list may have too. The
 * most similar texts belong together.
 */
function findEarlier(entries: readonly Entry[], texts: readonly SourceText[]): Map<string, Entry> {
  const known = new Set(entries.map(({ text }) => text));
  const wanted = new Set(texts.map(({ text }) => text));
  const replaced = entries.filter(({ text, translation }) => translation !== '' && !wanted.has(text));
  const pairs = texts
    .filter(({ text }) => !known.has(text))
    .flatMap(({ text, references }) =>
      replaced
        .filter((entry) => entry.references.some((reference) => references.has(reference)))
        .map((entry) => ({ text, entry, similarity: similarityOf(text, entry.text) })),
    );
  const found = new Map<string, Entry>();
  const taken = new Set<Entry>();
  for (const { text, entry } of pairs.toSorted((a, b) => b.similarity - a.similarity)) {
    if (found.has(text) || taken.has(entry)) continue;
    found.set(text, entry);
    taken.add(entry);
  }
  return found;
}

/** The share of their words that two texts have in common. */
function similarityOf(one: string, other: string): number {
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [words, others] = [wordsIn(one), wordsIn(other)];
  return [...words].filter((word) => others.has(word)).length / Math.max(words.size, others.size, 1);
}

/** Writes a catalogue with the header and the line ends of `source`, or with new ones. */
export function writeCatalogue(entries: readonly Entry[], language: LanguageCode, source = ''): string {
  const [first = ''] = source.trim().split(/(?:\r?\n){2,}/, 1);
  const header = /^msgid ""\r?$/m.test(first) ? first : newHeader(language);
  return withLineEndsOf(source, `${[header, ...entries.map(writeEntry)].join('\n\n')}\n`);
}

const newHeader = (language: LanguageCode) => `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: ${language}\\n"`;

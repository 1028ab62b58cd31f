import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Token, parse as parseMessage } from '@messageformat/parser';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED, type LanguageCode, directionOf } from '#src/i18n/languages.ts';
import type { ContentProblem } from './problems.ts';
import { cataloguePath, checkTranslations } from './translation/translations.ts';
import { LIMITS, MOST_PER_FILE, findStrays, isFolder, isLeftByTools, openSource, theRest, unseenProblems } from './source.ts';

/** A text of a catalogue (PO): its key and its translation. */
interface Entry {
  id: string;
  text: string;
  /** Whether the key is a name rather than the English text. */
  named: boolean;
  /** The line of the key, from 1. */
  line: number;
}

/**
 * Finds the problems in the catalogues of the interface, `locales/<language>/*.po`, and of the content (`content.po`). Each
 * language must have every English text of the interface with the same placeholders and tags; Lingui itself would silently show
 * English or the key instead of a broken text.
 * A folder without `locales/` uses our catalogues and has no problem.
 */
export function checkCatalogues(folder: string): ContentProblem[] {
  const locales = join(folder, 'locales');
  if (!existsSync(locales)) return [];
  if (!isFolder(locales)) return [{ file: 'locales', value: 'a file', rule: 'must be a folder' }];
  const problems: ContentProblem[] = [];
  const english = join(locales, DEFAULT_LANGUAGE);
  const names = isFolder(english) ? readdirSync(english).filter((name) => name.endsWith('.po') && !isLeftByTools(name)) : [];
  // Without the English texts, nothing can be said of the other languages.
  if (names.length === 0) return [{ file: `locales/${DEFAULT_LANGUAGE}/messages.po`, rule: 'must exist: it has the English texts' }];
  const files = new Set<string>();
  for (const name of names.toSorted()) {
    let source: readonly Entry[] | undefined;
    for (const { code } of LANGUAGES) {
      const file = `locales/${code}/${name}`;
      files.add(file);
      const entries = readCatalogue(folder, file, code, problems);
      if (code === DEFAULT_LANGUAGE) source = entries;
      if (source && entries) problems.push(...compare(file, source, entries));
    }
  }
  for (const code of TRANSLATED) {
    files.add(cataloguePath(code));
    problems.push(...checkTranslations(folder, code));
  }
  return [...problems, ...findStrays(folder, files, problems, 'locales')];
}

function readCatalogue(folder: string, file: string, code: LanguageCode, problems: ContentProblem[]): Entry[] | undefined {
  const source = openSource(folder, file, LIMITS.record, problems);
  if (source === undefined) return undefined;
  const before = problems.length;
  const entries = readEntries(file, source, problems);
  if (entries.length === 0 && problems.length === before)
    problems.push({ file, line: 1, value: 'no text', rule: 'must contain the texts' });
  const first = new Map<string, number>();
  for (const { id, text, line } of entries) {
    const earlier = first.get(id);
    if (earlier !== undefined) problems.push({ file, line, key: id, value: text, rule: `must be unique; line ${earlier} already has it` });
    first.set(id, line);
    if (text === '') problems.push({ file, line, key: id, value: text, rule: 'must be translated' });
    if (problems.length - before >= MOST_PER_FILE) {
      problems.push(theRest(file, line));
      break;
    }
  }
  problems.push(...unseenProblems(file, source, problems, directionOf(code) === 'rtl'));
  return problems.length === before ? entries : undefined;
}

/** Lingui's comment on a key that is a name. */
const NAMED = '#. js-lingui-explicit-id';

/** Reads entries as Lingui writes them, in two lines each. Any other line that is not a comment is a problem. */
function readEntries(file: string, source: string, problems: ContentProblem[]): Entry[] {
  const entries: Entry[] = [];
  const lines = source.split(/\r?\n/);
  // The header is the entry with the empty key.
  const start = Math.max(0, lines.indexOf(''));
  let id: { text: string; named: boolean; line: number } | undefined;
  let named = false;
  for (const [index, content] of lines.entries()) {
    if (content === NAMED) named = true;
    if (index < start || content === '' || content.startsWith('#')) continue;
    const line = index + 1;
    const [, kind, literal = ''] = /^(msgid|msgstr) ("(?:[^"\\\p{Cc}]|\\["\\n])*")$/u.exec(content) ?? [];
    if (kind === (id ? 'msgstr' : 'msgid')) {
      const text = String(JSON.parse(literal));
      if (id) entries.push({ ...id, id: id.text, text });
      id = id ? undefined : { text, named, line };
      named = false;
    } else {
      problems.push({ file, line, value: content, rule: 'must be a comment, or a line msgid "…" followed by a line msgstr "…"' });
      return entries;
    }
  }
  if (id) problems.push({ file, line: id.line, key: id.text, rule: 'must be followed by a line msgstr "…"' });
  return entries;
}

/** If a file is cut off, the first missing texts show where. */
const MOST_MISSING = 10;

function compare(file: string, english: readonly Entry[], entries: readonly Entry[]): ContentProblem[] {
  const translated = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Map(english.map((entry) => [entry.id, entry]));
  const missing = english.filter(({ id }) => !translated.has(id)).map(({ id }) => id);
  return [
    ...missing.slice(0, MOST_MISSING).map((id) => ({ file, line: 1, key: id, rule: 'must be given: the English file has it' })),
    ...(missing.length > MOST_MISSING
      ? [{ file, line: 1, value: 'the rest', rule: `lacks ${missing.length - MOST_MISSING} more texts of the English file` }]
      : []),
    ...entries.flatMap(({ id, text, line }): ContentProblem[] => {
      const source = known.get(id);
      const wrong = (rule: string) => [{ file, line, key: id, value: text, rule }];
      if (!source) return wrong('must be a text of the English file');
      const parts = partsOf(text);
      if (!parts) return wrong('must be a valid message: check its braces and tags');
      const wanted = partsOf(source.named ? source.text : id) ?? [];
      return parts.join(' ') === wanted.join(' ')
        ? []
        : wrong(
            wanted.length > 0
              ? `must contain exactly these placeholders and tags: ${wanted.join(' ')}`
              : 'must contain no placeholders or tags',
          );
    }),
  ];
}

/** The placeholders and tags of a message (ICU MessageFormat), each once; undefined if the message is malformed. */
function partsOf(message: string): string[] | undefined {
  try {
    const parts = new Set<string>();
    collect(parseMessage(message), parts);
    return [...parts].toSorted();
  } catch {
    return undefined;
  }
}

function collect(tokens: readonly Token[], parts: Set<string>) {
  for (const token of tokens) {
    if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\/?\w+\/?>/g)) parts.add(tag);
    else if (token.type !== 'octothorpe') parts.add(`{${token.arg}}`);
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, parts);
  }
}

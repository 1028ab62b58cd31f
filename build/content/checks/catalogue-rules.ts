import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Token, parse as parseMessage } from '@messageformat/parser';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED } from '#src/i18n/languages.ts';
import type { ContentProblem } from '../problems.ts';
import { findStrays, isFolder, isLeftByTools } from '../reading/source.ts';
import type { Entry } from '../translation/po.ts';
import { cataloguePath, checkTranslations, openCatalogue } from '../translation/read-translations.ts';

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
      const entries = openMessages(folder, file, problems);
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

/** The entries of a catalogue of the interface, whose texts must all be translated. */
function openMessages(folder: string, file: string, problems: ContentProblem[]): Entry[] | undefined {
  const entries = openCatalogue(folder, file, problems, ({ translation }) => (translation === '' ? 'must be translated' : undefined));
  if (entries?.length !== 0) return entries;
  problems.push({ file, line: 1, value: 'no text', rule: 'must contain the texts' });
  return undefined;
}

/** Lingui's note on a key that is a name. */
const NAMED = 'js-lingui-explicit-id';

/** If the end of a file is lost, the first missing texts show where. */
const MAX_MISSING = 10;

function compare(file: string, english: readonly Entry[], entries: readonly Entry[]): ContentProblem[] {
  const translated = new Set(entries.map(({ text }) => text));
  const known = new Map(english.map((entry) => [entry.text, entry]));
  const missing = english.map(({ text }) => text).filter((text) => !translated.has(text));
  return [
    ...missing.slice(0, MAX_MISSING).map((key) => ({ file, line: 1, key, rule: 'must be given: the English file has it' })),
    ...(missing.length > MAX_MISSING
      ? [{ file, line: 1, value: 'the rest', rule: `lacks ${missing.length - MAX_MISSING} more texts of the English file` }]
      : []),
    ...entries.flatMap(({ text: key, translation, line }): ContentProblem[] => {
      const source = known.get(key);
      const wrong = (rule: string) => [{ file, line, key, value: translation, rule }];
      if (!source) return wrong('must be a text of the English file');
      const parts = partsOf(translation);
      if (!parts) return wrong('must be a valid message: check its braces and tags');
      const wanted = partsOf(source.notes.includes(NAMED) ? source.translation : key) ?? [];
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

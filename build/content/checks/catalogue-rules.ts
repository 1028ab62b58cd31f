import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Token, parse as parseMessage } from '@messageformat/parser';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED } from '#src/i18n/languages.ts';
import type { ContentProblem } from '../problems.ts';
import { findStrays, isFolder } from '../reading/source.ts';
import type { Entry } from '../translation/po.ts';
import { reviewInterface } from '../translation/review.ts';
import { cataloguePath, checkTranslations, interfacePath, openCatalogue } from '../translation/read-translations.ts';

const ENGLISH = interfacePath(DEFAULT_LANGUAGE);

/**
 * Finds the problems in the catalogues of the interface (`locales/<language>/messages.po`) and of the content (`content.po`). Each
 * language must have every English text of the interface with the same placeholders and tags; Lingui itself would silently show
 * English or the key instead of a broken text.
 * Another authority has no catalogues of the interface in its folder, and uses ours.
 */
export function checkCatalogues(folder: string): ContentProblem[] {
  const locales = join(folder, 'locales');
  if (!existsSync(locales)) return [];
  if (!isFolder(locales)) return [{ file: 'locales', value: 'a file', rule: 'must be a folder' }];
  const problems: ContentProblem[] = [];
  const hasInterface = LANGUAGES.some(({ code }) => existsSync(join(folder, interfacePath(code))));
  // Without the English texts, nothing can be said of the other languages.
  if (hasInterface && !existsSync(join(folder, ENGLISH))) return [{ file: ENGLISH, rule: 'must exist: it has the English texts' }];
  const english = hasInterface ? openInterface(folder, ENGLISH, problems) : undefined;
  const files = new Set<string>();
  for (const { code } of hasInterface ? LANGUAGES : []) {
    const file = interfacePath(code);
    files.add(file);
    const entries = file === ENGLISH ? english : openInterface(folder, file, problems);
    if (!english || !entries) continue;
    problems.push(...reviewInterface(file, code, entries, english).filter(({ kind }) => kind === 'missing'));
    problems.push(...findWrongParts(file, english, entries));
  }
  for (const code of TRANSLATED) {
    files.add(cataloguePath(code));
    problems.push(...checkTranslations(folder, code));
  }
  return [...problems, ...findStrays(folder, files, problems, 'locales')];
}

/** The entries of a catalogue of the interface. Undefined if it has none. */
function openInterface(folder: string, file: string, problems: ContentProblem[]): Entry[] | undefined {
  const entries = openCatalogue(folder, file, problems);
  if (entries?.length !== 0) return entries;
  problems.push({ file, line: 1, value: 'no text', rule: 'must contain the texts' });
  return undefined;
}

/** Lingui's note on a key that is a name. */
const NAMED = 'js-lingui-explicit-id';

function findWrongParts(file: string, english: readonly Entry[], entries: readonly Entry[]): ContentProblem[] {
  const known = new Map(english.map((entry) => [entry.text, entry]));
  return entries.flatMap(({ text: key, translation, line }): ContentProblem[] => {
    const source = known.get(key);
    const wrong = (rule: string) => [{ file, line, key, value: translation, rule }];
    if (!source) return wrong('must be a text of the English file');
    if (translation === '') return [];
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
  });
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

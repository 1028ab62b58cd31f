import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED } from '#src/i18n/languages.ts';
import type { ContentProblem } from '../problems.ts';
import { findStrays, isFolder } from '../reading/source.ts';
import type { Entry } from '../translation/po.ts';
import { reviewInterface } from '../translation/review.ts';
import { cataloguePath, checkTranslations, interfacePath, openCatalogue } from '../translation/read-translations.ts';

const ENGLISH = interfacePath(DEFAULT_LANGUAGE);

/**
 * Finds the problems in the catalogues of the interface (`locales/<language>/messages.po`) and of the content (`content.po`). Each
 * language must have every English text of the interface with the same placeholders, plurals and tags; Lingui itself would silently show
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
    problems.push(...reviewInterface(file, code, entries, english).filter(({ kind }) => kind === 'missing' || kind === 'broken'));
    const known = new Set(english.map(({ text }) => text));
    const others = entries.filter(({ text }) => !known.has(text));
    problems.push(
      ...others.map(({ text: key, translation: value, line }) => ({ file, line, key, value, rule: 'must be a text of the English file' })),
    );
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

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { SBOM_ADDRESS, TEXTS_ADDRESS } from '#src/licences/list.ts';
import { LIST_FILE, RECORD_FILE, offlineListScope } from '#src/register/sizes.ts';
import { translationsOf } from '../texts/inline-texts.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, divideAddress, prefixOf, type LanguageCode } from '#src/i18n/languages.ts';
import { filesIn, integrityOf, namedFiles, shellOf } from '../built-files.ts';
import type { OfflineWords, Release } from '#src/offline/worker/description.ts';
import { PRIVATE_PAGE, WORKER_ADDRESS } from '#src/offline/worker/messages.ts';

/** Files that the worker does not keep: those for robots, hosts and programs, and compressed copies. */
const NOT_KEPT = /^\/(data|feeds|\.vite)\/|^\/(robots\.txt|sitemap\.xml|_headers|_redirects)$|\.(br|gz)$/;
/** Single files that the worker does not keep: its own script, the licence texts and the bill of materials. */
const NOT_KEPT_FILES: ReadonlySet<string> = new Set([WORKER_ADDRESS, TEXTS_ADDRESS, SBOM_ADDRESS]);

/** Files that can name other files. */
const NAMES_FILES = /\.(html|js|css)$/;

/** The words that the worker writes into pages. They are texts of `offline/page/`; a test compares them. */
export const WORDS: OfflineWords = {
  offline: 'You are offline.',
  unreachable: 'This site cannot be reached.',
  slow: 'The network is slow.',
  upToDate: 'This page was up to date on {time}.',
  languages: 'Without a network, the site works in English and in the languages in which you have visited it.',
};

/**
 * Describes a built site for the worker (`src/offline/worker/globals.d.ts`).
 * @param built the time of the build
 * @throws if the site lacks files that every release has, or if a word of the notice has no translation.
 */
export async function describeRelease(outDir: string, built: Date): Promise<Release> {
  const published = publishedFiles(outDir);
  const noticeStyle = published.find((file) => /^\/assets\/print-[^/]*\.css$/.test(file));
  if (noticeStyle === undefined) throw new Error(`${outDir} is not a built site: the style of the notice is missing`);
  const languages: Release['languages'] = {};
  for (const [language, own] of divideByLanguage(outDir, published)) {
    const files = own.toSorted().map((file) => [addressOf(file), integrityOf(join(outDir, file))] as const);
    const shell = shellOf(outDir, join(prefixOf(language), 'index.html'));
    if (shell === undefined) throw new Error(`${outDir} is not a built site: the home page in ${language} names no shell`);
    languages[language] = { shell, words: await wordsIn(language), files };
  }
  if (!languages[DEFAULT_LANGUAGE]) throw new Error(`${outDir} has no English pages, which every visitor keeps`);
  const id = createHash('sha256').update(JSON.stringify(languages)).digest('hex').slice(0, 16);
  return { id, built: built.toISOString(), noticeStyle, privateFiles: privateFiles(outDir, published), languages };
}

/** The files that the worker may keep, as paths from the root of the site. */
function publishedFiles(outDir: string): string[] {
  return filesIn(outDir).filter((file) => !NOT_KEPT.test(divideAddress(file).path) && !NOT_KEPT_FILES.has(file));
}

/**
 * Finds the files of each language: those under its prefix, and the assets that its pages lead to. A file that English has too
 * belongs to English only, because English is always kept. So does an asset that no page leads to.
 */
function divideByLanguage(outDir: string, published: readonly string[]): Map<LanguageCode, string[]> {
  const codes = LANGUAGES.map(({ code }) => code).filter((code) => existsSync(join(outDir, prefixOf(code), 'index.html')));
  const reach = assetsReached(outDir, published);
  const reached = new Map(codes.map((code) => [code, reach(published.filter((file) => isPage(file, code)))]));
  const byAnyPage = reach(published.filter((file) => file.endsWith('.html')));
  const filesOf = (code: LanguageCode) =>
    published.filter((file) => {
      if (file.startsWith('/assets/') && byAnyPage.has(file)) return reached.get(code)?.has(file);
      return divideAddress(file).language === code;
    });
  const english = new Set(filesOf(DEFAULT_LANGUAGE));
  return new Map(
    codes.map((code) => [code, withinLimits(filesOf(code)).filter((file) => code === DEFAULT_LANGUAGE || !english.has(file))]),
  );
}

function isPage(file: string, language: LanguageCode): boolean {
  return file.endsWith('.html') && divideAddress(file).language === language;
}

/** Gives a function that finds the assets that some files name, and those that these name in turn. */
function assetsReached(outDir: string, published: readonly string[]): (files: readonly string[]) => Set<string> {
  const assets = new Map(published.filter((file) => file.startsWith('/assets/')).map((file) => [basename(file), file]));
  const named = new Map(
    published
      .filter((file) => NAMES_FILES.test(file))
      .map((file) => {
        const words = readFileSync(join(outDir, file), 'utf8').match(/[\w.-]+\.\w+/g) ?? [];
        return [file, new Set(words.flatMap((word) => assets.get(word) ?? []))];
      }),
  );
  return (files) => {
    const reached = new Set<string>();
    const follow = (file: string) => {
      for (const asset of named.get(file) ?? []) {
        if (reached.has(asset)) continue;
        reached.add(asset);
        follow(asset);
      }
    };
    files.forEach(follow);
    return reached;
  };
}

/** Leaves out parts of long lists that would need too many requests. The pages say what is missing. */
function withinLimits(files: readonly string[]): string[] {
  const count = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length;
  const kept = offlineListScope(count(LIST_FILE), count(RECORD_FILE));
  return files.filter((file) => (kept !== 'first-pages' || !LIST_FILE.test(file)) && (kept === 'everything' || !RECORD_FILE.test(file)));
}

async function wordsIn(language: LanguageCode): Promise<OfflineWords> {
  if (language === DEFAULT_LANGUAGE) return WORDS;
  const translations = await translationsOf(language);
  const translate = (english: string) => {
    const text = translations[generateMessageId(english)];
    if (!text) throw new Error(`'${english}' has no translation into ${language}`);
    return text;
  };
  const { offline, unreachable, slow, upToDate, languages } = WORDS;
  return {
    offline: translate(offline),
    unreachable: translate(unreachable),
    slow: translate(slow),
    upToDate: translate(upToDate),
    languages: translate(languages),
  };
}

/** The report page in each language, and the files that no other page names. */
function privateFiles(outDir: string, published: readonly string[]): string[] {
  const pages = published.filter((file) => file.endsWith('.html'));
  const isPrivate = (file: string) => divideAddress(addressOf(file)).path === PRIVATE_PAGE;
  const elsewhere = new Set(pages.filter((file) => !isPrivate(file)).flatMap((file) => namedFiles(outDir, file)));
  const reports = pages.filter(isPrivate);
  const only = reports.flatMap((file) => namedFiles(outDir, file)).filter((file) => !elsewhere.has(file));
  return [...reports.map(addressOf), ...new Set(only)];
}

/** The address of a file. A page is kept under the address at which it is requested (ROUTE-1); the 404 page has only its file name. */
function addressOf(file: string): string {
  if (file.endsWith('/404.html')) return file;
  return file.replace(/((?<=\/)index)?\.html$/, '');
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, namedFiles } from '../src/offline/build-time/built-files.ts';
import { PAGING_BUDGET, RECORDS_BUDGET, SCRIPT_BUDGET, TRANSLATION_BUDGET, copyBudgetOf, markupBudgetOf } from './budgets.ts';
import { SHARD_FILE } from '../src/content/list-sizes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, prefixOf, type LanguageCode } from '../src/i18n/languages.ts';
import { readRelease } from '../src/offline/build-time/release-in-worker.ts';
import { notFound, routes, type Path } from '../src/routes.ts';

/** The size of a page's first load, in bytes after brotli. */
export interface Weight {
  path: string;
  language: LanguageCode;
  html: number;
  css: number;
  js: number;
  /** The part of it that is the list of firms. */
  records: number;
  /** It has the code for the pages of a long list. */
  isPaged: boolean;
}

/** A file of a long list, by the routes that have the code for its pages. The check shares a file of code with them. */
const SHARDS: Partial<Record<string, RegExp>> = {
  '/regulated-companies': /^firms-0-/,
  '/warnings': /^warnings-0-/,
  '/check': /^(firms|warnings)-0-/,
} satisfies Partial<Record<Path, RegExp>>;

/** Whether a route has the code for the pages of a long list. `assets` are the names of the built files. */
const hasPagesOf = (assets: readonly string[], path: string) => assets.some((name) => SHARDS[path]?.test(name));

/**
 * Measures every route of a built site in a language: its HTML, and the scripts and style sheets that it names. The print style
 * sheet is left out, because no screen waits for it.
 */
export function weighSite(outDir = 'dist', language: LanguageCode = DEFAULT_LANGUAGE): Weight[] {
  const assets = readdirSync(join(outDir, 'assets'));
  const compressed = (file: string) => statSync(join(outDir, `${file}.br`)).size;
  return [...routes, notFound].map((route) => {
    const file = fileOf(route, language);
    const named = namedFiles(outDir, file);
    const scripts = named.filter((name) => name.endsWith('.js'));
    const styles = named.filter((name) => name.endsWith('.css') && !name.startsWith('/assets/print-'));
    const sum = (files: string[]) => files.reduce((bytes, name) => bytes + compressed(name), 0);
    return {
      path: route.path,
      language,
      html: compressed(file),
      css: sum(styles),
      js: sum(scripts),
      records: sum(scripts.filter((name) => name.startsWith('/assets/records-'))),
      isPaged: hasPagesOf(assets, route.path),
    };
  });
}

/** The files that grow with the register and the warnings. The offline copy contains whole lists. */
const LIST_FILE = /^\/assets\/(records-.*|rows|details|reason-chunks|order|filter-columns)-/;
const isList = (address: string) => LIST_FILE.test(address) || SHARD_FILE.test(address);
/** How much of an amount is beyond the share of it that counts for a budget. */
const beyond = (share: number, amount: number) => Math.max(0, amount - share);
const isContent = (address: string) => isList(address) || address.endsWith('.pdf');

/** The offline copy of English and, unless it is English, one other language. Sizes are in bytes after brotli. */
interface CopyWeight {
  language: LanguageCode;
  files: number;
  /** The files among them that are documents or parts of lists. */
  contentFiles: number;
  bytes: number;
  /** The part of it that is documents and lists. */
  contentBytes: number;
}

/**
 * Measures the offline copy, which a device fetches after the first visit: in English, and in English and each other language. Empty for a
 * site without one.
 */
export function weighCopy(outDir = 'dist'): CopyWeight[] {
  const release = readRelease(outDir);
  if (!release) return [];
  const pages = new Map<string, string>(
    LANGUAGES.flatMap(({ code }) => [...routes, notFound].map((route) => [prefixOf(code) + route.path, fileOf(route, code)])),
  );
  const size = (file: string) => statSync(join(outDir, existsSync(join(outDir, `${file}.br`)) ? `${file}.br` : file)).size;
  const sum = (some: readonly string[]) => some.reduce((bytes, address) => bytes + size(pages.get(address) ?? address), 0);
  const addressesIn = (language: LanguageCode) => release.languages[language]?.files.map(([address]) => address) ?? [];
  return LANGUAGES.map(({ code }) => {
    const addresses = [...new Set([...addressesIn(DEFAULT_LANGUAGE), ...addressesIn(code)])];
    const content = addresses.filter(isContent);
    return {
      language: code,
      files: addresses.length,
      contentFiles: content.length,
      bytes: sum(addresses),
      contentBytes: sum(content),
    };
  });
}

/** Sentences about the limits that the offline copy exceeds. As in a first load, a growing list or another document is not a fault. */
export function copyOverLimits(weights: readonly CopyWeight[]): string[] {
  return weights.flatMap(({ language, files, contentFiles, bytes, contentBytes }) => {
    const copy = `The copy for offline use (${language})`;
    const budget = copyBudgetOf(language);
    return [
      ...(files - beyond(budget.contentFiles, contentFiles) > budget.files ? [`${copy}: ${files} requests, at most ${budget.files}`] : []),
      ...(bytes - beyond(budget.contentBytes, contentBytes) > budget.bytes
        ? [`${copy}: ${bytes} bytes, ${contentBytes} of them documents and lists; budget ${budget.bytes}`]
        : []),
    ];
  });
}

/** How many bytes of a list of firms are beyond the part that counts for the budget. */
export function listBeyondBudget(records: number): number {
  return beyond(RECORDS_BUDGET, records);
}

/** Sentences about the budgets that are exceeded. */
export function overBudget(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ path, language, html, css, js, records, isPaged }) => {
    const scripts = SCRIPT_BUDGET + (isPaged ? PAGING_BUDGET : 0);
    if (language !== DEFAULT_LANGUAGE) {
      const total = html + css + js - listBeyondBudget(records);
      const budget = markupBudgetOf(path) + scripts + TRANSLATION_BUDGET;
      return total > budget ? [`${prefixOf(language)}${path}: ${total} bytes, budget ${budget}`] : [];
    }
    return [
      ...(html + css > markupBudgetOf(path) ? [`${path}: HTML + CSS ${html + css} bytes, budget ${markupBudgetOf(path)}`] : []),
      // Another firm is not a fault of the code and must not stop an editor from publishing.
      ...(js - listBeyondBudget(records) > scripts ? [`${path}: JavaScript ${js} bytes, budget ${scripts}`] : []),
    ];
  });
}

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { markupBudgetOf, scriptBudgetOf } from './budgets.ts';
import { DEFAULT_LANGUAGE, prefixOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { fileOf, namedFiles } from '../../build/built-files.ts';
import { notFound, routes } from '../../src/routes.ts';

/** The size of a page's first load, in bytes after brotli. */
export interface PageSize {
  path: string;
  language: LanguageCode;
  html: number;
  css: number;
  /** Without the list of firms or warnings. Another firm is not a fault of the code and must not stop an editor from publishing. */
  js: number;
  /** The list of firms or warnings that comes with the page. */
  records: number;
}

/** The scripts with the lists that come with a page. */
const RECORDS = /^\/assets\/records-/;

/**
 * Measures every route of a built site in a language: its HTML, and the scripts and style sheets that it names. The print style
 * sheet is left out, because no screen waits for it.
 */
export function measurePages(outDir = 'dist', language: LanguageCode = DEFAULT_LANGUAGE): PageSize[] {
  const size = (file: string) => sizeOf(outDir, file);
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + size(file), 0);
  return [...routes, notFound].map((route) => {
    const file = fileOf(route, language);
    const named = namedFiles(outDir, file);
    const scripts = named.filter((name) => name.endsWith('.js'));
    return {
      path: route.path,
      language,
      html: size(file),
      css: sum(named.filter((name) => name.endsWith('.css') && !name.startsWith('/assets/print-'))),
      js: sum(scripts.filter((name) => !RECORDS.test(name))),
      records: sum(scripts.filter((name) => RECORDS.test(name))),
    };
  });
}

/** The size of a file as it is sent: compressed if there is a compressed copy. */
function sizeOf(outDir: string, file: string): number {
  const compressed = join(outDir, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(outDir, file)).size;
}

/** Sentences about the budgets that pages exceed. */
export function pagesOverBudget(pages: readonly PageSize[]): string[] {
  return pages.flatMap(({ path, language, html, css, js }) => {
    const page = prefixOf(language) + path;
    const [markup, scripts] = [markupBudgetOf(path, language), scriptBudgetOf(language)];
    return [
      ...(html + css > markup ? [`${page}: HTML and CSS ${html + css} bytes, budget ${markup}`] : []),
      ...(js > scripts ? [`${page}: JavaScript ${js} bytes, budget ${scripts}`] : []),
    ];
  });
}

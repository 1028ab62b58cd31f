import { SCRIPT_BUDGET, markupBudgetOf } from './budgets.ts';
import { measurePages, pagesOverBudget } from './measure.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/i18n/languages.ts';

/**
 * `npm run release -- sizes`: compares the size of every page's first load with its budget, and fails if one is exceeded.
 * `npm run release -- sizes FOLDER` measures a site in another folder.
 */

const [folder = 'dist'] = process.argv.slice(2);
const pages = LANGUAGES.flatMap(({ code }) => measurePages(folder, code));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
console.log(`First load before any interaction, kB after brotli (budget of JavaScript without lists: ${kb(SCRIPT_BUDGET)})`);
console.table(
  pages
    .filter(({ language }) => language === DEFAULT_LANGUAGE)
    .map(({ path, html, css, js, records }) => ({
      route: path,
      HTML: kb(html),
      CSS: kb(css),
      'HTML + CSS': kb(html + css),
      budget: kb(markupBudgetOf(path)),
      JavaScript: kb(js),
      list: kb(records),
      heaviest: kb(Math.max(...pages.filter((page) => page.path === path).map((page) => page.html + page.css + page.js))),
    })),
);
const over = pagesOverBudget(pages);
for (const line of over) console.error(line);
process.exitCode = over.length === 0 ? 0 : 1;

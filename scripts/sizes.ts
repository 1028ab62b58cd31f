import { ensureSite } from './build.ts';
import { HEADER_BUDGET, REQUEST_BUDGET, SCRIPT_BUDGET, SCRIPT_WIRE_BUDGET, copyBudgetOf, markupBudgetOf } from './budgets.ts';
import { copyOverLimits, overBudget, weighCopy, weighSite } from './weights.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED } from '../src/i18n/languages.ts';
import { overWireBudget, weighOnWire } from './wire.ts';

/**
 * `npm run release -- sizes`: compares the size of every page's first load with its budget, and fails if one is exceeded.
 * `npm run release -- sizes FOLDER` measures a site in another folder.
 */

const [folder = 'dist'] = process.argv.slice(2);
if (folder === 'dist') await ensureSite();
const weights = new Map(LANGUAGES.map(({ code }) => [code, weighSite(folder, code)]));
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
console.log('First load before any interaction, kB after brotli');
console.table(
  weights.get(DEFAULT_LANGUAGE)?.map(({ path, html, css, js, records }) => ({
    route: path,
    HTML: kb(html),
    CSS: kb(css),
    'HTML + CSS': kb(html + css),
    budget: kb(markupBudgetOf(path)),
    JavaScript: kb(js),
    'of which firms': kb(records),
    'script budget': kb(SCRIPT_BUDGET),
  })),
);
for (const code of TRANSLATED) {
  const sums = weights.get(code)?.map(({ path, html, css, js }) => ({ path, sum: html + css + js }));
  const heaviest = sums?.toSorted((one, other) => other.sum - one.sum)[0];
  console.log(`${code}: at most ${kb(heaviest?.sum ?? 0)} kB (${heaviest?.path})`);
}
const onWire = await weighOnWire(folder);
console.log(
  `First load over HTTP/1.1, including response headers, icon, offline part and service worker (budgets ${REQUEST_BUDGET} requests, ${kb(HEADER_BUDGET)} kB of headers, ${kb(SCRIPT_WIRE_BUDGET)} kB of scripts)`,
);
console.table(
  onWire.map(({ path, requests, headers, scripts }) => ({
    route: path,
    requests,
    'headers, kB': kb(headers),
    'scripts with headers, kB': kb(scripts),
  })),
);
const copies = weighCopy(folder);
if (copies.length > 0) {
  console.log('Kept on the device for offline use: English, and English with another language');
  console.table(
    copies.map(({ language, files, bytes, contentBytes }) => ({
      language,
      files,
      'at most': copyBudgetOf(language).files,
      kB: kb(bytes),
      'of which documents and lists': kb(contentBytes),
      budget: kb(copyBudgetOf(language).bytes),
    })),
  );
} else {
  console.log('Nothing is kept on the device for offline use');
}
const over = [...overBudget([...weights.values()].flat()), ...overWireBudget(onWire), ...copyOverLimits(copies)];
for (const line of over) console.error(line);
process.exitCode = over.length === 0 ? 0 : 1;

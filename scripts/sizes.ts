import { ensureSite } from './build.ts';
import { COPY_BUDGET } from '../src/routes.ts';
import { overBudget, weighCopy, weighSite } from './weights.ts';

/** `npm run sizes`: what every page's first load weighs, beside its budget; what is over fails. */

await ensureSite();
const weights = weighSite();
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
console.log('First load before any interaction, kB after brotli');
console.table(
  weights.map(({ path, html, css, js, records, markupBudget, scriptBudget }) => ({
    route: path,
    HTML: kb(html),
    CSS: kb(css),
    'HTML + CSS': kb(html + css),
    budget: kb(markupBudget),
    JavaScript: kb(js),
    'of it firms': kb(records),
    'its budget': kb(scriptBudget),
  })),
);
const copy = weighCopy();
console.log(`Kept after the first visit, for use without a network: ${copy.files} files, ${kb(copy.bytes)} kB (budget ${kb(COPY_BUDGET)})`);
const over = [...overBudget(weights), ...(copy.bytes > COPY_BUDGET ? [`The copy for use without a network: ${copy.bytes} bytes`] : [])];
for (const line of over) console.error(line);
process.exitCode = over.length === 0 ? 0 : 1;

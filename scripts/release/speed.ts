import { withContactPoints } from '../../packages/check/corpus/contact-points.ts';
import { STATUSES } from '../../build/content/schemas/firm-fields.ts';
import { openPast, writePast, type Past } from '../../src/history/past-register.ts';
import { generateHistory } from '../../tests/support/generated-history.ts';
import { createCheck } from '../../packages/check/src/check.ts';
import { readLatinFonts } from '../../build/content/document-fonts.ts';
import { letterheadOf } from '../../src/content/published-documents.ts';
import { makePdf } from '@frontier/documents';
import { DEFAULT_LANGUAGE } from '../../src/i18n/languages.ts';
import { buildSubstringIndex, matchTyped } from '../../src/search/substring/substring-index.ts';
import { content } from '../../tests/support/content.ts';
import { generateRecords } from '../../tests/support/generated-content.ts';

/*
 * `npm run release -- speed`: the times that a visitor feels, measured in Node with generated records. It fails if one is above its limit.
 * `docs/speed.md` lists the limits. Run it on a quiet machine.
 */

const FIRMS = 50_000;
/** A warned firm has 1.6 sites on average: more than 100,000. */
const WARNED = 65_000;
/** About 500,000 events of as many firms. */
const CHANGES = 16;
const DAYS = ['2003-03-03', '2009-10-11', '2014-02-28', '2021-03-03', '2026-11-26'];
const PAGES = 200;
const TYPED = ['bank', 'fca-2019', 'luxembourg', 'zürich', 'q', 'meridian trust'];
const SEED = 20_253;

const { firms, warnedFirms } = generateRecords(FIRMS, WARNED);
const sites = warnedFirms.flatMap(({ websites }) => websites);
const rows: { what: string; ms: number; limit: number }[] = [];

const index = buildSubstringIndex(firms, ({ name, country, licenseId }) => [name, country, licenseId]);
const keys = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
// A screen shows a new frame every 16 ms.
rows.push({ what: `A key press in a list of ${FIRMS} firms`, ms: slowest(keys, (text) => matchTyped(index, text)), limit: 16 });

const events = generateHistory(FIRMS, SEED, CHANGES);
const pasts = [...Map.groupBy(events, ({ id }) => id).values()];
const past = JSON.stringify(writePast(pasts, STATUSES, events[0]?.day ?? ''));
// From the file to the statuses of all firms, as the filters compare them.
const showDay = (day: string) => {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written above
  const { statusOf } = openPast(JSON.parse(past) as Past).on(day);
  return pasts.map((_, row) => statusOf(row));
};
rows.push({ what: `The register on a day, ${FIRMS} firms with ${events.length} events`, ms: slowest(DAYS, showDay), limit: 100 });

const sections = content.publishedDocuments.flatMap(({ document }) => document.sections);
const short = await timed(() => makeDocument(1));
const long = await timed(() => makeDocument(Math.ceil(PAGES / pagesOf(short.result))));
rows.push({ what: `A PDF file of ${pagesOf(long.result)} pages`, ms: long.ms, limit: 2000 });

const built = await timed(() => createCheck({ firms: withContactPoints(firms, SEED), warnings: warnedFirms }));
const { check } = built.result;
const [firm, site = ''] = [firms[FIRMS / 2], sites[WARNED / 2]];
const imitation = new URL(site).hostname.replace(/^(...)./, '$1q');
// The first text that is on no list makes the check build the rest of its index.
const rest = await timed(() => check(imitation));
rows.push(
  { what: `The index of ${FIRMS} firms and ${sites.length} warned sites`, ms: built.ms, limit: 4000 },
  { what: 'The first resemblance', ms: rest.ms, limit: 8000 },
  { what: 'Any later answer', ms: slowest([firm?.name ?? '', firm?.licenseId ?? '', site, imitation], check), limit: 50 },
);

console.table(rows.map(({ what, ms, limit }) => ({ what, ms: Number(ms.toFixed(1)), limit })));
const late = rows.filter(({ ms, limit }) => !(ms <= limit));
for (const { what, ms, limit } of late) console.error(`${what}: ${ms.toFixed(1)} ms, limit ${limit} ms`);
process.exitCode = late.length === 0 ? 0 : 1;

/** Makes a document of the sections of all published ones, as often as `times`. */
function makeDocument(times: number): Promise<Uint8Array> {
  const [first] = content.publishedDocuments;
  if (!first) throw new Error('The content has no document');
  const document = { ...first.document, sections: Array.from({ length: times }, () => sections).flat() };
  return makePdf(document, letterheadOf(content.site, content.documentTexts, DEFAULT_LANGUAGE, 2025), readLatinFonts());
}

function pagesOf(file: Uint8Array): number {
  return new TextDecoder('latin1').decode(file).match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The longest time in ms for any of the texts. The time of a text is the median of five. */
function slowest(texts: readonly string[], work: (text: string) => unknown): number {
  const medians = texts.map((text) => {
    const times = Array.from({ length: 5 }, () => {
      const begin = performance.now();
      work(text);
      return performance.now() - begin;
    });
    return times.toSorted((a, b) => a - b)[2] ?? NaN;
  });
  return Math.max(...medians);
}

async function timed<T>(work: () => T | Promise<T>): Promise<{ result: T; ms: number }> {
  const begin = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begin };
}

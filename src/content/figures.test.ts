import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#build/content/plugin.ts';
import { contentTexts, interfaceTexts } from '../../tests/support/texts.ts';
import { type DocumentSection, downloadDocumentSchema } from '#build/content/schemas/texts.ts';
import { CAPITAL_REGIMES, STATUSES, TIERS } from '#build/content/schemas/firm-fields.ts';
import type { Firm } from '#build/content/schemas/records.ts';
import { content } from '../../tests/support/content.ts';

/*
 * Compares 'Supervision in figures 2025' with the register: it counts every number of the document again. An editor who changes
 * the register sees here what to change in the text.
 */

const FOLDER = contentFolder();
const { firms: register, statuses, tiers } = content;
const figures = downloadDocumentSchema.parse(parse(readFileSync(`${FOLDER}/downloads/supervision-in-figures.yaml`, 'utf8')));
/** The firms in the register on the day of the count. Firms licensed later do not change the figures. */
const firms = register.filter(({ registration }) => registration <= figures.date);

const dayOfCount = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(figures.date));
const where = (holds: (firm: Firm) => boolean) => firms.filter(holds);
const licensedIn = (name: number) => where(({ registration }) => registration.startsWith(`${name}-`));
const ofStatus = (status: string) => where((firm) => firm.status === status);
const ofTier = (tier: string, list: readonly Firm[] = firms) => list.filter((firm) => firm.tier === tier);
const countriesOf = (list: readonly Firm[]) => new Set(list.map(({ country }) => country)).size;
const answerOf = (status: string) => statuses.find((meaning) => meaning.status === status)?.answer;
const inForce = where(({ status }) => answerOf(status) !== 'No longer');
const investigations = (list: readonly Firm[]) => list.reduce((sum, firm) => sum + firm.investigations, 0);
const investigated = (list: readonly Firm[]) => list.filter((firm) => firm.investigations > 0);
const plainly = where(({ capitalRatio }) => /^[\d.]+%$/.test(capitalRatio));
const underRegime = (regime: string) => where(({ capitalRatio }) => capitalRatio.endsWith(`(${regime})`));
const regimes = CAPITAL_REGIMES.toSorted((a, b) => underRegime(b).length - underRegime(a).length);
const withoutRatio = where(({ capitalRatio }) => capitalRatio === 'N/A');

/** 'Tier 1: 50 firms, of which 49 Active, 1 Under Review' */
function tierLine(tier: string): string {
  const parts = STATUSES.map((status) => ({ status, count: ofTier(tier, ofStatus(status)).length }));
  const named = parts.filter(({ count }) => count > 0).map(({ status, count }) => `${count} ${status}`);
  return `${tier}: ${ofTier(tier).length} firms, of which ${named.join(', ')}`;
}

/** 'Germany, Ireland: 11 each', the highest numbers first. */
function countryLines(): string[] {
  const names = [...new Set(firms.map(({ country }) => country))].toSorted();
  const bySize = Map.groupBy(names, (name) => where(({ country }) => country === name).length);
  return [...bySize]
    .toSorted(([a], [b]) => b - a)
    .map(([count, countries]) => `${countries.join(', ')}: ${count}${countries.length > 1 ? ' each' : ''}`);
}

const countrySizes = [...Map.groupBy(firms, ({ country }) => country).values()].map(({ length }) => length);
const largest = countrySizes.filter((size) => size > 10);

/** The firms of a tier with a plain percentage, and those of them that meet the requirement. */
function capitalOf(tier: string) {
  const required = tiers.find((meaning) => meaning.tier === tier)?.requiredCapital ?? 0;
  const measured = ofTier(tier, plainly);
  const below = measured.filter(({ capitalRatio }) => Number.parseFloat(capitalRatio) < required);
  return { required, measured: measured.length, reached: measured.length - below.length, below };
}
const first = capitalOf('Tier 1');
const second = capitalOf('Tier 2');

const new2024 = licensedIn(2024);
const firstYear = Math.min(...firms.map(({ registration }) => Number(registration.slice(0, 4))));
const years = Array.from({ length: 2024 - firstYear + 1 }, (_, index) => firstYear + index);
const upTo2024 = where(({ registration }) => registration <= '2024-12-31');
const ended = where(({ status }) => answerOf(status) === 'No longer');

/** The expected numbers in the paragraphs of each section, and the items of its list if they contain numbers. */
const counted: Record<string, { numbers: number[]; items?: string[] }> = {
  'about-the-figures': { numbers: [...numbersIn([dayOfCount]), firms.length, countriesOf(firms)] },
  'licences-granted': {
    numbers: [
      2024,
      new2024.length,
      countriesOf(new2024),
      2023,
      licensedIn(2023).length,
      2024,
      ofTier('Tier 2', new2024).length,
      ofTier('Tier 3', new2024).length,
      ...['Active', 'Provisional'].map((name) => new2024.filter(({ status }) => status === name).length),
      new2024.filter(({ activities }) => activities.some((name) => /^Crypto-asset (custody|exchange)$/.test(name))).length,
      firstYear,
      2024,
      upTo2024.length,
      2025,
      licensedIn(2025).length,
    ],
    items: years.map((name) => `${name}: ${licensedIn(name).length}`),
  },
  countries: {
    numbers: [largest.length, 10, largest.reduce((sum, size) => sum + size, 0), firms.length],
    items: countryLines(),
  },
  tiers: { numbers: [], items: TIERS.map(tierLine) },
  statuses: {
    numbers: [inForce.length, where(({ status }) => answerOf(status) === 'Yes, with limits').length, ended.length],
    items: STATUSES.map((status) => `${status}: ${ofStatus(status).length}`),
  },
  capital: {
    numbers: [
      first.measured,
      first.reached,
      first.required,
      first.below.length,
      second.measured,
      second.required,
      ofTier('Tier 3', plainly).length,
    ],
    items: [
      `Plain percentage: ${plainly.length} firms`,
      ...regimes.map((regime) => `${regime}: ${underRegime(regime).length} firms`),
      `N/A: ${withoutRatio.length} firms, of which ${withoutRatio.filter((firm) => ended.includes(firm)).length} no longer hold a licence`,
    ],
  },
  audits: {
    numbers: [inForce.length],
    items: ['2025', '2024', '2023'].map((name) => {
      const audited = inForce.filter(({ lastAudit }) => lastAudit.startsWith(name));
      const byTier = TIERS.map((tier) => `${ofTier(tier, audited).length} in ${tier}`);
      return `${name}: ${audited.length} firms, of which ${byTier.join(', ')}`;
    }),
  },
  investigations: {
    numbers: [investigations(firms), investigated(firms).length, firms.length - investigated(firms).length],
    items: STATUSES.map((status) => {
      const list = ofStatus(status);
      const open = investigations(list);
      return `${status}: ${open} investigation${open === 1 ? '' : 's'}, into ${investigated(list).length} of ${list.length} firms`;
    }),
  },
};

const paragraphsOf = ({ blocks }: DocumentSection) => blocks.flatMap((block) => ('text' in block ? [block.text] : []));
const itemsOf = ({ blocks }: DocumentSection) => blocks.flatMap((block) => ('list' in block ? block.list : []));

/** Every number in some texts, except in a reference or in the name of a tier. */
function numbersIn(lines: readonly string[]): number[] {
  const bare = lines.map((line) => line.replaceAll(/[A-Z]{3}-\d+|Tier \d/g, ''));
  return bare.flatMap((line) => line.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
}

test('only the sections counted here have such figures', () => {
  expect(figures.sections.map(({ id }) => id)).toEqual(Object.keys(counted));
  expect(numbersIn([figures.title, figures.summary ?? ''])).toEqual([2025, 30, 2025]);
});

describe.each(figures.sections)('the section $heading', (section) => {
  const { numbers, items } = counted[section.id] ?? { numbers: [] };

  test('has the numbers of the register', () => {
    expect(numbersIn(paragraphsOf(section))).toEqual(numbers);
  });

  test('lists the values of the register, or no numbers', () => {
    // Without expected items, a list must not contain numbers.
    const prose = itemsOf(section).filter((item) => numbersIn([item]).length === 0);
    expect(itemsOf(section)).toEqual(items ?? prose);
  });
});

test('the day of the count is the day of the document', () => {
  expect(figures.sections.flatMap(paragraphsOf)[0]).toContain(`as it was on ${dayOfCount}.`);
});

test('numbers are written in figures, so that all are counted', () => {
  const words = /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|hundred|half|third|quarter)\b/i;
  const lines = figures.sections.flatMap((section) => [section.heading, ...paragraphsOf(section), ...itemsOf(section)]);
  expect([figures.summary ?? '', ...lines].filter((line) => words.test(line))).toEqual([]);
});

test('every last audit of a valid licence is in a listed year and before the day of the count', () => {
  expect(inForce.filter(({ lastAudit }) => !/^202[345]/.test(lastAudit))).toEqual([]);
  expect(firms.filter(({ lastAudit, registration }) => lastAudit > figures.date || registration > figures.date)).toEqual([]);
});

test('the text names exactly the firms below the requirement of their tier', () => {
  expect(first.below.map(({ status }) => status)).toEqual(['Under Review']);
  expect(second.below).toEqual([]);
});

/*
 * A figure must be the same in all texts. A pattern finds it by the words around it. If a pattern has several groups, each is a
 * figure.
 */
describe.each([
  { what: 'the hours for a report', pattern: /(\d+) hours (?:after (?:suspicion|it) forms|of forming it|for a suspicious)/g, figure: '24' },
  {
    what: 'the hours for a report, in short',
    pattern: /reports? (?:a suspicion |to us |a suspicious transaction )*within (\d+)\s+hours/gi,
    figure: '24',
  },
  {
    what: 'the ratios of Tier-1 entities',
    pattern: /Tier-1 entities(?: must meet)?:? CET1 ([\d.]+)%, Tier 1(?: capital)? ([\d.]+)%,? (?:and )?total CAR ([\d.]+)%/g,
    figure: '8.5 10.0 15.0',
  },
  {
    what: 'the ratios of Tier-2 entities',
    pattern: /Tier-2 entities: CET1 ([\d.]+)%, Tier 1 ([\d.]+)%, total CAR ([\d.]+)%/g,
    figure: '6.0 8.0 12.0',
  },
  { what: 'the wallet-reporting threshold', pattern: /\$([\d,]+) USD/g, figure: '10,000' },
  {
    what: 'the largest penalty',
    pattern: /(?:[Pp]enalty of|of) \$([\d,]+\d)(?= (?:on Ninebark|for failures in|within 30 days))/g,
    figure: '5,000,000',
  },
  { what: 'the increase in anomalies', pattern: /(\d+)% increase in anomalies/g, figure: '15' },
  { what: 'the days for an appeal', pattern: /may appeal within (\d+) days/g, figure: '30' },
  {
    what: 'the years for which records are kept',
    pattern: /(?:kept for|papers for|report for|suspicious transaction reports for|not to report (?:are kept )?for) (\d+) years/g,
    figure: '5',
  },
  { what: 'the licences granted in 2024', pattern: /(\d+) licences (?:were granted )?to firms in (\d+) countries/g, figure: '20 19' },
  { what: 'the members of the Board', pattern: /(nine) members/gi, figure: 'nine' },
  { what: 'the independent members', pattern: /(seven) (?:of them )?are independent/gi, figure: 'seven' },
  { what: 'the days for the Complaints Commissioner', pattern: /Commissioner[^.]*answers within (\d+) days/g, figure: '30' },
  { what: 'the days to answer a case', pattern: /receives the file and has (\d+) days/g, figure: '30' },
  { what: 'the days until a measure is published', pattern: /(\w+) working days of being served/g, figure: 'five' },
  { what: 'the days for an answer about accessibility', pattern: /(?:We|not) answer within (\d+) working days/g, figure: '10' },
  { what: 'the firms of the rounded statistics', pattern: /nearly ([\d,]+) firms, ([\d,]+) prudentially/g, figure: '50,000 48,000' },
])('$what', ({ pattern, figure }) => {
  const found = [...contentTexts, ...interfaceTexts].flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => ({ file, figure: groups.join(' ').toLowerCase() })),
  );

  test(`is ${figure} in every text`, () => {
    expect(found).not.toEqual([]);
    expect(found.filter((one) => one.figure !== figure)).toEqual([]);
  });
});

import { firmName, untaken } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { PLACES } from './vocabulary.ts';

/** A row of `firms.csv`, with the cells in the order of the columns. */
export type FirmRow = Record<
  | 'name'
  | 'country'
  | 'licenseId'
  | 'status'
  | 'headquarters'
  | 'registration'
  | 'tier'
  | 'activities'
  | 'jurisdictions'
  | 'capitalRatio'
  | 'investigations'
  | 'lastAudit',
  string
>;

/** The seed of every run, so that the firms of a size are the same on every machine. */
const SEED = 20_251;
const FIRST_YEAR = 1998;
const YEARS = 27;
const ACTIVITIES = [
  'Deposit taking',
  'Lending',
  'Non-life insurance',
  'Portfolio management',
  'Life insurance',
  'Investment advice',
  'Crypto-asset exchange',
  'Execution of orders',
  'Mortgage lending',
  'Reinsurance',
  'Payment services',
  'Custody',
  'Alternative fund management',
];
const JURISDICTIONS = [
  'European Economic Area',
  'United Kingdom',
  'United States',
  'Switzerland',
  'Hong Kong',
  'Japan',
  'Singapore',
  'Canada',
];
const REGIMES = ['', '', '', ' (Solvency II)', ' (Local Reg.)', ' (RBC)', ' (SST)'];

/** Country codes, each repeated by its weight, so that a random pick is weighted. */
const CODES = Object.entries(PLACES).flatMap(([code, { weight }]) => Array.from({ length: weight }, () => code));

/**
 * Generates a register in order of the licence years, like the real file.
 * @param nameOf the name of a country by its code. Without it, rows have the code.
 */
export function generateFirms(size: number, nameOf: (code: string) => string = (code) => code): FirmRow[] {
  const random = createRandom(SEED);
  const taken = new Set<string>();
  const lastNumber = new Map<string, number>();
  const years = Array.from({ length: size }, () => FIRST_YEAR + Math.max(random.below(YEARS), random.below(YEARS))).toSorted(
    (a, b) => a - b,
  );
  return years.map((year) => {
    const code = random.pick(CODES);
    const place = PLACES[code];
    if (!place) throw new Error(`PLACES has no ${code}`);
    const country = nameOf(code);
    // Numbers are consecutive for each year and country, with gaps for refused applications.
    const series = `${year}-${code}`;
    const number = (lastNumber.get(series) ?? 0) + 1 + random.below(3);
    lastNumber.set(series, number);
    return {
      name: untaken(taken, () => firmName(random, place)),
      country,
      licenseId: `FCA-${year}-${code}-${String(number).padStart(3, '0')}`,
      status: random.chance(76) ? 'Active' : random.pick(['Under Review', 'Restricted', 'Provisional', 'Merged', 'Ceased Operations']),
      headquarters: `${random.pick(place.cities)}, ${country}`,
      registration: dayIn(random, year),
      tier: random.pick(['Tier 1', 'Tier 2', 'Tier 2', 'Tier 3', 'Tier 3']),
      activities: pickSome(random, ACTIVITIES),
      jurisdictions: pickSome(random, JURISDICTIONS),
      capitalRatio: random.chance(20) ? 'N/A' : `${10 + random.below(12)}.${random.below(10)}%${random.pick(REGIMES)}`,
      investigations: String(random.chance(85) ? 0 : 1 + random.below(3)),
      lastAudit: dayIn(random, FIRST_YEAR + YEARS),
    };
  });
}

function pickSome(random: Random, list: readonly string[]): string {
  const chosen = Array.from({ length: 1 + random.below(3) }, () => random.pick(list));
  return [...new Set(chosen)].join('; ');
}

/** A random day of a year, between the 1st and the 28th of a month. */
function dayIn(random: Random, year: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}

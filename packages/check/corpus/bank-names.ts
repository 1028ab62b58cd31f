import { compound, untaken } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { LANGUAGES, SURNAMES } from './vocabulary.ts';

/**
 * Names of banks as in official lists of the United States: hundreds begin with the same words, and only the place tells them apart.
 */

const SHAPES = [
  'First National Bank of {place}',
  'First National Bank in {place}',
  'First State Bank of {place}',
  '{place} State Bank',
  '{place} National Bank',
  '{place} Savings Bank',
  '{place} Federal Credit Union',
  '{place} County Teachers Credit Union',
  '{place} Municipal Employees Federal Credit Union',
  '{place} Community Bank, N.A.',
  'Bank of {place}',
  'Bank of {place} & {place}',
  'The Bank of {place}',
  'Peoples Bank & Trust Company of {place}',
  'Peoples National Bank of {place}',
  'Farmers State Bank of {place}',
  'Farmers & Merchants Bank of {place}',
  'Farmers and Merchants State Bank of {place}',
  'Citizens Savings Bank of {place} County',
  'Citizens Bank and Trust Co. of {place}',
  'Security State Bank of {place}, {place}',
  'Union Bank and Trust Company of {place}',
  'Home Federal Savings and Loan Association of {place}',
  'First Federal Savings Bank of {place}',
  'St. {place} Bank',
  'Fort {place} Bank and Trust Company',
  '{name} & {name} Trust Company, National Association',
  '{name} National Trust Company',
  'Community First Bank of {place}',
  'United Southern Bank of {place}',
];
const ASIDES = ['', '', '', '', 'East ', 'New ', 'North ', 'Lake ', 'Mount ', 'South ', 'West '];

/** Makes `size` different names. */
export function generateBankNames(size: number, seed: number): string[] {
  const random = createRandom(seed);
  const taken = new Set<string>();
  // Places are shared, so that several banks have the same one.
  const places = Array.from({ length: size / 8 }, () => random.pick(ASIDES) + compound(random, LANGUAGES.english));
  const fill = (text: string) => text.replaceAll('{place}', () => random.pick(places)).replaceAll('{name}', () => random.pick(SURNAMES));
  return Array.from({ length: size }, () => untaken(taken, () => shout(random, fill(random.pick(SHAPES)))));
}

/** Half of the official lists are in capitals. */
const shout = (random: Random, name: string) => (random.chance(50) ? name.toUpperCase() : name);

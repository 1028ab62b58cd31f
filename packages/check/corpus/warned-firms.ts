import type { WarnedFirm } from '../../../build/content/schemas/records.ts';
import { compound, untaken } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { LANGUAGES, LURES, LURE_BEGINS, LURE_ENDS, PLACES, POPULAR, SURNAMES } from './vocabulary.ts';

const CITIES = Object.values(PLACES).flatMap(({ cities }) => cities);
const OFFERS = [
  'leveraged trading in currencies',
  'shares before a listing',
  'mining contracts',
  'fixed-term deposits',
  'personal loans',
  'the recovery of lost money',
];
const COMPLAINTS = [
  'Withdrawals are answered with a demand for a tax deposit.',
  'Clients who asked for their money were blocked within the hour.',
  'The prices shown matched no market that we could find.',
  'The address it gives is a mailbox.',
  'Callers take control of the victim’s computer.',
];

/** Generates warned firms, sorted by name like the real file. */
export function generateWarnedFirms(size: number, seed: number): WarnedFirm[] {
  const random = createRandom(seed + 1);
  const takenNames = new Set<string>();
  const takenIds = new Set<string>();
  const firms = Array.from({ length: size }, (_, position): WarnedFirm => {
    const name = untaken(takenNames, () => warnedName(random));
    const id = untaken(takenIds, () => (takenIds.has(slug(name)) ? `${slug(name)}-${2 + random.below(size)}` : slug(name)));
    const host = `${id.slice(0, 40).replace(/-+$/, '')}.${random.pick(['example', 'test', 'invalid'])}`;
    const websites = [`https://${host}`];
    if (random.chance(40)) websites.push(`https://${random.pick(['login', 'client', 'app', 'trade'])}.${host}`);
    if (random.chance(20)) websites.push(`http://${host}/${random.pick(['start', 'register', 'signup.php', 'bonus'])}`);
    const aliases = [
      ...new Set(Array.from({ length: random.below(3) }, () => random.pick([...LURE_BEGINS, ...POPULAR]) + ' ' + random.pick(LURES))),
    ];
    const reason = `Offers ${random.pick(OFFERS)} from ${random.pick(CITIES)} without a licence. ${random.pick(COMPLAINTS)}`;
    return { id, added: dayOf(position), name, aliases, websites, reason };
  });
  const collator = new Intl.Collator('en');
  return firms.toSorted((a, b) => collator.compare(a.name, b.name));
}

/** A day in 2024 or 2025. It does not use the random generator, so that the other values stay the same. */
function dayOf(position: number): string {
  return new Date(Date.UTC(2024, 0, 1 + (position % 700))).toISOString().slice(0, 10);
}

function warnedName(random: Random): string {
  const lure = random.pick(LURES);
  const shape = random.below(100);
  if (shape < 55) return `${random.pick(LURE_BEGINS)}${random.pick(LURE_ENDS)} ${lure}`;
  if (shape < 70) return `${random.pick(POPULAR)} ${random.pick(SURNAMES)} ${lure}`;
  if (shape < 75) return `${random.pick(POPULAR)} Trust ${random.pick(LURE_BEGINS)}${random.pick(LURE_ENDS)}`;
  if (shape < 85) return `${random.pick(SURNAMES)} and ${random.pick(SURNAMES)} ${lure}`;
  if (shape < 92) return `${random.pick(POPULAR)} ${lure} ${random.pick(CITIES)}`;
  return `${compound(random, LANGUAGES[random.pick(LANGUAGE_NAMES)])} ${lure} (clone)`;
}

const LANGUAGE_NAMES = ['english', 'german', 'french', 'dutch', 'spanish', 'italian', 'nordic', 'central'] as const;

function slug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

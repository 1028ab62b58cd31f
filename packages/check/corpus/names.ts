import type { Random } from './random.ts';
import { LANGUAGES, POPULAR, SURNAMES, type Language, type Place } from './vocabulary.ts';

/** Makes the name of a regulated firm in a language of its country. */
export function firmName(random: Random, place: Place): string {
  const language: Language = LANGUAGES[random.pick(place.languages)];
  const form = random.pick(language.forms);
  const after = random.pick(language.after);
  const shape = random.below(100);
  if (shape < 42) return `${compound(random, language)} ${after} ${form}`;
  if (shape < 60) return `${random.pick(language.before)} ${compound(random, language)} ${form}`;
  if (shape < 68) return `${compound(random, language)} ${compound(random, language)} ${after} ${form}`;
  if (shape < 76) return `${random.pick(SURNAMES)} ${random.pick(SURNAMES)} ${after} ${form}`;
  if (shape < 81) return `${random.pick(SURNAMES)}, ${random.pick(SURNAMES)} & ${random.pick(SURNAMES)} ${form}`;
  if (shape < 86) return `${random.pick(language.before)} ${random.pick(place.cities)} ${compound(random, language)} ${form}`;
  if (shape < 91) return `${random.pick(POPULAR)} ${random.pick(place.cities)} ${after} ${form}`;
  if (shape < 96) return `${random.pick(POPULAR)} ${random.pick(language.after)} ${after} ${form}`;
  if (shape < 98) return `${random.pick(POPULAR)} Trust ${after} ${form}`;
  return `${1 + random.below(20)} ${compound(random, language)} ${after} ${form}`;
}

/** Syllables between the halves of a compound. Without them, 50,000 names would be too similar. */
const LINKS = ['al', 'an', 'ar', 'el', 'en', 'er', 'in', 'is', 'on', 'or'];

/** Makes an invented compound of a language, as one word. */
function compound(random: Random, { begins, ends }: Language): string {
  const link = random.chance(45) ? random.pick(LINKS) : '';
  return random.pick(begins) + link + random.pick(ends);
}

/** Calls `make` until it returns a name that is not in `taken`, and adds that name to it. */
export function untaken(taken: Set<string>, make: () => string): string {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const name = make();
    const key = name.toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
  throw new Error('The vocabulary is too small for so many names');
}

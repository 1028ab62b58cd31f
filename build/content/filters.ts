import {
  byFilter,
  slugOf,
  writeFilterColumn,
  type ByFilter,
  type Filter,
  type FilterColumns,
  type FilterValue,
} from '#src/register/filters.ts';
import type { Content } from './load.ts';
import { sortByName } from './register.ts';
import { STATUSES, TIERS, type Firm } from './schemas/records.ts';

/** What each filter compares, in English. */
const FACTS: ByFilter<(firm: Firm) => readonly string[]> = {
  country: ({ country }) => [country],
  status: ({ status }) => [status],
  tier: ({ tier }) => [tier],
  activity: ({ activities }) => activities,
  year: ({ registration }) => [registration.slice(0, 4)],
};

/** The parts of the content that the filters are made of. */
type Source = Pick<Content, 'language' | 'firms' | 'statuses' | 'tiers' | 'countryName'> & {
  english: Pick<Content['english'], 'firms' | 'countries'>;
};

/** The values of the filters, with their names in the language, and the columns, which are the same in every language. */
export function buildFilters(source: Source): { values: ByFilter<readonly FilterValue[]>; columns: FilterColumns } {
  const firms = sortByName(source.english.firms);
  const built = byFilter((filter) => buildFilter(filter, firms, source));
  return { values: byFilter((filter) => built[filter].values), columns: byFilter((filter) => built[filter].column) };
}

function buildFilter(filter: Filter, firms: readonly Firm[], source: Source): { values: FilterValue[]; column: string[] } {
  const toAddress = addressOf(filter, source);
  const facts = firms.map(FACTS[filter]);
  // Two facts with the same address, such as E-money and E-Money, are one value.
  const factOf = new Map(facts.flat().map((fact) => [toAddress(fact), fact]));
  const codeOf = new Map([...factOf.keys()].toSorted().map((value, code) => [value, code]));
  const codes = facts.map((ofFirm) => Array.from(new Set(ofFirm.map(toAddress)), (value) => codeOf.get(value) ?? 0));
  const counts = Map.groupBy(codes.flat(), (code) => code);
  const nameOf = naming(filter, source);
  const values = [...factOf].map(([value, fact]) => {
    const code = codeOf.get(value) ?? 0;
    return { fact, value: { value, name: nameOf(fact), count: counts.get(code)?.length ?? 0, code } };
  });
  return { values: inOrder(filter, values, source.language), column: writeFilterColumn(codes) };
}

/** How a fact is written in the address: the code of a country, and for other facts the English words in lower case with hyphens. */
function addressOf(filter: Filter, { english }: Source): (fact: string) => string {
  const countryCodes = new Map(filter === 'country' ? english.countries.map(({ name, code }) => [name, code]) : []);
  return (fact) => slugOf(countryCodes.get(fact) ?? fact);
}

/** What a fact is called in the language. */
function naming(filter: Filter, { english, firms, statuses, tiers, countryName }: Source): (fact: string) => string {
  const names = new Map<string, string>();
  if (filter === 'status') for (const { status, name } of statuses) names.set(status, name);
  if (filter === 'tier') for (const { tier, name } of tiers) names.set(tier, name);
  if (filter === 'activity') {
    english.firms.forEach(({ activities }, index) =>
      activities.forEach((activity, at) => names.set(activity, firms[index]?.activities[at] ?? activity)),
    );
  }
  return (fact) => names.get(fact) ?? (filter === 'country' ? countryName(fact) : fact);
}

/** The order in which a filter shows its values: ranked, the latest first, or by their names. */
function inOrder(filter: Filter, values: readonly { fact: string; value: FilterValue }[], language: string): FilterValue[] {
  const { compare } = new Intl.Collator(language);
  const ranks: readonly string[] = filter === 'status' ? STATUSES : TIERS;
  const order = {
    country: (a, b) => compare(a.value.name, b.value.name),
    activity: (a, b) => compare(a.value.name, b.value.name),
    status: (a, b) => ranks.indexOf(a.fact) - ranks.indexOf(b.fact),
    tier: (a, b) => ranks.indexOf(a.fact) - ranks.indexOf(b.fact),
    year: (a, b) => compare(b.fact, a.fact),
  } satisfies ByFilter<(a: (typeof values)[number], b: (typeof values)[number]) => number>;
  return values.toSorted(order[filter]).map(({ value }) => value);
}

import { byFilter, slugOf, type ByFilter, type Code, type FilterValue } from '#src/register/filters.ts';
import type { Content } from '../load.ts';
import { activitiesOf, countriesOf } from './register.ts';
import { STATUSES, TIERS } from '../schemas/firm-fields.ts';
import type { Firm } from '../schemas/records.ts';

/** The parts of the content that the filters are made of. */
type Source = Pick<Content, 'language' | 'firms' | 'statuses' | 'tiers' | 'countryName'> & {
  english: Pick<Content['english'], 'firms' | 'countries'>;
};

interface Built {
  /** What it compares, in English. */
  facts: (firm: Firm) => readonly string[];
  codeOf: (fact: string) => Code;
  /** What a fact is called in the language. */
  nameOf: (fact: string) => string;
  /** How the fact is written in the address. */
  addressOf?: (fact: string) => string;
  /** The order in which the values are shown. */
  order: (a: FilterValue, b: FilterValue) => number;
}

/** The values of the filters, with their names in the language. */
export function buildFilters(source: Source): ByFilter<readonly FilterValue[]> {
  const { english, statuses, tiers, firms, countryName, language } = source;
  const { compare } = new Intl.Collator(language);
  const byName = (a: FilterValue, b: FilterValue) => compare(a.name, b.name);
  const [countries, activities] = [countriesOf(english.firms), activitiesOf(english.firms)];
  const countryCodes = new Map(english.countries.map(({ name, code }) => [name, code]));
  const statusNames = new Map<string, string>(statuses.map(({ status, name }) => [status, name]));
  const tierNames = new Map<string, string>(tiers.map(({ tier, name }) => [tier, name]));
  const activityNames = new Map(
    english.firms.flatMap((firm, index) => firm.activities.map((activity, at) => [activity, firms[index]?.activities[at] ?? activity])),
  );
  const built: ByFilter<Built> = {
    country: {
      facts: ({ country }) => [country],
      codeOf: (fact) => countries.indexOf(fact),
      nameOf: countryName,
      addressOf: (fact) => slugOf(countryCodes.get(fact) ?? fact),
      order: byName,
    },
    status: {
      facts: ({ status }) => [status],
      codeOf: (fact) => STATUSES.find((status) => status === fact) ?? STATUSES[0],
      nameOf: (fact) => statusNames.get(fact) ?? fact,
      order: (a, b) => STATUSES.findIndex((status) => status === a.code) - STATUSES.findIndex((status) => status === b.code),
    },
    tier: {
      facts: ({ tier }) => [tier],
      codeOf: (fact) => TIERS.findIndex((tier) => tier === fact),
      nameOf: (fact) => tierNames.get(fact) ?? fact,
      order: (a, b) => Number(a.code) - Number(b.code),
    },
    year: {
      facts: ({ registration }) => [registration.slice(0, 4)],
      codeOf: Number,
      nameOf: (fact) => fact,
      order: (a, b) => Number(b.code) - Number(a.code),
    },
    activity: {
      facts: (firm) => firm.activities,
      codeOf: (fact) => activities.indexOf(slugOf(fact)),
      nameOf: (fact) => activityNames.get(fact) ?? fact,
      order: byName,
    },
  };
  return byFilter((filter) => valuesOf(built[filter], english.firms));
}

function valuesOf({ facts, codeOf, nameOf, addressOf = slugOf, order }: Built, firms: readonly Firm[]): FilterValue[] {
  const values = new Map<string, FilterValue>();
  for (const firm of firms) {
    // Two facts with the same address, such as E-money and E-Money, are one value.
    for (const [value, fact] of new Map(facts(firm).map((name) => [addressOf(name), name]))) {
      const count = (values.get(value)?.count ?? 0) + 1;
      values.set(value, { value, name: nameOf(fact), count, code: codeOf(fact) });
    }
  }
  return [...values.values()].toSorted(order);
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATUSES } from '#build/content/schemas/firm-fields.ts';
import type { FirmStatus } from '#build/content/schemas/records.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { content, contentIn } from '../../tests/support/content.ts';
import { permissionFor, type LicenceTerms, type Offer, type Permission } from './permission.ts';

const ACTIVITIES = ['Lending', 'Custody', 'Reinsurance'] as const;
const CODES = ['NL', 'NO', 'CH', 'SG', 'RE'];
const COUNTRIES = [
  { code: 'NL', name: 'Netherlands' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'SG', name: 'Singapore' },
];

const region = (name: string) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ name: fc.constant(name), countries: fc.uniqueArray(fc.constantFrom(...CODES), { minLength: 1 }) }),
    },
    fc.constant({ name, everywhere: true as const }),
  );
const anyCase = fc.record({
  status: fc.constantFrom(...STATUSES),
  activities: fc.uniqueArray(fc.constantFrom(...ACTIVITIES), { minLength: 1 }),
  jurisdictions: fc.uniqueArray(fc.constantFrom('Netherlands', 'Switzerland', 'Singapore', 'North', 'South'), { minLength: 1 }),
  regions: fc.tuple(region('North'), region('South')),
  offer: fc.record({ activity: fc.constantFrom(...ACTIVITIES, undefined), country: fc.constantFrom(...CODES) }),
});

/** The rule read slowly: every service in every country that the licence covers is written out, and the offer is looked for. */
function readSlowly(
  { status, activities, jurisdictions }: { status: FirmStatus; activities: readonly string[]; jurisdictions: readonly string[] },
  { activity, country }: Offer,
  { countries, regions }: Pick<LicenceTerms, 'countries' | 'regions'>,
): Permission {
  const pairs: string[] = [];
  for (const service of activities) {
    for (const place of jurisdictions) {
      for (const { name, code } of countries) if (name === place) pairs.push(`${service} in ${code}`);
      for (const { name, countries: members = CODES } of regions)
        if (name === place) for (const code of members) pairs.push(`${service} in ${code}`);
    }
  }
  if (status === 'Merged' || status === 'Ceased Operations') return 'ended';
  if (pairs.includes(`${activity} in ${country}`)) return status === 'Active' ? 'covered' : 'limited';
  if (activities.some((service) => service === activity)) return 'onlyService';
  return pairs.some((pair) => pair.endsWith(` in ${country}`)) ? 'onlyCountry' : 'neither';
}

test('a licence covers what it names, and the countries of its regions (PERMIT-1, PERMIT-2, PERMIT-3)', () => {
  const seen = new Set<Permission>();
  fc.assert(
    fc.property(anyCase, ({ offer, regions, ...licence }) => {
      const places = { countries: COUNTRIES, regions };
      const permission = permissionFor(licence, offer, places);
      seen.add(permission);
      expect(permission).toBe(readSlowly(licence, offer, places));
    }),
    { numRuns: 2000 },
  );
  expect([...seen].toSorted()).toEqual(['covered', 'ended', 'limited', 'neither', 'onlyCountry', 'onlyService']);
});

describe('the terms of our content', () => {
  const { regions } = content.english;
  const adyen = { status: 'Active', activities: ['Payment services'], jurisdictions: ['European Economic Area', 'Singapore'] } as const;
  const inCountry = (country: string) =>
    permissionFor(
      { ...adyen, activities: [...adyen.activities], jurisdictions: [...adyen.jurisdictions] },
      { activity: 'Payment services', country },
      content.english,
    );

  test.for([
    ['FR', 'covered'],
    ['NO', 'covered'],
    ['SG', 'covered'],
    ['CH', 'onlyService'],
    ['GB', 'onlyService'],
  ] as const)('with Norway and without Switzerland in the European Economic Area: %s is %s', ([country, permission]) => {
    expect(inCountry(country)).toBe(permission);
  });

  test('give every country of a smaller region to the larger one', () => {
    const members = (name: string) => regions.find((known) => known.name === name)?.countries ?? [];
    expect(members('European Economic Area')).toEqual(expect.arrayContaining(['LV', 'LT', 'EE', 'IS', 'LI', 'NO']));
    expect(members('Asia-Pacific')).toEqual(expect.arrayContaining(members('South-East Asia')));
    expect(members('Middle East and North Africa')).toEqual(expect.arrayContaining(members('Gulf states')));
  });

  test.for(LANGUAGES.map(({ code }) => code))('differ from each other in %s, because pages compare the words', (code) => {
    const { activities, regions: places, countries, countryName } = contentIn(code);
    const services = activities.map(({ name }) => name);
    expect(services).toEqual([...new Set(services)]);
    const names = [...places.map(({ name }) => name), ...countries.map(({ name }) => countryName(name))];
    expect(names).toEqual([...new Set(names)]);
  });
});

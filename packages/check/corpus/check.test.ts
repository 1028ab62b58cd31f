import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/support/sample.ts';
import { createCheck } from '../src/check.ts';
import { hostOfSite } from '../src/read/host.ts';
import { listOriginals, measureFalseAlarms, measureFound } from './check-rates.ts';
import { DISGUISES } from './disguises.ts';
import { generateLookAlikes } from './look-alikes.ts';
import { generateOrdinary } from './ordinary-names.ts';
import { ourLists } from './our-content.ts';

/*
 * The check page with our content must find each record in any disguise, and report look-alikes but not ordinary names.
 */

const data = ourLists();
const check = createCheck(data);
const SEED = 20_252;

describe('every warned site', () => {
  const sites = data.warnings.flatMap(({ websites = [] }, position) =>
    websites.map((website) => ({ position, host: hostOfSite(website) ?? '' })),
  );

  test('has fifty disguises', () => {
    expect(Object.keys(DISGUISES)).toHaveLength(50);
    expect(sites.length).toBeGreaterThan(70);
  });

  test.for(Object.entries(DISGUISES))('is found %s', ([, disguise]) => {
    const missed = sites.filter(({ position, host }) => {
      const { verdict, items } = check.check(disguise(host));
      return (
        verdict !== 'warned' ||
        !items.some(({ facts }) =>
          facts.warnings.some(({ warning, field }) => warning === position && field !== 'name' && field !== 'alias'),
        )
      );
    });
    expect(missed.map(({ host }) => disguise(host))).toEqual([]);
  });
});

describe('a resemblance to a known name', () => {
  test('is reported for at least 95 % of 1,000 homographs and one-letter changes', () => {
    const { rate, missed, text } = measureFound(check, generateLookAlikes(1_000, SEED, listOriginals(data)));
    console.log(text);
    expect(rate, JSON.stringify(missed.slice(0, 20))).toBeGreaterThanOrEqual(0.95);
  }, 60_000);

  test('is reported for at most 0.5 % of ordinary names and domains', () => {
    const { rate, raised, text } = measureFalseAlarms(check, generateOrdinary(sampleOf(10_000), SEED));
    console.log(text);
    expect(rate, JSON.stringify(raised.slice(0, 20))).toBeLessThanOrEqual(0.005);
  }, 60_000);
});

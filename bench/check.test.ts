import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildConfusables } from '../src/content/build-time/confusables.ts';
import { loadContent } from '../src/content/build-time/load.ts';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { hostOfSite } from '../src/search/check/address.ts';
import { listOriginals, measureFalseAlarms, measureFound } from './check-rates.ts';
import { buildCheckIndex } from '../src/search/check/check.ts';
import { DISGUISES } from './disguises.ts';
import { generateLookAlikes } from './look-alikes.ts';
import { generateOrdinary } from './ordinary-names.ts';
import { sampleOf } from '../tests/support/sample.ts';

/*
 * The promises of the check page for our content: it finds each record in any disguise and reports look-alikes, but not ordinary
 * names.
 */

const { firms, warnedFirms } = loadContent(contentFolder());
const data = { firms, warned: warnedFirms, confusables: buildConfusables() };
const index = buildCheckIndex(data);
const SEED = 20_252;

describe('every warned site', () => {
  const sites = warnedFirms.flatMap(({ websites }, position) => websites.map((website) => ({ position, host: hostOfSite(website) ?? '' })));

  test('has fifty disguises', () => {
    expect(Object.keys(DISGUISES)).toHaveLength(50);
    expect(sites.length).toBeGreaterThan(70);
  });

  test.for(Object.entries(DISGUISES))('is found %s', ([, disguise]) => {
    const missed = sites.filter(({ position, host }) => {
      const { verdict, warned } = index.check(disguise(host));
      return (
        verdict !== 'warned' || !warned.take(0, warned.count.exact).some((match) => match.position === position && match.how !== undefined)
      );
    });
    expect(missed.map(({ host }) => disguise(host))).toEqual([]);
  });
});

describe('a resemblance to a known name', () => {
  test('is reported for at least 95 % of 1,000 homographs and one-letter changes', () => {
    const { rate, missed, text } = measureFound(index, generateLookAlikes(1_000, SEED, listOriginals(data)));
    console.log(text);
    expect(rate, JSON.stringify(missed.slice(0, 20))).toBeGreaterThanOrEqual(0.95);
  }, 60_000);

  test('is reported for at most 0.5 % of 10,000 ordinary names and domains', () => {
    const { rate, raised, text } = measureFalseAlarms(index, generateOrdinary(10_000, SEED));
    console.log(text);
    expect(rate, JSON.stringify(raised.slice(0, 20))).toBeLessThanOrEqual(0.005);
  }, 60_000);
});

test('no random text throws', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 24 }).map((codes) => String.fromCharCode(...codes));
  const pieces = fc.constantFrom(
    'hxxp://',
    '[.]',
    '@',
    '.',
    ' ',
    'example',
    'adyen',
    'FCA-',
    '2017',
    '-',
    'xn--',
    '\uD83D',
    '\u0000',
    '%',
    '[::',
    'а',
    '０',
    '…',
  );
  const mixed = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(units, mixed, fc.string({ unit: 'binary', maxLength: 40 })), (text) => {
      const { firms: found, warned } = index.check(text);
      expect(found.take(0, 3).length + warned.take(0, 3).length).toBeLessThanOrEqual(6);
    }),
    { numRuns: sampleOf(100_000) },
  );
}, 120_000);

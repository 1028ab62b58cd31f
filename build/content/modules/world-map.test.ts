import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import type { Country, Firm } from '../schemas/records.ts';
import { FIRM, SITE } from '../../../tests/support/sound-records.ts';
import { drawWorldMap, largestCountries, marks } from './world-map.ts';

const LUXEMBOURG: Country = { code: 'LU', name: 'Luxembourg', latitude: 49.6, longitude: 6.1 };
const SINGAPORE: Country = { code: 'SG', name: 'Singapore', latitude: 1.3, longitude: 103.9 };
const UNITED_STATES: Country = { code: 'US', name: 'United States', latitude: 40.7, longitude: -74 };
const COUNTRIES = [LUXEMBOURG, SINGAPORE, UNITED_STATES];

const firmsIn = ({ name }: Country, count: number): Firm[] => Array.from({ length: count }, () => ({ ...FIRM, country: name }));

const FIRMS = [...firmsIn(LUXEMBOURG, 20), ...firmsIn(SINGAPORE, 9), ...firmsIn(UNITED_STATES, 14)];

/** The position of a place on a map of the world that is 800 wide and begins at 80° north. */
const placeOf = ({ latitude, longitude }: Pick<Country, 'latitude' | 'longitude'>) => ({
  x: ((longitude + 180) / 360) * 800,
  y: ((80 - latitude) / 360) * 800,
});

describe('the marks', () => {
  test.for(COUNTRIES)('are at the position of their country: $name', (country) => {
    const [mark] = marks([country], firmsIn(country, 1));
    expect(mark?.name).toBe(country.name);
    // Positions are rounded to a tenth of a pixel.
    expect(Math.abs((mark?.x ?? 0) - placeOf(country).x)).toBeLessThanOrEqual(0.051);
    expect(Math.abs((mark?.y ?? 0) - placeOf(country).y)).toBeLessThanOrEqual(0.051);
  });

  test('have areas in proportion to the numbers of firms', () => {
    const firms = [...firmsIn(LUXEMBOURG, 16), ...firmsIn(SINGAPORE, 4), ...firmsIn(UNITED_STATES, 9)];
    expect(marks(COUNTRIES, firms).map(({ name, r }) => [name, r])).toEqual([
      ['Luxembourg', 8.4],
      ['United States', 6.3],
      ['Singapore', 4.2],
    ]);
  });
});

test('the drawing has a circle for each mark, and differs between the colour schemes only in its colours', () => {
  const [light = '', dark = ''] = (['light', 'dark'] as const).map((scheme) => drawWorldMap(scheme, SITE, COUNTRIES, FIRMS));
  expect(load(light, { xml: true })('circle')).toHaveLength(marks(COUNTRIES, FIRMS).length);
  const withoutColours = (svg: string) => svg.replaceAll(/#[\da-f]{6}\b/g, '#');
  expect(dark).not.toBe(light);
  expect(withoutColours(dark)).toBe(withoutColours(light));
});

test('the five countries with the most firms are counted, most first, under their names in the language of the page', () => {
  const inFrench = (name: string) => (name === 'United States' ? 'États-Unis' : name);
  expect(largestCountries(COUNTRIES, FIRMS, inFrench)).toEqual([
    { code: 'lu', name: 'Luxembourg', count: 20 },
    { code: 'us', name: 'États-Unis', count: 14 },
    { code: 'sg', name: 'Singapore', count: 9 },
  ]);
  const seven = Array.from({ length: 7 }, (_, index) => ({ ...LUXEMBOURG, code: `C${index}`, name: `Country ${index}` }));
  const firms = seven.flatMap((country, index) => firmsIn(country, index));
  expect(largestCountries(seven, firms, (name) => name).map(({ count }) => count)).toEqual([6, 5, 4, 3, 2]);
});

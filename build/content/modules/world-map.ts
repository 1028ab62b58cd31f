import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { mesh } from 'topojson-client';
import type { Country, Firm, Site } from '../schemas/records.ts';

/**
 * The world map of the home page (HOME-5): land, a circle for each country with an area in proportion
 * to its number of firms, and cross hairs at the seat. It is equirectangular to match the external picture below it (HOME-4).
 */

/** Pixels per degree, and the northern limit of the map in degrees. No firm is beyond the limits. */
const SCALE = 800 / 360;
const NORTH = 80;
/** With this limit, the height of the drawing is a whole number of pixels. */
const SOUTH = -56.8;
/** The radius of a circle is this, times the square root of its number of firms. */
const RADIUS = 2.1;

const x = (longitude: number) => round((longitude + 180) * SCALE);
const y = (latitude: number) => round((NORTH - latitude) * SCALE);
const round = (value: number) => Math.round(value * 10) / 10;

export const MAP_WIDTH = 800;
export const MAP_HEIGHT = round((NORTH - SOUTH) * SCALE);

/** The colours of a scheme. An image file cannot use the custom properties of the page. */
interface Palette {
  land: string;
  ink: string;
  halo: string;
}

const PALETTES: Record<'light' | 'dark', Palette> = {
  light: { land: '#5a6978', ink: '#0a1b2f', halo: '#ffffff' },
  dark: { land: '#8c9cac', ink: '#edf1f4', halo: '#122335' },
};

/** Draws the map as a standalone SVG. */
export function drawWorldMap(scheme: 'light' | 'dark', site: Site, countries: readonly Country[], firms: readonly Firm[]): string {
  const { land, ink, halo } = PALETTES[scheme];
  const seat = { x: x(site.seat.longitude), y: y(site.seat.latitude) };
  const circles = marks(countries, firms).map((mark) => `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.r}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}">`,
    `<pattern id="e" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 1H3" stroke="${land}" stroke-width=".8"/></pattern>`,
    `<path d="${landPath()}" fill="url(#e)" stroke="${land}" stroke-width=".5"/>`,
    `<path d="M0 ${seat.y}H${MAP_WIDTH}M${seat.x} 0V${MAP_HEIGHT}" stroke="${ink}" stroke-width=".9"/>`,
    `<g fill="${ink}" fill-opacity=".88" stroke="${halo}" stroke-width=".8">${circles.join('')}</g>`,
    '</svg>',
  ].join('');
}

/** A mark for each country, largest first, so that no mark hides a smaller one. */
export function marks(countries: readonly Country[], firms: readonly Firm[]): { name: string; x: number; y: number; r: number }[] {
  return countFirms(countries, firms).map(({ country, count }) => ({
    name: country.name,
    x: x(country.longitude),
    y: y(country.latitude),
    r: round(radius(count, firms.length)),
  }));
}

/** The countries that have firms, with their numbers, those with the most first. */
function countFirms(countries: readonly Country[], firms: readonly Firm[]): { country: Country; count: number }[] {
  const counts = Map.groupBy(firms, (firm) => firm.country);
  return countries
    .map((country) => ({ country, count: counts.get(country.name)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** The number of countries whose firms are counted beside the map. */
const LARGEST = 5;

/** The countries with the most firms, most first. @param nameOf gives the name of a country in the language of the page */
export function largestCountries(
  countries: readonly Country[],
  firms: readonly Firm[],
  nameOf: (name: string) => string,
): { code: string; name: string; count: number }[] {
  return countFirms(countries, firms)
    .slice(0, LARGEST)
    .map(({ country: { code, name }, count }) => ({ code: code.toLowerCase(), name: nameOf(name), count }));
}

/** The area grows with the number of firms. Circles of a larger register cover the same total area as those of 250 firms. */
function radius(count: number, total: number): number {
  return Math.max(1.6, RADIUS * Math.sqrt((count * 250) / Math.max(total, 250)));
}

/** The land of Natural Earth at 1:110 million (public domain), from the package `world-atlas`. Points outside the frame are left out. */
function landPath(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  // oxlint-disable-next-line no-unsafe-type-assertion -- the package ships exactly this topology
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof mesh>[0];
  const outlines = mesh(topology).coordinates.flatMap((outline) => {
    // An outline that crosses 180° goes on beyond the edge of the map, and is drawn at the other edge too.
    let before = 0;
    const points = outline.map(([longitude = 0, latitude = 0]) => {
      before = longitude + 360 * Math.round((before - longitude) / 360);
      return { longitude: before, latitude };
    });
    return [-360, 0, 360].map((turn) => points.map((point) => ({ ...point, longitude: point.longitude + turn })));
  });
  const isInside = (point: { longitude: number; latitude: number }) => Math.abs(point.longitude) <= 180 && point.latitude >= SOUTH;
  return outlines
    .map((points) => points.filter((_, at) => points.slice(Math.max(0, at - 1), at + 2).some(isInside)))
    .filter((points) => points.length > 0)
    .map((points) => `M${points.map(({ longitude, latitude }) => `${x(longitude)},${y(latitude)}`).join('L')}`)
    .join('');
}

import { readListedSite } from '#src/search/check/listed-site.ts';
import type { Country, Firm, WarnedFirm } from '#src/content/build-time/schemas/records.ts';
import type { OpenFirm, OpenWarning } from '#src/content/build-time/schemas/open-data.ts';

/** The register as it is published: by licence, so that a firm keeps its place whatever its name becomes. */
export function openFirms(firms: readonly Firm[], countries: readonly Country[], fictional: boolean): OpenFirm[] {
  const codes = new Map(countries.map(({ name, code }) => [name, code]));
  return firms
    .map(({ id: _searched, name, country, ...facts }) => ({ name, country, countryCode: codes.get(country) ?? '', ...facts, fictional }))
    .toSorted((a, b) => compare(a.licenseId, b.licenseId));
}

/** The warnings as they are published, by id. */
export function openWarnings(warnedFirms: readonly WarnedFirm[], fictional: boolean): OpenWarning[] {
  return warnedFirms
    .map(({ id, added, name, aliases, websites, emails = [], phones = [], reason, clones }) => {
      return { id, added, name, aliases, websites, hosts: hostsOf(websites), emails, phones, reason, clones, fictional };
    })
    .toSorted((a, b) => compare(a.id, b.id));
}

/**
 * Each host that a warning covers as a whole, once, as a browser asks for it: in lower case, another script as Punycode. A
 * warning about a page or a port is none about its host, and a block list of such hosts would block everybody there.
 */
function hostsOf(websites: readonly string[]): string[] {
  const whole = websites.filter((address) => {
    const site = readListedSite(address);
    return site && site.path === '' && site.port === '' && site.parameters.length === 0;
  });
  return [...new Set(whole.map((address) => new URL(address).hostname))];
}

/** By code unit: the same order on every machine and in every language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

import { z } from 'zod';
import { readListedSite } from '@frontier/check/address';
import { compareCodeUnits } from '../code-units.ts';
import type { CollectionData } from '../collections.ts';
import type { Country, Firm, WarnedFirm } from '../schemas/records.ts';
import { isWholeHost } from './block-list.ts';
import { openFirmSchema, type OpenEvent, type OpenWarning } from '../schemas/open-data.ts';
import type { Cell } from './csv.ts';

/** The register as it is published, in order of licence numbers, because a firm's name may change. */
export function openFirms(firms: readonly Firm[], countries: readonly Country[], fictional: boolean): Record<string, Cell>[] {
  const codes = new Map(countries.map(({ name, code }) => [name, code]));
  const fields = Object.entries<z.ZodType | undefined>(openFirmSchema.shape);
  return firms
    .toSorted((a, b) => compareCodeUnits(a.licenseId, b.licenseId))
    .map((firm) => {
      const values: Readonly<Record<string, Cell>> = { ...firm, countryCode: codes.get(firm.country) ?? '', fictional };
      return Object.fromEntries(fields.map(([name, schema]) => [name, values[name] ?? (schema instanceof z.ZodArray ? [] : undefined)]));
    });
}

/** The warnings as they are published, in order of ids. */
export function openWarnings(warnedFirms: readonly WarnedFirm[], fictional: boolean): OpenWarning[] {
  return warnedFirms
    .map(({ id, added, name, aliases, websites, emails = [], phones = [], reason, clones }) => {
      const hosts = hostsOf(websites);
      return { id, added, name, aliases, websites, hosts, emails, phones, reason, clones, fictional } satisfies Record<
        keyof OpenWarning,
        unknown
      >;
    })
    .toSorted((a, b) => compareCodeUnits(a.id, b.id));
}

/** The history as it is published, in its order. */
export function openEvents(history: CollectionData['history'], fictional: boolean): OpenEvent[] {
  return history.map(({ day, recorded, kind, about, id, field, before, after, reason }, position) => {
    const number = position + 1;
    const event = { number, date: day, recorded, kind, about, id, field, before, after, reason: reason || undefined, fictional };
    return event satisfies Record<keyof OpenEvent, unknown>;
  });
}

/**
 * The hosts that a warning covers as a whole, each once, in lower case and as Punycode. A warning about one page or port does
 * not cover its host: a block list with that host would block everybody on it.
 */
function hostsOf(websites: readonly string[]): string[] {
  const whole = websites.filter((address) => {
    const site = readListedSite(address);
    return site && isWholeHost(site);
  });
  return [...new Set(whole.map((address) => new URL(address).hostname))];
}

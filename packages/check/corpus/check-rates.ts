import type { Check, CheckData } from '../src/check.ts';
import { cutDomain } from '../src/index/brands.ts';
import { hostOfSite } from '../src/read/host.ts';
import { cutHost } from '../src/read/public-suffix.ts';
import type { LookAlike, Original } from './look-alikes.ts';

/** Every name, alias and domain of the data. */
export function listOriginals({ firms, warnings }: CheckData): Original[] {
  return [
    ...firms.map(({ name }, position): Original => ({ record: `firms ${position}`, name, suffix: '' })),
    ...warnings.flatMap(({ name, aliases = [], websites = [] }, position): Original[] => {
      const record = `warnings ${position}`;
      const domains = websites.flatMap((website) => {
        const { domain } = cutHost(hostOfSite(website) ?? '');
        return domain === undefined ? [] : [cutDomain(domain)];
      });
      return [
        ...[name.replace(/ \(clone\)$/, ''), ...aliases].map((one) => ({ record, name: one, suffix: '' })),
        ...domains.map(({ label, suffix }) => ({ record, name: label, suffix })),
      ];
    }),
  ];
}

const percent = (rate: number) => `${(rate * 100).toFixed(2)} %`;

/**
 * Measures how often a look-alike leads to the record that it imitates. In a large register, many generated names are similar,
 * and the few that are shown may be others. `anyRate` also counts those cases.
 */
export function measureFound({ check }: Check, lookAlikes: readonly LookAlike[]) {
  const answered = lookAlikes.map(({ typed, of, made }) => {
    const found = check(typed).items.flatMap(({ facts }) => [
      ...facts.resembles,
      ...facts.candidates,
      ...facts.firms.map(({ firm }) => ({ list: 'firms', position: firm })),
      ...facts.warnings.map(({ warning }) => ({ list: 'warnings', position: warning })),
    ]);
    return { typed, made, any: found.length > 0, named: found.some(({ list, position }) => `${list} ${position}` === of) };
  });
  const share = (count: number) => count / answered.length;
  const rate = share(answered.filter(({ named }) => named).length);
  const anyRate = share(answered.filter(({ any }) => any).length);
  const byTrick = [...new Set(lookAlikes.map(({ made }) => made))].map((trick) => {
    const played = answered.filter(({ made }) => made === trick);
    return `${trick} ${played.filter(({ named }) => named).length}/${played.length}`;
  });
  const text = `Of ${answered.length} look-alikes, ${percent(rate)} lead to the right record (${byTrick.join(', ')}), and ${percent(anyRate)} to any record`;
  return { rate, anyRate, missed: answered.filter(({ named }) => !named).map(({ typed }) => typed), text };
}

/** Measures how many ordinary names are reported as a resemblance. */
export function measureFalseAlarms({ check }: Check, ordinary: readonly string[]) {
  const raised = ordinary.flatMap((typed) => {
    const [first] = check(typed).items.flatMap(({ facts }) => facts.resembles);
    return first ? [`${typed} ~ ${first.known}`] : [];
  });
  const rate = raised.length / ordinary.length;
  return { rate, raised, text: `False alarms: ${raised.length} of ${ordinary.length} ordinary names and domains, ${percent(rate)}` };
}

import { hostOfSite } from '../src/search/address.ts';
import { domainOf } from '../src/search/check-records.ts';
import type { CheckData, CheckIndex } from '../src/search/check.ts';
import type { LookAlike, Original } from './look-alikes.ts';

/** Every name, alias and domain of the data. */
export function listOriginals({ firms, warned }: CheckData): Original[] {
  return [
    ...firms.map(({ name }, place): Original => ({ record: `firms ${place}`, name, suffix: '' })),
    ...warned.flatMap(({ name, aliases, websites }, place): Original[] => {
      const record = `warned ${place}`;
      const domains = websites.flatMap((website) => domainOf(hostOfSite(website) ?? '') ?? []);
      return [
        ...[name.replace(/ \(clone\)$/, ''), ...aliases].map((one) => ({ record, name: one, suffix: '' })),
        ...domains.map(({ label, suffix }) => ({ record, name: label, suffix })),
      ];
    }),
  ];
}

const percent = (rate: number) => `${(rate * 100).toFixed(2)} %`;

/** In how many cases the record that is imitated is among those that the text is said to resemble. */
export function measureFound({ check }: CheckIndex, lookAlikes: readonly LookAlike[]) {
  const isNamed = ({ typed, of }: LookAlike) => check(typed).resembles.some(({ list, place }) => `${list} ${place}` === of);
  const missed = lookAlikes.filter((one) => !isNamed(one));
  const rate = 1 - missed.length / lookAlikes.length;
  const tricks = [...new Set(lookAlikes.map(({ made }) => made))];
  const byTrick = tricks.map((trick) => {
    const all = lookAlikes.filter(({ made }) => made === trick).length;
    return `${trick} ${all - missed.filter(({ made }) => made === trick).length}/${all}`;
  });
  return { rate, missed, text: `Look-alikes raised: ${percent(rate)} of ${lookAlikes.length} (${byTrick.join(', ')})` };
}

/** How many ordinary names are said to resemble something. */
export function measureFalseAlarms({ check }: CheckIndex, ordinary: readonly string[]) {
  const raised = ordinary.flatMap((typed) => {
    const [first] = check(typed).resembles;
    return first ? [`${typed} ~ ${first.known}`] : [];
  });
  const rate = raised.length / ordinary.length;
  return { rate, raised, text: `False alarms: ${raised.length} of ${ordinary.length} ordinary names and domains, ${percent(rate)}` };
}

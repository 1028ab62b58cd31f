import { expect, test } from 'vitest';
import { createRandom } from '../../packages/check/corpus/random.ts';
import { content } from '../../tests/support/content.ts';
import { licenceOn } from './licence-on.ts';
import type { LicenceStep } from './licence-steps.ts';

const TODAY = '2025-06-01';
const steps: LicenceStep[] = [
  { day: '2018-10-23', status: 'Active', tier: 'Tier 3' },
  { day: '2019-01-01', tier: 'Tier 2' },
  { day: '2021-11-30', status: 'Restricted', reason: 'It is winding down its business.' },
  { day: '2025-04-30', status: 'Ceased Operations', reason: 'It has neither staff nor capital left.' },
];
const on = (day: string, of = steps, registration = '2018-10-23') => licenceOn(day, of, registration, TODAY);

test('the licence on a day is that of the last status up to the end of the day (HISTORY-11)', () => {
  expect(on('2018-10-22')).toEqual({});
  expect(on('2018-10-23')).toEqual({ step: steps[0] });
  expect(on('2021-11-29')).toEqual({ step: steps[0] });
  expect(on('2021-11-30')).toEqual({ step: steps[2] });
  expect(on(TODAY)).toEqual({ step: steps[3] });
  expect(on('2025-06-02')).toBeUndefined();
});

test('between the registration and the beginning of the history, the limits are not known', () => {
  const [first, ...others] = steps;
  const older: LicenceStep[] = [{ ...first, day: '2020-01-01', isOlder: true }, ...others.slice(1)];
  expect(on('2018-10-22', older)).toEqual({});
  expect(on('2019-12-31', older)).toEqual({ begin: '2020-01-01' });
});

test('the licence of a firm on a day is what the events up to that day give (HISTORY-12)', () => {
  const random = createRandom(40);
  const { history, past } = content;
  const eventsOf = Map.groupBy(history, ({ id, field }) => (field === 'status' ? id : ''));
  const today = history.at(-1)?.day ?? '';
  const days = Array.from({ length: 60 }, () => new Date(Date.UTC(1998, 0, random.below(10_000))).toISOString().slice(0, 10));
  const wrong = days.flatMap((day) => {
    return content.firms.filter(({ licenseId, registration }) => {
      const answer = licenceOn(day, past.records.firm.get(licenseId)?.steps ?? [], registration, today);
      return answer?.step?.status !== (day > today ? undefined : eventsOf.get(licenseId)?.findLast((event) => event.day <= day)?.after);
    });
  });
  expect(wrong).toEqual([]);
});

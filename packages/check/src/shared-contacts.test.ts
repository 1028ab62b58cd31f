import { describe, expect, test } from 'vitest';
import { createCheck, recordsOf, VERDICTS, type Tone, type VerdictName } from './check.ts';

/** Firms of one group may have the same website, email domain or telephone number on record (DATA-7). */

const STATUSES = ['Active', 'Restricted', 'Merged'] as const;
type Status = (typeof STATUSES)[number];
const NAMES = ['Alder Exchange GmbH', 'Valmorin Asset Management SA', 'Corvessa Custody Ltd'];
const STRANGER = 'Tamarisk Pension Trust plc';

const POINTS = {
  website: { websites: ['https://www.group-portal.example'] },
  email: { emailDomains: ['group-portal.example'] },
  phone: { phones: ['+442079460001'] },
};
/** How a visitor writes each contact point by itself. */
const WRITTEN = [
  ['website', 'https://www.group-portal.example/login'],
  ['website', 'hxxps://group-portal[.]example'],
  ['website', 'pay.group-portal.example'],
  ['website', 'desk@group-portal.example'],
  ['email', 'desk@group-portal.example'],
  ['email', 'desk@mail.group-portal.example'],
  ['phone', '+44 20 7946 0001'],
  ['phone', '020 7946 0001'],
] as const;

const ALONE: Record<Status, VerdictName> = { Active: 'onRecord', Restricted: 'limited', Merged: 'ended' };
const IN_MESSAGE: Record<Status, VerdictName> = { Active: 'recorded', Restricted: 'limited', Merged: 'ended' };

const pairs = STATUSES.flatMap((one) => STATUSES.map((other): Status[] => [one, other]));
const groups = [...pairs, [...STATUSES]].map((statuses) => [statuses.join(', '), statuses] as const);

/** A register in which firms with these statuses share a contact point, and one firm has others. */
function groupOf(statuses: readonly Status[], point: keyof typeof POINTS) {
  const firms = statuses.map((status, nth) => ({
    name: NAMES[nth] ?? '',
    licenseId: `FCA-2025-AT-90${nth}`,
    status,
    ...POINTS[point],
  }));
  const stranger = { name: STRANGER, licenseId: 'FCA-2025-DE-800', status: 'Active', websites: ['https://tamarisk.example'] };
  return createCheck({ firms: [...firms, stranger], warnings: [] });
}

/** 2 is an alarm, or something that neither list has. */
const GRAVITY: Record<Tone, number> = { calm: 0, limited: 1, ended: 1, open: 1, unlisted: 2, alarm: 2 };
const gravityOf = (verdict: VerdictName) => GRAVITY[VERDICTS[verdict].tone];

describe.for(groups)('a contact point of firms that are %s', ([, statuses]) => {
  const all = statuses.map((_, nth) => nth);
  const isOneStanding = new Set(statuses).size === 1;

  test.for(WRITTEN)('%s: %s', ([point, text]) => {
    const { check } = groupOf(statuses, point);
    for (const [written, verdicts] of [
      [text, ALONE],
      [`Is ${text} genuine?`, ALONE],
      [`Please confirm your data with us here today: ${text}`, IN_MESSAGE],
    ] as const) {
      const answer = check(written);
      const single = statuses.map((status) => verdicts[status]);
      expect(answer.verdict, written).toBe(isOneStanding ? single[0] : 'choose');
      expect(gravityOf(answer.verdict)).toBeGreaterThanOrEqual(Math.max(...single.map(gravityOf)));
      expect(answer.items.map(({ state }) => state)).toEqual(['onRecord']);
      expect(recordsOf(answer).firms.map(({ position }) => position)).toEqual(all);
    }
  });

  test.for(WRITTEN)('in the message of one of them is on its record, and its own status counts: %s: %s', ([point, text]) => {
    const { check } = groupOf(statuses, point);
    for (const [nth, status] of statuses.entries()) {
      for (const name of [NAMES[nth], `FCA-2025-AT-90${nth}`]) {
        const answer = check(`${name} asks you to confirm your data here: ${text}`);
        expect(answer.items.map(({ state }) => state)).toEqual(['onRecord', 'onRecord']);
        expect(answer.verdict).toBe(IN_MESSAGE[status]);
      }
    }
  });

  test.for(WRITTEN)('in the message of another firm is not on its record: %s: %s', ([point, text]) => {
    const message = `${STRANGER} asks you to confirm your data here: ${text}`;
    const answer = groupOf(statuses, point).check(message);
    // A number without its country code may be another number.
    expect(answer.verdict).toBe(text.startsWith('0') ? 'partly' : 'notOnRecord');
    expect(answer.verdict).toBe(groupOf(statuses.slice(0, 1), point).check(message).verdict);
    expect(recordsOf(answer).firms.length).toBe(statuses.length + 1);
  });
});

test('an address that imitates the website of several firms resembles each of them', () => {
  const { check } = groupOf(['Active', 'Active'], 'website');
  const { verdict, items } = check('group-portal-login.example');
  expect(verdict).toBe('notOnRecord');
  expect(items[0]?.facts.resembles.map(({ position }) => position)).toEqual([0, 1]);
});

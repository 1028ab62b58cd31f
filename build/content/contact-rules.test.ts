import { describe, expect, test } from 'vitest';
import { firmsWith, located, problemsAcross } from '../../tests/support/content-problems.ts';
import { FIRM, WARNED_FIRM } from '../../tests/support/records.ts';
import { formatNotices, formatProblem } from './problems.ts';
import { findNotices } from './rules.ts';
import type { Firm, WarnedFirm } from './schemas/records.ts';

/** A firm with every contact point on line 2, and others with these changes below it. */
const firms = (...changes: Partial<Firm>[]) => {
  const [first, ...others] = firmsWith(...changes);
  const contacts = {
    websites: ['https://www.nederhaven.example', 'https://mijn.nederhaven.example/login'],
    emailDomains: ['nederhaven.example', 'post.nederhaven.test'],
    phones: ['+442079460123', '+13125550123'],
    contactsConfirmed: '2025-06-02',
  };
  return { firms: first ? [{ ...first, data: { ...first.data, ...contacts } }, ...others] : [] };
};
const warned = (change: Partial<WarnedFirm>) => ({
  warnedFirms: [located('warned-firms.yaml', { ...WARNED_FIRM, websites: [], ...change })],
});

describe('the contact points of a firm (DATA-7)', () => {
  const noticesOf = (list: ReturnType<typeof firms>) => findNotices({ ...list, warnedFirms: [] }).map(formatProblem);
  const named = (name: string, change: Partial<Firm>) => ({ ...change, name });

  test.for<[Partial<Firm>, string]>([
    [{ websites: ['https://nederhaven.example/other'] }, 'websites.0 "https://nederhaven.example/other"'],
    [{ emailDomains: ['nederhaven.example'] }, 'emailDomains.0 "nederhaven.example"'],
    [{ phones: ['+13125550123'] }, 'phones.0 "+13125550123"'],
  ])('may be those of other firms too, with a notice: $1', ([change, point]) => {
    const group = firms(named('Nederhaven Custody B.V.', change), named('Nederhaven Lease B.V.', change));
    expect(problemsAcross(group)).toEqual([]);
    const rule = 'is also a contact point of the firm on line 2; if the two do not share it, remove it from the wrong one';
    expect(noticesOf(group)).toEqual([`firms.csv:3 ${point}: ${rule}`, `firms.csv:4 ${point}: ${rule}`]);
    expect(formatNotices(findNotices({ ...group, warnedFirms: [] }))).toContain(`1 notice about the content; the build continues
  firms.csv:3 ${point}: ${rule}; also on line 4`);
  });

  test('of a row that was pasted twice are reported with its licence, and not as shared', () => {
    const { firms: list } = firms();
    const twice = { firms: [...list, ...list.map((row) => ({ ...row, line: 3 }))] };
    expect(problemsAcross(twice)).toEqual([expect.stringContaining('firms.csv:3 licenseId')]);
    expect(noticesOf(twice)).toEqual([expect.stringContaining('firms.csv:3 name')]);
  });

  test('that several firms share may not be in a warning', () => {
    const group = firms(named('Nederhaven Lease B.V.', { phones: ['+13125550123'] }));
    expect(problemsAcross({ ...group, ...warned({ phones: ['+13125550123'] }) })).toEqual([
      'warned-firms.yaml:7 phones.0 "+13125550123": must not be a contact point of a regulated firm, but firms.csv:2 has it',
    ]);
  });

  test.for<[Partial<WarnedFirm>, string]>([
    [{ websites: ['http://nederhaven.example'] }, '4 websites.0 "http://nederhaven.example"'],
    [{ websites: ['https://mijn.nederhaven.example/x'] }, '4 websites.0 "https://mijn.nederhaven.example/x"'],
    // The warning would cover the host of the firm, which is below it.
    [{ websites: ['https://nederhaven.test'] }, '4 websites.0 "https://nederhaven.test"'],
    [{ emails: ['desk@Nederhaven.example'] }, '7 emails.0 "desk@Nederhaven.example"'],
    [{ phones: ['+442079460123'] }, '7 phones.0 "+442079460123"'],
  ])('may not be in a warning: $1', ([change, point]) => {
    expect(problemsAcross({ ...firms(), ...warned(change) })).toEqual([
      `warned-firms.yaml:${point}: must not be a contact point of a regulated firm, but firms.csv:2 has it`,
    ]);
  });

  test('may be near those in a warning: a host above, and another page of it', () => {
    const websites = ['https://login.nederhaven.example', 'https://nederhaven.test/page'];
    expect(problemsAcross({ ...firms(), ...warned({ websites }) })).toEqual([]);
  });
});

describe('the successor of a firm (DATA-8)', () => {
  const [first, second, third] = ['FCA-2018-NL-200', 'FCA-2018-NL-201', 'FCA-2018-NL-202'];

  test('is another firm of the register, which may have merged too', () => {
    expect(problemsAcross(firms({ successor: second }, { successor: FIRM.licenseId }))).toEqual([]);
  });

  test.for<[string | undefined, string]>([
    ['FCA-2018-NL-999', 'must be the licenseId of a firm in firms.csv: the firm that took this one over'],
    [first, 'must be the licenseId of another firm, not of this one'],
  ])('may not be %s: %s', ([successor, rule]) => {
    expect(problemsAcross(firms({ successor }))).toEqual([`firms.csv:3 successor "${successor}": ${rule}`]);
  });

  test('may not lead back to the firm', () => {
    const rule = 'must not lead back to this firm through other successors';
    // The third leads to the circle, but not to itself.
    expect(problemsAcross(firms({ successor: second }, { successor: first }, { licenseId: third, successor: second }))).toEqual([
      `firms.csv:3 successor "${second}": ${rule}`,
      `firms.csv:4 successor "${first}": ${rule}`,
    ]);
  });

  test('is not reported if the register is broken itself', () => {
    expect(problemsAcross(firms({ successor: 'FCA-2018-NL-999' }), [{ file: 'firms.csv', line: 4, rule: 'must not be empty' }])).toEqual(
      [],
    );
  });
});

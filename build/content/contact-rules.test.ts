import { describe, expect, test } from 'vitest';
import { firmsWith, located, problemsAcross } from '../../tests/support/content-problems.ts';
import { FIRM, WARNED_FIRM } from '../../tests/support/records.ts';
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
  test.for<[Partial<Firm>, string]>([
    [{ websites: ['https://nederhaven.example/other'] }, 'websites.0 "https://nederhaven.example/other"'],
    [{ emailDomains: ['nederhaven.example'] }, 'emailDomains.0 "nederhaven.example"'],
    [{ phones: ['+13125550123'] }, 'phones.0 "+13125550123"'],
  ])('may not be those of another firm: $1', ([change, point]) => {
    expect(problemsAcross(firms(change))).toEqual([`firms.csv:3 ${point}: must belong to one firm only; line 2 already has it`]);
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

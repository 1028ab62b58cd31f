import { describe, expect, test } from 'vitest';
import { createCheck, type CheckData } from './check.ts';

const CONTACTS = { websites: ['https://www.zuiderkade.example'], emailDomains: ['zuiderkade.example'], phones: ['+31201234567'] };
const OTHERS = [
  { name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004' },
  { name: 'Aarefels Bank AG', licenseId: 'FCA-2015-CH-020' },
  { name: 'Harbour Union Bank', licenseId: 'FCA-2020-GB-110' },
];
const LICENCE = 'FCA-1998-NL-004';
/** What people write about a firm. */
const TEXTS = (name: string) => [
  name,
  name.toUpperCase(),
  `is ${name} safe?`,
  `I have had an account at ${name}`,
  `Dear client, ${name} asks you to call +44 20 7946 0999`,
  `${name}: please write to desk@zuiderkade.example`,
  `${name}, pay at https://zuiderkade-refunds.test`,
  `${name} ${LICENCE}`,
  `${name} FCA-2017-NL-004`,
  // A typing error, and letters that look the same.
  name.replace('d', 'b'),
  name.replace('a', 'а'),
  name.split(' ')[0] ?? '',
];

describe('a name that a firm had, or trades under, is found as its name is', () => {
  test.for(['Zuiderkade Bank N.V.', 'Crédit Vandoeuvre S.A.', 'Merchant Haven', 'شركة الحداد للتأمين', '东方港证券'])('%s', (name) => {
    const record = { name, licenseId: LICENCE, ...CONTACTS };
    const named = createCheck({ firms: [...OTHERS, record], warnings: [] });
    const renamed = createCheck({
      firms: [...OTHERS, { ...record, name: 'Oosterdok Handelsbank N.V.', otherNames: [{ name }] }],
      warnings: [],
    });
    for (const text of TEXTS(name)) {
      const [before, after] = [named.check(text), renamed.check(text)];
      expect([text, after.verdict, after.items.map(({ state }) => state)]).toEqual([
        text,
        before.verdict,
        before.items.map(({ state }) => state),
      ]);
    }
    expect(renamed.check(name).items[0]?.facts.firms).toEqual([
      { firm: 3, name: 'Oosterdok Handelsbank N.V.', licenseId: LICENCE, field: 'alias', value: name, how: undefined },
    ]);
    expect(renamed.check('Oosterdok Handelsbank').verdict).toBe('regulated');
  });
});

describe('a name that a warning no longer gives', () => {
  const warning = { name: 'Kerbside Motor Cover', aliases: ['Kerbside Policies'], formerNames: [{ name: 'Tamarlane Insure' }] };
  const verdictOf = (text: string, more: Partial<CheckData> = {}) =>
    createCheck({ firms: OTHERS, warnings: [warning], ...more }).check(text);

  test.for(['Tamarlane Insure', 'tamarlane insure', 'is Tamarlane Insure real?', 'Tamarlane Insure has called me about a refund'])(
    '%j may mean the firm of the warning',
    (text) => {
      const { verdict, items } = verdictOf(text);
      expect([verdict, items[0]?.facts.candidates[0]]).toMatchObject(['likeWarned', { list: 'warnings', name: 'Kerbside Motor Cover' }]);
    },
  );

  test('leads to no alarm about a regulated firm that has the name', () => {
    const firms = [...OTHERS, { name: 'Tamarlane Insure', licenseId: LICENCE }];
    expect(verdictOf('Tamarlane Insure', { firms }).verdict).toBe('regulated');
  });

  test('is a warning again if the warning gives it as an alias', () => {
    const warnings = [{ ...warning, aliases: ['Tamarlane Insure'] }];
    expect(verdictOf('Tamarlane Insure', { warnings }).verdict).toBe('warned');
  });
});

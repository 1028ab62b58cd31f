import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCheck, recordsOf, type Advice, type CheckData, type VerdictName } from '../src/check.ts';
import { ourLists } from './our-content.ts';

/*
 * Texts with their right answers, written by somebody who attacked the check. `right` has every verdict that is right, `never` those that
 * would hurt somebody. Without `lists`, a text is checked against our own. A message with something on record may be `partly` where the file
 * says `unknown`.
 */

interface Case {
  group: string;
  text: string;
  right: readonly VerdictName[];
  never: readonly string[];
  advice?: Advice;
  lists?: Pick<CheckData, 'firms' | 'warnings'>;
  warningsShown?: string;
  isMoneyLost?: boolean;
}

const cases: readonly Case[] = JSON.parse(readFileSync(join(import.meta.dirname, 'cases-2.json'), 'utf8'));
const ours = ourLists();
const ourCheck = createCheck(ours);

const answerTo = ({ text, lists }: Case) => (lists ? createCheck({ ...lists, authority: ours.authority }) : ourCheck).check(text);

test('there are more than three hundred cases', () => {
  expect(cases.length).toBeGreaterThan(300);
});

describe('a text', () => {
  test.for(cases)('has the right verdict: $group, $text', (one) => {
    const { verdict, items } = answerTo(one);
    const right = one.right.includes('unknown') ? [...one.right, 'partly'] : one.right;
    expect(right, JSON.stringify(items)).toContain(verdict);
    expect(one.never).not.toContain(verdict);
  });

  test.for(cases.filter(({ advice }) => advice !== undefined))('gets the advice that fits: $group, $text', (one) => {
    const { verdict, advice } = answerTo(one);
    expect([verdict, advice]).toEqual(['nothing', one.advice]);
  });

  test.for(cases.filter(({ warningsShown }) => warningsShown !== undefined))('shows the warning: $group, $text', (one) => {
    expect(recordsOf(answerTo(one)).warnings.total).toBeGreaterThan(0);
  });

  test.for(cases.filter(({ isMoneyLost }) => isMoneyLost !== undefined))('says whether money is lost: $group, $text', (one) => {
    expect(answerTo(one).isMoneyLost).toBe(one.isMoneyLost);
  });
});

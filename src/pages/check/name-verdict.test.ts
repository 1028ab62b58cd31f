import { describe, expect, test } from 'vitest';
import { bestRank, nameVerdict } from './name-verdict.ts';

const intake = { kind: 'text', said: 'x', addresses: [], cut: false } as const;

describe('the verdict', () => {
  test.for([
    [['Active'], 'regulated'],
    [['Active', 'Active'], 'regulated'],
    [['Under Review'], 'limited'],
    [['Restricted', 'Provisional'], 'limited'],
    [['Merged'], 'ended'],
    [['Ceased Operations', 'Merged'], 'ended'],
    [['Active', 'Ceased Operations'], 'listed'],
    [['Active', 'Restricted'], 'listed'],
    [['Active', undefined], 'listed'],
    [[undefined], 'listed'],
    [[], 'listed'],
  ] as const)('on firms that are %j is %s', ([statuses, name]) => {
    expect(nameVerdict({ verdict: 'regulated', intake }, statuses)).toBe(name);
  });

  test('on a warned firm or a clone does not depend on a status', () => {
    expect(nameVerdict({ verdict: 'warned', intake }, [])).toBe('warned');
    expect(nameVerdict({ verdict: 'both', intake }, ['Active'])).toBe('both');
    expect(nameVerdict({ verdict: 'unsettled', intake }, ['Active'])).toBe('unsettled');
  });

  test('on what is in neither list tells an address from a name; on nothing there is none', () => {
    expect(nameVerdict({ verdict: 'neither', intake }, [])).toBe('neither');
    expect(nameVerdict({ verdict: 'neither', intake: { ...intake, kind: 'address' } }, [])).toBe('unlisted');
    expect(nameVerdict({ verdict: 'neither', intake: { ...intake, kind: 'email' } }, [])).toBe('unlisted');
    expect(nameVerdict({ verdict: 'empty', intake: { ...intake, kind: 'empty' } }, [])).toBeUndefined();
  });
});

test('the best rank is the first that has a match', () => {
  const matches = (exact: number, word: number, part: number) => ({ total: 0, count: { exact, word, part }, take: () => [] });
  expect(bestRank(matches(1, 2, 3))).toBe('exact');
  expect(bestRank(matches(0, 2, 3))).toBe('word');
  expect(bestRank(matches(0, 0, 3))).toBe('part');
  expect(bestRank(matches(0, 0, 0))).toBeUndefined();
});

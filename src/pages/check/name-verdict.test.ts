import { describe, expect, test } from 'vitest';
import { readAddress } from '#src/search/check/address.ts';
import { bestRank, nameVerdict } from './name-verdict.ts';

const intake = { kind: 'text', said: 'x', addresses: [], cut: false } as const;
const firms = { count: { exact: 0, word: 1, part: 0, remembered: 0 } };
const active = { status: 'Active' } as const;

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
    expect(
      nameVerdict(
        { verdict: 'regulated', intake, firms },
        statuses.map((status) => status && { status }),
      ),
    ).toBe(name);
  });

  test('on a warned firm or a clone does not depend on a status', () => {
    expect(nameVerdict({ verdict: 'warned', intake, firms }, [])).toBe('warned');
    expect(nameVerdict({ verdict: 'both', intake, firms }, [active])).toBe('both');
    expect(nameVerdict({ verdict: 'unsettled', intake, firms }, [active])).toBe('unsettled');
  });

  test('on a firm with a known clone is a possible clone', () => {
    const clones = [{ id: 'adyen-clone', name: 'Adyen (clone)' }];
    expect(nameVerdict({ verdict: 'regulated', intake, firms }, [{ ...active, clones }])).toBe('both');
  });

  test('on a licence among other words is that it is in the register, unless there is also an address', () => {
    const exact = { count: { exact: 1, word: 0, part: 0, remembered: 0 } };
    expect(nameVerdict({ verdict: 'unsettled', intake, firms: exact }, [])).toBe('listed');
    const [address] = readAddress('adyen-pay.example').addresses;
    expect(nameVerdict({ verdict: 'unsettled', intake: { ...intake, addresses: address ? [address] : [] }, firms: exact }, [])).toBe(
      'unsettled',
    );
  });

  test('on a text in neither list distinguishes addresses from names; an empty text has none', () => {
    expect(nameVerdict({ verdict: 'neither', intake, firms }, [])).toBe('neither');
    for (const address of ['nothing-here.example', 'desk@nothing-here.example']) {
      expect(nameVerdict({ verdict: 'neither', intake: readAddress(address), firms }, [])).toBe('unknown');
    }
    const message = { items: [], named: [], pattern: 'none' } as const;
    expect(nameVerdict({ verdict: 'neither', intake, message, firms }, [])).toBe('unknown');
    expect(nameVerdict({ verdict: 'empty', intake: { ...intake, kind: 'empty' }, firms }, [])).toBeUndefined();
  });
});

test('the best rank is the first that has a match', () => {
  const matches = ([exact, word, part, remembered]: [number, number, number, number]) => ({
    total: 0,
    count: { exact, word, part, remembered },
    take: () => [],
  });
  expect(bestRank(matches([1, 2, 3, 4]))).toBe('exact');
  expect(bestRank(matches([0, 2, 3, 4]))).toBe('word');
  expect(bestRank(matches([0, 0, 3, 4]))).toBe('part');
  expect(bestRank(matches([0, 0, 0, 4]))).toBe('remembered');
  expect(bestRank(matches([0, 0, 0, 0]))).toBeUndefined();
});

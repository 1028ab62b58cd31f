import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/support/sample.ts';
import { createCheck } from '../src/check.ts';
import { domainsOf, measureImitated, measureImitations } from './imitation-rates.ts';
import { randomHosts } from './imitations.ts';
import { manyFirms } from './many-firms.ts';
import { ourLists } from './our-content.ts';

/* The check must recognise most addresses that imitate one on record. `bench/real.ts` measures the same with real addresses. */

const SEED = 20_254;
const SAMPLE = sampleOf(500);
const own = ourLists();

const REGISTERS = [
  { name: 'our register', firms: own.firms, index: createCheck(own) },
  { name: 'a register of 31,000 firms', ...manyFirms() },
].map(({ name, firms, index }) => ({ name, index, domains: domainsOf(firms).slice(0, SAMPLE) }));

describe.for(REGISTERS)('with $name', ({ domains, index }) => {
  test('an imitation names the firm in at least 85 % of all cases, and in 70 % of each kind', () => {
    const { rate, byKind, missed, text } = measureImitations(index, domains, SEED);
    console.log(`Seed ${SEED}: ${text}`);
    expect(rate, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.85);
    for (const [kind, found] of byKind) expect(found, kind).toBeGreaterThanOrEqual(0.7);
  }, 120_000);

  test('at most 0.5 % of random hosts are called an imitation, and none is on record', () => {
    const { rate, recorded, examples, text } = measureImitated(index, randomHosts(sampleOf(10_000), SEED));
    console.log(`Seed ${SEED}: ${text}`);
    expect(rate, examples.join('\n')).toBeLessThanOrEqual(0.005);
    expect(recorded).toEqual([]);
  }, 120_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTERS, countCodes, hasChosen, type Chosen, type Codes } from './filters.ts';

const few = fc.nat(4);
const anyFirm: fc.Arbitrary<Codes> = fc.record({
  country: fc.tuple(fc.nat(200)),
  status: fc.tuple(fc.constantFrom('Active' as const, 'Restricted' as const, 'Merged' as const)),
  tier: fc.tuple(few),
  year: fc.tuple(few),
  activity: fc.uniqueArray(few, { minLength: 1 }),
});
const anyChoice: fc.Arbitrary<Chosen> = fc.record({
  country: fc.option(few, { nil: undefined }),
  status: fc.option(fc.constantFrom('Active' as const, 'Merged' as const), { nil: undefined }),
  tier: fc.option(few, { nil: undefined }),
  year: fc.option(few, { nil: undefined }),
  activity: fc.option(few, { nil: undefined }),
});

test('each value promises the number of firms that are shown when it is chosen (DIR-8)', () => {
  fc.assert(
    fc.property(fc.array(anyFirm, { minLength: 1, maxLength: 40 }), anyChoice, (firms, chosen) => {
      const counts = countCodes(firms, chosen);
      for (const filter of FILTERS) {
        for (const code of new Set(firms.flatMap((firm) => firm[filter]))) {
          const shown = firms.filter((firm) => hasChosen(firm, { ...chosen, [filter]: code }));
          expect(counts[filter].get(code) ?? 0).toBe(shown.length);
        }
      }
    }),
  );
});

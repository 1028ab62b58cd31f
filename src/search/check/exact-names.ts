import type { Targets } from './check-targets.ts';
import { hashOf, hashTableSteps } from './hash-table.ts';
import { readName } from './name.ts';
import type { Sliced } from '#src/search/slices.ts';

/** The ignored difference of a name: none, punctuation and accents, or a legal form that only one of the two has. */
export type Aside = 'nothing' | 'punctuation' | 'form';

/** Finds the names that a text equals. Only a whole name counts, not part of one (CHECK-4, docs/decisions/032). */
export interface ExactNames {
  find: (typed: string) => readonly { target: number; aside: Aside }[];
  /** Whether a name has this hash by `hashNames`. */
  has: (hash: number) => boolean;
}

/** Nobody's name is longer than this. */
const MOST_LETTERS = 200;

/**
 * Indexes names without their spaces, punctuation and legal form.
 *
 * @param hashes of each target that, by `hashNames`
 */
export function* exactNamesSteps({ at }: Targets, hashes: ArrayLike<number>): Sliced<ExactNames> {
  const table = yield* hashTableSteps(hashes);

  return {
    has: (hash) => table.at(hash).some((target) => hashes[target] === hash),
    find(typed) {
      const { core, form } = readName(typed);
      if (core === '' || typed.length > MOST_LETTERS) return [];
      return table.at(hashOf(core)).flatMap((target): { target: number; aside: Aside }[] => {
        const { name } = at(target);
        const known = readName(name);
        if (known.core !== core) return [];
        // Names with two different legal forms are two firms.
        if (known.form !== form) return known.form === '' || form === '' ? [{ target, aside: 'form' }] : [];
        return [{ target, aside: name.toLowerCase() === typed.toLowerCase() ? 'nothing' : 'punctuation' }];
      });
    },
  };
}

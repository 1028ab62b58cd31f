import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as address from './address.ts';
import * as main from './check.ts';
import * as names from './fold.ts';
import { indexNearest } from './index/nearest.ts';

/* The examples of public functions give the values that they show. They use the data of README.md. */

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const data: main.CheckData = JSON.parse(/<!-- data -->\s+```json\n([^`]+)```/.exec(readme)?.[1] ?? '');
const scope = { ...main, ...address, ...names, ...data, indexNearest, check: main.createCheck(data).check };

// oxlint-disable-next-line no-new-func, no-implied-eval -- the code is that of our own examples
const run = (code: string): unknown => new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope));

const EXAMPLES = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/@example\n((?: \* .+\n)+)/g)])
  .flatMap(([, lines = '']) => [...lines.matchAll(/^ \* (?<code>.+); \/\/ (?<value>.+)$/gm)])
  .map(({ groups }) => ({ code: groups?.['code'] ?? '', value: groups?.['value'] ?? '' }));

describe('the example of a public function', () => {
  test.for(EXAMPLES)('$code', ({ code, value }) => {
    expect(run(code)).toEqual(run(value));
  });

  test.for([
    'createCheck recordsOf readText VERDICTS isContact',
    'readListedSite candidatesOf hostOfSite showHost cutHost parentsOf withoutTrunkZero',
    'fold foldLetters',
  ])('is there for %s', (list) => {
    const without = list.split(' ').filter((name) => !EXAMPLES.some(({ code }) => code.startsWith(name)));
    expect(without).toEqual([]);
  });
});

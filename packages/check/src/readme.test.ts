import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCheck, VERDICTS, type Answer, type CheckData } from './check.ts';

/* README.md and DESIGN.md agree with the code. */

const read = (file: string) => readFileSync(join(resolve(import.meta.dirname, '..'), file), 'utf8');
const readme = read('README.md');

const data: CheckData = JSON.parse(/<!-- data -->\s+```json\n([^`]+)```/.exec(readme)?.[1] ?? '');
const { check } = createCheck(data);

/** An answer as the examples write it. */
function write({ verdict, decidedBy, items }: Answer): string {
  const lines = items.map((item) => `// ${item === decidedBy ? '>' : ' '} ${item.kind} ${item.canonical}: ${item.state}`);
  return [`// ${verdict}`, ...lines].join('\n');
}

const examples = [...readme.matchAll(/^### (?<title>\d+\. .*)$[^`]*```js\ncheck\('(?<text>[^']*)'\);\n(?<answer>[^`]*)\n```/gmu)].map(
  ({ groups }) => ({ title: groups?.['title'] ?? '', text: groups?.['text'] ?? '', answer: groups?.['answer'] ?? '' }),
);

describe('an example of README.md', () => {
  test('is one of ten', () => {
    expect(examples.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.for(examples)('has the answer that it shows: $title', ({ text, answer }) => {
    expect(write(check(text))).toBe(answer);
  });
});

/** The cells of the rows of a table that begin with these words. */
const rowOf = (text: string, first: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${first} `))
    .flatMap((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );

test('README.md lists each verdict with its exit status', () => {
  const tones = ['calm', 'caution', 'alarm'] as const;
  for (const [status, tone] of tones.entries()) {
    const verdicts = Object.entries(VERDICTS).flatMap(([name, traits]) => (traits.tone === tone ? [name] : []));
    const listed = [...(rowOf(readme, String(status))[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(listed.toSorted()).toEqual(verdicts.toSorted());
  }
});

test('DESIGN.md has the table of verdicts, in the same order', () => {
  const rows = [...read('DESIGN.md').matchAll(/^\| `(\w+)` +\| .*? \| (\w+) +\|$/gm)].map(([, name, tone]) => [name, tone]);
  expect(rows).toEqual(Object.entries(VERDICTS).map(([name, { tone }]) => [name, tone]));
});

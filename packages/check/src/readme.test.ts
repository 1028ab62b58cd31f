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

const examples = [
  ...readme.matchAll(/^### (?<title>\d+\. .*)$(?:(?!```|^###)[\s\S])*```js\ncheck\('(?<text>[^']*)'\);\n(?<answer>[^`]*)\n```/gmu),
].map(({ groups }) => ({ title: groups?.['title'] ?? '', text: groups?.['text'] ?? '', answer: groups?.['answer'] ?? '' }));

describe('an example of README.md', () => {
  test('is one of ten', () => {
    expect(examples.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.for(examples)('has the answer that it shows: $title', ({ text, answer }) => {
    expect(write(check(text))).toBe(answer);
  });
});

test('DESIGN.md has the table of verdicts, in the same order', () => {
  const rows = [...read('DESIGN.md').matchAll(/^\| `(\w+)` +\| .*? \| (\w+) +\|$/gm)].map(([, name, tone]) => [name, tone]);
  expect(rows).toEqual(Object.entries(VERDICTS).map(([name, { tone }]) => [name, tone]));
});

import { expect, test } from 'vitest';
import { ContentError, type ContentProblem, formatNotices, formatProblem } from './problems.ts';

test.for<[ContentProblem, string]>([
  [
    { file: 'firms.csv', line: 17, key: 'licenseId', value: 'FCA-17', rule: 'must match X' },
    'firms.csv:17 licenseId "FCA-17": must match X',
  ],
  [
    { file: 'statuses.yaml', key: 'status', value: 'Active', rule: 'must be explained' },
    'statuses.yaml status "Active": must be explained',
  ],
  [{ file: 'firms.csv', value: undefined, rule: 'must exist' }, 'firms.csv: must exist'],
  [{ file: 'site.yaml', line: 1, value: ['a', 1], rule: 'must be a record' }, 'site.yaml:1 ["a",1]: must be a record'],
  [
    { file: 'a.csv', line: 2, key: 'name', value: 'x'.repeat(500), rule: 'is long' },
    `a.csv:2 name "${'x'.repeat(79)}… (502 characters): is long`,
  ],
  // The beginning of a long list as JSON helps nobody.
  [
    { file: 'a.yaml', line: 2, key: 'fields', value: Array.from({ length: 30 }, () => ({ name: 'lei' })), rule: 'must also explain x' },
    'a.yaml:2 fields (a list of 30 values): must also explain x',
  ],
  [
    { file: 'a.yaml', line: 2, key: 'page', value: { title: 'x'.repeat(90), lead: 'y' }, rule: 'must be text' },
    'a.yaml:2 page (a record with title, lead): must be text',
  ],
])('a problem is one line: %j', ([problem, line]) => {
  expect(formatProblem(problem)).toBe(line);
});

// Printed unescaped, such a value could look correct, reverse the line or control the terminal.
test('invisible characters are shown, and each problem stays on one line', () => {
  const key = 'na\nme\u009b';
  expect(formatProblem({ file: 'a.csv', line: 2, key, value: 'A\u202eB\u200bC\u0085\u2028\ud800', rule: 'must not' })).toBe(
    String.raw`a.csv:2 na\u000ame\u009b "A\u202eB\u200bC\u0085\u2028\ud800": must not`,
  );
  expect(formatProblem({ file: 'a.csv', value: 'Dalströmmen 中文 العربية', rule: 'is fine' })).toBe(
    'a.csv "Dalströmmen 中文 العربية": is fine',
  );
});

test('problems and notices are counted', () => {
  const problem = { file: 'alerts.yaml', rule: 'must exist' };
  expect(new ContentError('/srv', [problem]).message).toBe('1 problem in the content folder /srv\n  alerts.yaml: must exist');
  expect(new ContentError('/srv', [problem, { ...problem, file: 'home.yaml' }]).message).toBe(
    '2 problems in the content folder /srv\n  alerts.yaml: must exist\n  home.yaml: must exist',
  );
  expect(formatNotices([problem])).toBe('1 notice about the content; the build continues\n  alerts.yaml: must exist');
});

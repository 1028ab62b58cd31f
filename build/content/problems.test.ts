import { expect, test } from 'vitest';
import { ContentError, formatNotices, formatProblem } from './problems.ts';

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

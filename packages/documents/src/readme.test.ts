import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkPdf } from '../testing/check-pdf.ts';

const ROOT = resolve(import.meta.dirname, '..');

test('the program in README.md writes a document that conforms to PDF/UA-1', async () => {
  const [, program = ''] = /```js\n([^]*?)```/.exec(readFileSync(`${ROOT}/README.md`, 'utf8')) ?? [];
  const file = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT });
  const findings = await checkPdf(file, [
    { type: 'H1', text: 'Fees for 2025' },
    { type: 'P' },
    { type: 'H2', text: 'Who pays' },
    { type: 'P' },
    { type: 'H2', text: 'How to pay' },
    { type: 'L', text: '1. Open the account. 2. Pay by 30 September.' },
    { type: 'L' },
  ]);
  expect(findings).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findingsIn } from '../testing/check-pdf.ts';
import { RUNS_QPDF } from '../testing/qpdf.ts';
import { readPdf, spokenIn } from '../testing/read-pdf.ts';

const ROOT = resolve(import.meta.dirname, '..');

test.skipIf(!RUNS_QPDF)('the program in README.md writes a document that conforms to PDF/UA-1', async () => {
  const [, program = ''] = /```js\n([^]*?)```/.exec(readFileSync(`${ROOT}/README.md`, 'utf8')) ?? [];
  const file = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT });
  const pdf = await readPdf(file);
  expect(findingsIn(pdf)).toEqual([]);
  expect(spokenIn(pdf).filter((element) => /^[HL]\d? /.test(element))).toEqual(['H1 Fees for 2025', 'H2 Who pays', 'H2 How to pay']);
});

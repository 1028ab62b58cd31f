import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a process that was killed keeps no file', async () => {
  const file = join(folder, 'lock');
  const program = `import { lock } from './build/lock.ts'; lock(${JSON.stringify(file)}, ''); console.log('locked'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  expect(() => lock(file, 'taken')).toThrow('taken');
  other.kill('SIGKILL');
  await once(other, 'exit');
  lock(file, 'taken')();
});

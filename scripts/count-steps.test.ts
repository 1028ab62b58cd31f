import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missing, programs } from './programs.ts';
import { countSteps } from './count-steps.ts';

/* What happens to a step whose program is missing. Nothing is installed here: apt-get is not in this path. */

const ABSENT = programs({ 'no-such-program': 'no-such-package' });
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CI', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

async function runAll(isInstalling = false) {
  const ran: string[] = [];
  const all = [{ name: 'plain' }, { name: 'browser tests', needs: ABSENT }, { name: 'unit tests', someTestsNeed: ABSENT }];
  const steps = countSteps(all, isInstalling);
  for (const step of all) await steps.run(step, () => ran.push(step.name) > 0);
  steps.report();
  return { ran, last: printed.at(-1), exitCode: process.exitCode };
}

test('it is skipped and counted, and the report says how to install the program', async () => {
  expect(await runAll()).toEqual({ ran: ['plain', 'unit tests'], last: '2 passed, 0 failed, 2 skipped', exitCode: 0 });
  expect(printed).toContain(`Skipped: browser tests: ${missing(ABSENT)}`);
  expect(printed).toContain(`Skipped: some unit tests: ${missing(ABSENT)}`);
  expect(missing(ABSENT)).toContain('apt-get install no-such-package');
  expect(printed.join('\n')).not.toContain('Installing');
});

test.for([
  ['with --install', true, undefined],
  ['in CI', false, 'true'],
] as const)('%s, it fails if the program cannot be installed', async ([, isInstalling, ci]) => {
  vi.stubEnv('CI', ci);
  expect(await runAll(isInstalling)).toEqual({ ran: ['plain'], last: '1 passed, 2 failed, 0 skipped', exitCode: 1 });
  expect(printed).toContain('Installing no-such-package …');
});

test('if every step is skipped, the run fails', async () => {
  const steps = countSteps([], false);
  await steps.run({ name: 'browser tests', needs: ABSENT }, () => true);
  steps.report();
  expect([printed.at(-1), process.exitCode]).toEqual(['0 passed, 0 failed, 1 skipped', 1]);
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './programs.ts';

/** Where Linux distributions install Chromium. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's headless Chromium, in which tests take half the time. It has no back/forward cache. */
const QUICK = '/usr/bin/chromium-headless-shell';

/** Flags for a machine without a display or network access. Some stop requests that the browser sends to its vendor. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for tests: undefined for Playwright's own, or the path of the system's. {@link ensureBrowser} installs one. */
export function browserPath(): string | undefined {
  return hasOwn() ? undefined : [QUICK, ...WHOLE].find((path) => existsSync(path));
}

/** The full browser that visitors have, for measurements and for features that {@link QUICK} lacks. @throws if there is none. */
export function wholeBrowserPath(): string {
  const path = [chromium.executablePath(), ...WHOLE].find((one) => existsSync(one));
  if (path === undefined) throw new Error('No full browser is installed: ensureBrowser installs one');
  return path;
}

function hasOwn(): boolean {
  return existsSync(chromium.executablePath());
}

/**
 * Makes sure that there is a browser: Debian's, or else Playwright's own.
 * @param kind `quick` accepts any browser, if the quick one cannot be installed.
 * @throws if no browser can be installed.
 */
export function ensureBrowser(kind: 'quick' | 'whole' = 'quick'): void {
  const hasWhole = () => hasOwn() || WHOLE.some((path) => existsSync(path));
  const isHere = () => (kind === 'quick' ? hasOwn() || existsSync(QUICK) : hasWhole());
  if (isHere()) return;
  console.log('Installing a browser …');
  installPackages([kind === 'quick' ? 'chromium-headless-shell' : 'chromium']);
  if (isHere() || hasWhole()) return;
  spawnSync(process.execPath, [resolve('node_modules/@playwright/test/cli.js'), 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
  });
  if (!hasOwn()) throw new Error('No browser could be installed. Install Chromium by hand, then run this again.');
}

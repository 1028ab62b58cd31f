import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Need } from './programs.ts';

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

/** The browser for tests: undefined for Playwright's own or for none, or the path of the system's. */
export function browserPath(): string | undefined {
  return hasOwn() ? undefined : [QUICK, ...WHOLE].find((path) => existsSync(path));
}

/** The full browser that visitors have, for measurements and for features that {@link QUICK} lacks. @throws if there is none. */
export function wholeBrowserPath(): string {
  const path = [chromium.executablePath(), ...WHOLE].find((place) => existsSync(place));
  if (path === undefined) throw new Error('No full browser is installed');
  return path;
}

function hasOwn(): boolean {
  return existsSync(chromium.executablePath());
}

function installOwn(): void {
  const playwright = resolve('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
}

/** The full browser. */
export const WHOLE_BROWSER: Need = {
  name: 'Chromium',
  debian: 'chromium',
  isHere: () => hasOwn() || WHOLE.some((path) => existsSync(path)),
  installElsewhere: installOwn,
};

/** Any browser. */
export const BROWSER: Need = {
  name: 'a browser',
  debian: 'chromium-headless-shell',
  isHere: () => existsSync(QUICK) || WHOLE_BROWSER.isHere(),
  installElsewhere: installOwn,
};

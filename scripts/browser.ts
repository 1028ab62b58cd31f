import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, succeeds } from './debian.ts';

/** Where Linux distributions install Chromium. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's headless Chromium, in which tests take half the time. It has no back/forward cache. */
const QUICK = { path: '/usr/bin/chromium-headless-shell', name: 'chromium-headless-shell' };

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

/** A harmless warning. The features that a browser knows depend on its version and on the machine. */
export const UNKNOWN_FEATURE = /^Error with Permissions-Policy header: Unrecognized feature: '[\w-]+'\.$/;

/** The browser for tests: undefined for Playwright's own, or the path of the system's. {@link ensureBrowser} installs one. */
export function browserPath(): string | undefined {
  return hasOwn() ? undefined : [QUICK.path, ...SYSTEM_BROWSERS].find((path) => existsSync(path));
}

/** The full browser that visitors have, for measurements and for features that {@link QUICK} lacks. @throws if there is none. */
export function wholeBrowserPath(): string {
  const path = [chromium.executablePath(), ...SYSTEM_BROWSERS].find((one) => existsSync(one));
  if (path === undefined) throw new Error('No full browser is installed: ensureBrowser installs one');
  return path;
}

function hasOwn(): boolean {
  return existsSync(chromium.executablePath());
}

/**
 * Installs a browser if there is none: Playwright's own, or Debian's if that cannot be downloaded.
 * @param kind `quick` accepts any browser.
 * @throws if no browser can be installed.
 */
export function ensureBrowser(kind: 'quick' | 'whole' = 'quick'): void {
  const isHere = () => hasOwn() || SYSTEM_BROWSERS.some((path) => existsSync(path));
  if (hasOwn() || (kind === 'quick' ? existsSync(QUICK.path) : isHere())) return;
  console.log('Installing a browser …');
  if (!isHere() && succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'], 300_000)) return;
  console.log("Playwright's own browser is not available; installing the system's browser.");
  if (kind === 'quick' && installPackages([QUICK.name])) return;
  if (isHere() || (installPackages(['chromium']) && isHere())) return;
  throw new Error('No browser could be installed. Install Chromium by hand, then run npm test again.');
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, succeeds } from './debian.ts';

/** Where Debian and its kin install Chromium. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's Chromium without a window, as Playwright's own is: tests take half the time in it; it keeps no page for going back. */
const QUICK = { path: '/usr/bin/chromium-headless-shell', name: 'chromium-headless-shell' };

/** Flags for a machine without a display or the open network; the background ones would look up hosts of the browser's maker. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A warning that is none: which features a browser knows, and so can be told not to use, depends on its version and on the machine. */
export const UNKNOWN_FEATURE = /^Error with Permissions-Policy header: Unrecognized feature: '[\w-]+'\.$/;

/** The browser to test in: undefined for Playwright's own, a path for the system's; installed by {@link ensureBrowser}. */
export function browserPath(): string | undefined {
  return hasOwn() ? undefined : [QUICK.path, ...SYSTEM_BROWSERS].find((path) => existsSync(path));
}

/** The whole browser, as visitors have it: for measuring, and for what {@link QUICK} lacks. @throws when there is none. */
export function wholeBrowserPath(): string {
  const path = [chromium.executablePath(), ...SYSTEM_BROWSERS].find((one) => existsSync(one));
  if (path === undefined) throw new Error('No full browser is installed: ensureBrowser installs one');
  return path;
}

function hasOwn(): boolean {
  return existsSync(chromium.executablePath());
}

/**
 * Installs a browser where there is none: Playwright's own, or Debian's where that cannot be downloaded.
 * @param kind The quick one, in place of which any other serves, or the whole one.
 * @throws when none can be had.
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

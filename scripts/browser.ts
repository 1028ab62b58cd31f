import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, succeeds } from './debian.ts';

/** Where Debian and its kin install Chromium. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** The browser to test in: undefined for Playwright's own, a path for the system's; installed by `ensureBrowser`. */
export function browserPath(): string | undefined {
  return hasOwn() ? undefined : SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/** As {@link browserPath}, for tools that must be given a path. @throws when there is no browser. */
export function anyBrowserPath(): string {
  const path = browserPath() ?? chromium.executablePath();
  if (!existsSync(path)) throw new Error('There is no browser: npm test installs one');
  return path;
}

function hasOwn(): boolean {
  return existsSync(chromium.executablePath());
}

/**
 * Installs a browser where there is none: Playwright's own, or Debian's where that cannot be downloaded.
 * @throws when neither can be had.
 */
export function ensureBrowser(): void {
  if (hasOwn() || browserPath() !== undefined) return;
  console.log('Installing a browser …');
  if (succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'], 300_000)) return;
  console.log("Playwright's own browser cannot be downloaded here; installing the system's.");
  if (installPackages(['chromium']) && browserPath() !== undefined) return;
  throw new Error('No browser could be installed. Install Chromium by hand, then run npm test again.');
}

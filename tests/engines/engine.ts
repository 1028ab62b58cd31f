import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';

/*
 * The engines other than Chromium's: Firefox is controlled with WebDriver BiDi, WebKit with WebDriver. Elements are found by
 * the role and name that the engine itself computes for assistive technology.
 */

/** The longest wait for an element or a result, in ms. */
const PATIENCE = 20_000;

type Role = 'button' | 'combobox' | 'heading' | 'link' | 'searchbox' | 'textbox';

/** The elements of this site that can have a role. HTML has more of them. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: 'button',
  combobox: 'select',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  searchbox: 'input[type=search]',
  textbox: 'input:not([type=search]), textarea',
};

interface Found {
  click: () => Promise<void>;
  /** Replaces the text. */
  fill: (text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  choose: (value: string) => Promise<void>;
}

export interface Engine {
  /** Name and version. */
  name: string;
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Waits for the visible element with this role and name. @throws if it does not appear. */
  find: (role: Role, name: string) => Promise<Found>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

interface EngineKind {
  name: string;
  /** @param base the address of the site, without a slash at the end */
  start: (base: string) => Promise<Engine>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** The path of WebKit's small browser in Debian contains the processor and the version. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

export const ENGINES: readonly EngineKind[] = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
];

/** Asks again until there is an answer. @throws with the last error if there is none in time. */
export async function until<T>(ask: () => Promise<T | undefined | false>, what: string): Promise<T> {
  const end = Date.now() + PATIENCE;
  let reason: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      // The page may have been rendered again, so that an element that was found is gone.
      reason = error;
    }
    await sleep(50);
  }
  throw new Error(`${what}: not in ${PATIENCE} ms`, { cause: reason });
}

async function startFirefox(base: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': folder, 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  const keys: Record<string, KeyInput> = { Enter: 'Enter', Escape: 'Escape', Tab: 'Tab' };
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(base + address)),
    resize: async (width, height) => page.setViewport({ width, height }),
    find: async (role, name) => {
      const element = await until(async () => {
        for (const one of await page.$$(`aria/${name}[role="${role}"]`)) if (await one.isVisible()) return one;
        return undefined;
      }, `the ${role} ${name}`);
      return {
        click: async () => element.click(),
        fill: async (text) => {
          await element.click({ count: 3 });
          await page.keyboard.press('Backspace');
          await element.type(text);
        },
        choose: async (value) => void (await element.select(value)),
      };
    },
    press: async (key) => page.keyboard.press(keys[key] ?? 'Enter'),
    evaluate: async (expression) => page.evaluate(expression),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A free port of this machine. @throws if there is none. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function startWebKit(base: string): Promise<Engine> {
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  if (binary === undefined) throw new Error('WebKit has no browser here');
  // The browser gets its own home folder, because it writes settings and downloads there.
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const display = `:${await freePort()}`;
  const port = await freePort();
  const env = { ...process.env, HOME: folder, XDG_DOWNLOAD_DIR: folder, DISPLAY: display, LANG: 'en_GB.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' };
  const programs = [
    spawn(DISPLAY_SERVER, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: 'ignore', env }),
  ];
  const server = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${server}/status`)).ok, 'the WebKit driver');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driver = await new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(capabilities).build();
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

  async function search(role: Role, name: string): Promise<WebElement | undefined> {
    for (const element of await driver.findElements(By.css(CANDIDATES[role]))) {
      const hint = await driver.executeScript<boolean>(MAY_BE_NAMED, element, name);
      if (hint && (await element.isDisplayed()) && (await element.getAccessibleName()) === name) return element;
    }
    return undefined;
  }

  return {
    name: `WebKit ${version}`,
    open: async (address) => driver.get(base + address),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    find: async (role, name) => {
      const element = await until(async () => search(role, name), `the ${role} ${name}`);
      return {
        click: async () => element.click(),
        fill: async (text) => {
          // A field under the sticky header cannot be clicked.
          await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
          await element.clear();
          await element.sendKeys(text);
        },
        choose: async (value) => element.findElement(By.css(`option[value="${value}"]`)).click(),
      };
    },
    press: async (key) => driver.actions().sendKeys(keys[key]).perform(),
    evaluate: async (expression) => driver.executeScript(`return (${expression})`),
    close: async () => {
      await driver.quit();
      for (const program of programs.toReversed()) program.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Excludes most elements by their text, because asking the engine for the names of hundreds of elements takes minutes. */
const MAY_BE_NAMED = `const [element, name] = arguments;
  const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ');
  const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  return [element.textContent, element.getAttribute('aria-label') ?? '', labels, named].some((text) => text.includes(name));`;

import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serve } from '../../scripts/serve.ts';
import { sha256 } from '../support/checksums.ts';
import { content } from '../support/content.ts';
import { addressOfFile, fileAt } from '../support/documents.ts';
import { ENGINES, until, type Engine } from './engine.ts';

/*
 * The main journey of a visitor through the built site, with its headers, in other engines. The tests in Chromium cover the
 * details. These only show that the journey works in code that is not Chromium's.
 */

/** True if the page is hydrated: React marks the nodes that it has taken over. */
const HYDRATED = `(() => {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
})()`;

/** Collects errors from now on. Earlier violations of the policy are included if the engine reports them. */
const WATCH = `(() => {
  window.problems = [];
  addEventListener('error', ({ message }) => window.problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => window.problems.push(violatedDirective + ' ' + blockedURI));
  if (window.ReportingObserver) new ReportingObserver((reports) => window.problems.push(...reports.map(({ body }) => JSON.stringify(body))), {
    types: ['csp-violation'], buffered: true,
  }).observe();
})()`;

/** Collects the downloads of the page as base64, because a driver cannot read the address of a file made in the page. */
const KEEP_DOWNLOADS = `(() => {
  window.downloads = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    blob.arrayBuffer().then((buffer) => window.downloads.push(btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))));
    return make.call(URL, blob);
  };
})()`;

const MAP_HOST = new URL(content.site.mapImage).host;

describe.for(ENGINES)('$name', ({ start }) => {
  let engine: Engine;
  let server: Server;

  beforeAll(async () => {
    const site = await serve('dist', 0);
    server = site.server;
    engine = await start(site.url);
    console.log(engine.name);
  });
  afterAll(async () => {
    await engine.close();
    server.close();
  });

  /** The errors on this page. The external picture may be missing, because the machine may have no network. */
  const problems = async () => (await texts('window.problems')).filter((problem) => !problem.includes(MAP_HOST));
  const texts = async (expression: string) =>
    z.array(z.string()).parse(JSON.parse(String(await engine.evaluate(`JSON.stringify(${expression})`))));
  const reads = async (selector: string, text: string) =>
    until(
      async () =>
        engine.evaluate(
          `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility() && element.innerText.includes(${JSON.stringify(text)}))`,
        ),
      `'${text}' in ${selector}`,
    );
  const has = async (expression: string) => until(async () => (await engine.evaluate(expression)) === true, expression);

  async function open(address: string) {
    await engine.open(address);
    await has(HYDRATED);
    await engine.evaluate(WATCH);
  }

  test('looks up a firm with Enter and reads the answer', async () => {
    await engine.resize(1280, 900);
    await open('/');
    await (await engine.find('searchbox', 'Unified Entity Search')).fill('adyen');
    await engine.press('Enter');
    await reads('main article', 'FCA-2017-NL-004');
    await reads('[role=region]', 'Adyen N.V. profile loaded successfully.');
    expect(await problems()).toEqual([]);
  });

  test('opens a firm’s record in the directory and closes it with Escape', async () => {
    await open('/regulated-companies?q=adyen');
    await (await engine.find('link', 'Adyen N.V.')).click();
    await reads('dialog', 'N/A');
    await has("location.search === '?q=adyen&firm=FCA-2017-NL-004'");
    await engine.press('Escape');
    await has("document.querySelector('dialog[open]') === null && location.search === '?q=adyen'");
    await has("document.activeElement?.textContent.includes('Adyen N.V.') === true");
    expect(await problems()).toEqual([]);
  });

  test('sees a warning about a look-alike', async () => {
    await open('/check');
    await (
      await engine.find('textbox', 'Name, licence number, web or email address, telephone number, or a whole message')
    ).fill('xn--dyen-43d.example');
    await reads('main [role=status]', 'Not in either list');
    await reads('main', 'Regulated firm: Adyen N.V.');
    expect(await problems()).toEqual([]);
  });

  test('switches to Arabic and back', async () => {
    await open('/warnings');
    await (await engine.find('combobox', 'Language')).choose('ar');
    await (await engine.find('button', 'Apply')).click();
    await has("document.documentElement.lang === 'ar' && getComputedStyle(document.querySelector('main')).direction === 'rtl'");
    await reads('header', 'الرئيسية');
    await open('/warnings?lng=en');
    await reads('header', 'Home');
    expect(await problems()).toEqual([]);
  });

  test('opens the menu on a phone and follows a link', async () => {
    await engine.resize(420, 860);
    await open('/');
    await (await engine.find('button', 'Menu')).click();
    await reads('dialog', 'Regulations');
    await (await engine.find('link', 'Regulations')).click();
    await has("location.pathname === '/regulations' && document.querySelector('dialog[open]') === null");
    await reads('main h1', 'Regulations');
    await engine.resize(1280, 900);
    expect(await problems()).toEqual([]);
  });

  test('downloads a guidance document with the published bytes', async () => {
    const published = content.publishedDocuments.find(({ id }) => id === 'aml-004');
    if (!published) throw new Error('There is no AML-004');
    await open('/regulatory-guidance');
    await engine.evaluate(KEEP_DOWNLOADS);
    await (await engine.find('button', `Download ${published.document.title}`)).click();
    const bytes = await until(async () => {
      const [first] = await texts('window.downloads');
      return first === undefined ? undefined : Buffer.from(first, 'base64');
    }, 'the file');
    expect(sha256(bytes)).toBe(sha256(fileAt(addressOfFile(published))));
    expect(await problems()).toEqual([]);
  });
});

import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { answerFor } from '../../scripts/serve.ts';
import { writeServiceWorker } from '../../src/offline/build-time/bundle-worker.ts';
import { site, test as base } from './test.ts';

/** What a visitor sees of a release: its name stands behind the tagline. */
const { tagline } = site;

/**
 * Makes a release out of the built site, as a later build of other code would be: every script has another name, and
 * the tagline ends with the release's. `enabled` is the switch of the site file.
 */
async function makeRelease(folder: string, name: string, enabled = true): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const names = new Map(scripts.map((file) => [file, file.replace(/\.js$/, `${name}.js`)]));
  for (const [from, to] of names) renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(/[\w-]+\.js\b/g, (found) => names.get(found) ?? found)
      .replaceAll(tagline, `${tagline} ${name}`);
    writeFileSync(join(folder, file), text);
  }
  await writeServiceWorker(folder, enabled, new Date());
  return folder;
}

/** A host that a test can put another release on, make slow, or cut off. */
export class Host {
  url = '';
  /** How long every answer takes, in ms. */
  delay = 0;
  /** True while no connection is answered. */
  down = false;
  /** Changes what is served, for a fault in it. */
  meddle: ((path: string, response: ServerResponse) => boolean) | undefined;
  /** What it serves. */
  folder = '';
  #answer: RequestListener = () => undefined;
  #server = createServer((request, response) => {
    if (this.down) {
      request.socket.destroy();
      return;
    }
    setTimeout(() => {
      if (!this.meddle?.(new URL(request.url ?? '/', this.url).pathname, response)) this.#answer(request, response);
    }, this.delay);
  });

  /** Puts a release on it. */
  release(folder: string) {
    this.folder = folder;
    this.#answer = answerFor(folder);
  }

  async open() {
    await new Promise<void>((ready) => this.#server.listen(0, ready));
    const address = this.#server.address();
    this.url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Releases {
  first: string;
  second: string;
  /** One that keeps nothing. */
  retired: string;
}

/** A test whose site is on a host of its own, and whose browser has the worker. It begins with the first release. */
export const test = base.extend<{ host: Host }, { releases: Releases }>({
  worker: true,

  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, provide, { parallelIndex }) => {
      const folder = resolve('.build/releases', String(parallelIndex));
      await provide({
        first: await makeRelease(join(folder, 'first'), 'one'),
        second: await makeRelease(join(folder, 'second'), 'two'),
        retired: await makeRelease(join(folder, 'retired'), 'three', false),
      });
    },
    // Three bundles, on a machine that may have other work.
    { scope: 'worker', timeout: 180_000 },
  ],

  host: async ({ releases }, provide) => {
    const host = new Host();
    host.release(releases.first);
    await host.open();
    await provide(host);
    host.close();
  },

  baseURL: async ({ host }, provide) => provide(host.url),
});

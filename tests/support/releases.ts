import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { answerFor } from '../../scripts/serve.ts';
import { writeServiceWorker } from '../../build/offline/bundle-worker.ts';
import { site, test as base } from './test.ts';

/** The name of a release is added to the tagline, so that tests can see it. */
const { tagline } = site;

/**
 * Makes a new release from the built site, with other names for all scripts and the name of the release after the tagline.
 * `enabled` is the switch `offline` in `site.yaml`.
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
      .replaceAll(/[\w.-]+\.js\b/g, (found) => names.get(found) ?? found)
      .replaceAll(tagline, `${tagline} ${name}`);
    writeFileSync(join(folder, file), text);
  }
  await writeServiceWorker(folder, enabled, new Date());
  return folder;
}

/** A host that a test can slow down or cut off, and on which it can publish releases. */
export class Host {
  url = '';
  /** The delay of every response in ms. */
  delay = 0;
  /** True while the host does not answer. */
  down = false;
  /** Sends a response of its own to simulate a fault, and returns true; or returns false. */
  meddle: ((path: string, response: ServerResponse) => boolean) | undefined;
  /** The folder of the published release. */
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

  /** Publishes a release. */
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
  /** A release without an offline copy. */
  retired: string;
}

/** A test with its own host and with the service worker. It begins with the first release. */
export const test = base.extend<{ host: Host }, { releases: Releases }>({
  worker: true,

  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, provide, { parallelIndex }) => {
      const folder = resolve('.build/releases', String(parallelIndex));
      await provide({
        first: await makeRelease(join(folder, 'first'), 'one'),
        second: await makeRelease(join(folder, 'second'), 'two'),
        retired: await makeRelease(join(folder, 'retired'), 'three', false),
      });
    },
    // It bundles three service workers, perhaps on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],

  host: async ({ releases }, provide, info) => {
    // Its pages then use no worker, whatever a release contains.
    info.skip(!site.offline, 'site.yaml switches the offline copy off');
    const host = new Host();
    host.release(releases.first);
    await host.open();
    await provide(host);
    host.close();
  },

  baseURL: async ({ host }, provide) => provide(host.url),
});

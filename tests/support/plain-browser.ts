import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../scripts/browser.ts';

const answerSchema = z.object({ id: z.number(), result: z.record(z.string(), z.unknown()).optional(), error: z.unknown().optional() });

/**
 * Opens a browser with a tab and controls it with the Chrome DevTools Protocol. Tests of the back/forward cache need this,
 * because Playwright turns the cache off and loses pages that are restored from it.
 */
export async function openBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const flags = [...BROWSER_FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(wholeBrowserPath(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await portOf(child.stderr);
  const tabs = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));
  const tab = tabs.parse(await (await fetch(`http://localhost:${port}/json/list`)).json()).find(({ type }) => type === 'page');
  if (!tab) throw new Error('The browser has no tab');
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await once(socket, 'open');

  let count = 0;
  const send = (method: string, params: object): Promise<Record<string, unknown>> => {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = answerSchema.safeParse(JSON.parse(String(data)));
        if (answer.data?.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.data.result) resolve(answer.data.result);
        else reject(new Error(`${method}: ${JSON.stringify(answer.data.error)}`));
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };

  return {
    send,
    /** Evaluates an expression in the page and returns the result as text. */
    inPage: async (expression: string): Promise<string> => {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return String(z.object({ result: z.object({ value: z.unknown().optional() }) }).parse(answer).result.value);
    },
    async close() {
      socket.close();
      child.kill();
      await once(child, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The port that the browser prints when it starts. */
async function portOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? [];
    if (port !== undefined) {
      output.resume();
      return port;
    }
  }
  throw new Error('The browser did not start');
}

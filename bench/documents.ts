import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page, Response } from '@playwright/test';
import { z } from 'zod';
import * as figures from '@frontier/documents/layout';
import type { DocumentTask } from './peers/maker.ts';
import { sampleDocument } from './sample-document.ts';
import { PEERS_FOLDER } from './sites.ts';

/** A page that makes documents: ours or a peer's. */
export interface MakerPage {
  name: string;
  address: string;
}

export const PAGES = { short: 3, long: 200 } as const;
/** The number of documents between two readings of the processor time, and of repetitions. */
const BATCH = { documents: 5, times: 8 } as const;

/** Writes the sample documents into the folder of the peers' pages. */
export async function writeSampleDocuments(): Promise<void> {
  mkdirSync(join(PEERS_FOLDER, 'data'), { recursive: true });
  for (const pages of Object.values(PAGES)) {
    const task: DocumentTask = { ...(await sampleDocument(pages)), figures };
    writeFileSync(join(PEERS_FOLDER, sampleAddress(pages)), JSON.stringify(task));
  }
}

const sampleAddress = (pages: number) => `/data/document-${pages}.json`;

/** The results of one maker for a short document. Times in ms. */
export interface ShortRun {
  maker: string;
  /** The time to load code and fonts in a new page without a cache. */
  load: number[];
  /** The time for the first document in a page. */
  first: number[];
  /** The time for each later document. */
  warm: number[];
  /** The mean processor time of the main thread for one of them. */
  warmProcessor: number[];
  made: { bytes: number; pages: number };
  /** The size of the loaded files, in bytes after brotli. */
  weight: { script: number; font: number };
}

/** Makes the short document in every maker's page in turn, so that a slow phase of the machine affects all of them. */
export async function measureShort(browser: Browser, makers: readonly MakerPage[], rounds: number): Promise<ShortRun[]> {
  const runs = makers.map(({ name }): ShortRun => ({
    maker: name,
    load: [],
    first: [],
    warm: [],
    warmProcessor: [],
    made: { bytes: 0, pages: 0 },
    weight: { script: 0, font: 0 },
  }));
  for (let round = 0; round < rounds; round += 1) {
    const opened: { page: OpenPage; run: ShortRun }[] = [];
    for (const [index, run] of runs.entries()) {
      const maker = makers[index];
      if (!maker) continue;
      const page = await openPage(browser, maker, PAGES.short);
      const { ms, weight } = await loadMaker(page);
      run.load.push(ms);
      run.weight = weight;
      run.first.push(...(await make(page, 1)).elapsed);
      opened.push({ page, run });
    }
    for (let batch = 0; batch < BATCH.times; batch += 1) {
      for (const { page, run } of opened) {
        const { elapsed, processor } = await make(page, BATCH.documents);
        run.warm.push(...elapsed);
        run.warmProcessor.push(processor / BATCH.documents);
      }
    }
    for (const { page, run } of opened) {
      run.made = await page.page.evaluate(() => window.benchMaker?.last() ?? { bytes: 0, pages: 0 });
      await page.context.close();
    }
  }
  return runs;
}

/** The results of one maker for the long document, the first in a new page. Times in ms, memory in bytes. */
export interface LongRun {
  maker: string;
  elapsed: number[];
  processor: number[];
  /** The peak memory of the page's process, and its growth. Only Linux reports it. */
  peak: number[];
  growth: number[];
  made: { bytes: number; pages: number };
}

export async function measureLong(browser: Browser, makers: readonly MakerPage[], rounds: number): Promise<LongRun[]> {
  const runs = makers.map(({ name }): LongRun => ({
    maker: name,
    elapsed: [],
    processor: [],
    peak: [],
    growth: [],
    made: { bytes: 0, pages: 0 },
  }));
  const session = await browser.newBrowserCDPSession();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const maker = makers[index];
      if (!maker) continue;
      const page = await openPage(browser, maker, PAGES.long);
      await loadMaker(page);
      const before = await renderers(session);
      const { elapsed, processor } = await make(page, 1);
      run.elapsed.push(...elapsed);
      run.processor.push(processor);
      const memory = busiest(before, await renderers(session));
      if (memory) {
        run.peak.push(memory.peak);
        run.growth.push(memory.peak - memory.before);
      }
      run.made = await page.page.evaluate(() => window.benchMaker?.last() ?? { bytes: 0, pages: 0 });
      await page.context.close();
    }
  }
  await session.detach();
  return runs;
}

interface OpenPage {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

async function openPage(browser: Browser, { name, address }: MakerPage, pages: number): Promise<OpenPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => {
    throw new Error(`${name} reports an error`, { cause: error });
  });
  const url = new URL(address);
  url.searchParams.set('document', sampleAddress(pages));
  await page.goto(url.href);
  await page.waitForFunction(() => window.benchMaker !== undefined);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { context, page, session };
}

/** Loads code and fonts, and measures the transferred bytes. */
async function loadMaker({ page }: OpenPage): Promise<{ ms: number; weight: ShortRun['weight'] }> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  const ms = await page.evaluate(() => window.benchMaker?.load() ?? 0);
  page.off('response', note);
  const weight = { script: 0, font: 0 };
  for (const response of responses) {
    const { responseBodySize } = await response.request().sizes();
    weight[response.url().endsWith('.ttf') ? 'font' : 'script'] += responseBodySize;
  }
  return { ms, weight };
}

/** Makes documents. @returns the elapsed time of each, and the processor time of the main thread for all, in ms */
async function make({ page, session }: OpenPage, times: number): Promise<{ elapsed: number[]; processor: number }> {
  const before = await threadTime(session);
  const elapsed = await page.evaluate((count) => window.benchMaker?.make(count) ?? [], times);
  return { elapsed, processor: (await threadTime(session)) - before };
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('This Chromium does not say how long a thread had a processor');
  return seconds * 1000;
}

/** The renderer processes with their processor time, and their memory in bytes if the system reports it. */
type Renderers = Map<number, { processor: number; resident: number; peak: number }>;

async function renderers(session: CDPSession): Promise<Renderers> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return new Map(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, { processor: cpuTime, ...memoryOf(id) }]),
  );
}

/** Current and peak resident memory as reported by Linux; NaN on other systems. */
function memoryOf(process: number): { resident: number; peak: number } {
  const bytes = (status: string, field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return { resident: bytes(status, 'VmRSS'), peak: bytes(status, 'VmHWM') };
  } catch {
    return { resident: Number.NaN, peak: Number.NaN };
  }
}

/** The memory of the process that did the work: before it, and at its peak. */
function busiest(before: Renderers, after: Renderers): { before: number; peak: number } | undefined {
  const worked = [...after]
    .map(([id, { processor, peak }]) => ({
      before: before.get(id)?.resident ?? Number.NaN,
      work: processor - (before.get(id)?.processor ?? 0),
      peak,
    }))
    .toSorted((a, b) => b.work - a.work)[0];
  return worked && !Number.isNaN(worked.peak - worked.before) ? worked : undefined;
}

/** The version of an installed package. */
export function versionOf(name: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version;
}

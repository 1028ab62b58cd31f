import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page, Response } from '@playwright/test';
import { z } from 'zod';
import * as figures from '../src/documents/layout.ts';
import type { DocumentTask } from './peers/maker.ts';
import { sampleDocument } from './sample-document.ts';
import { PEERS_FOLDER } from './sites.ts';

/** What makes documents: ours or a peer. */
export interface MakerPage {
  name: string;
  address: string;
}

export const PAGES = { short: 3, long: 200 } as const;
/** Documents that a page makes between two looks at its processor time, and how often. */
const BATCH = { documents: 5, times: 8 } as const;

/** Writes the documents beside the peers' pages. */
export async function writeSampleDocuments(): Promise<void> {
  mkdirSync(join(PEERS_FOLDER, 'data'), { recursive: true });
  for (const pages of Object.values(PAGES)) {
    const task: DocumentTask = { ...(await sampleDocument(pages)), figures };
    writeFileSync(join(PEERS_FOLDER, sampleAddress(pages)), JSON.stringify(task));
  }
}

const sampleAddress = (pages: number) => `/data/document-${pages}.json`;

/** A short document, by one maker. Times in ms. */
export interface ShortRun {
  maker: string;
  /** Code and fonts, in a fresh page with nothing in its cache. */
  load: number[];
  /** The first document of a page. */
  first: number[];
  /** Each one after the first. */
  warm: number[];
  /** The processor time of the page's main thread for one of them, the mean of a batch. */
  warmProcessor: number[];
  made: { bytes: number; pages: number };
  /** What `load` fetched, in bytes after brotli. */
  weight: { script: number; font: number };
}

/** Makes the short document in every maker's page, one after the other and again, so that what slows the machine for a while slows all. */
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

/** The long document, by one maker: the first of a fresh page. Times in ms, memory in bytes. */
export interface LongRun {
  maker: string;
  elapsed: number[];
  processor: number[];
  /** The most memory that the page's process held while it made it, and how much more that is than before. Linux alone says. */
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

/** Loads code and fonts, and weighs what came over the wire. */
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

/** Makes documents: how long each took by the clock, and the main thread's processor time for all, in ms. */
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

/** The processes of pages: their processor time so far, and their memory in bytes where the system says. */
type Renderers = Map<number, { processor: number; resident: number; peak: number }>;

async function renderers(session: CDPSession): Promise<Renderers> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return new Map(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, { processor: cpuTime, ...memoryOf(id) }]),
  );
}

/** Resident memory now and at its highest, from Linux's own account; anywhere else not a number. */
function memoryOf(process: number): { resident: number; peak: number } {
  const bytes = (status: string, field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return { resident: bytes(status, 'VmRSS'), peak: bytes(status, 'VmHWM') };
  } catch {
    return { resident: Number.NaN, peak: Number.NaN };
  }
}

/** The memory of the process that did the work in between: before it, and its peak. */
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

import type * as layout from '@frontier/documents/layout';
import type { Letterhead, DocumentModel } from '@frontier/documents';

/** The document that a page must make. The address names it: `?document=/data/x.json`. */
export interface DocumentTask {
  document: DocumentModel;
  letterhead: Letterhead;
  /** Our lengths, which a peer must use. */
  figures: Pick<typeof layout, 'PAGE' | 'MARGIN' | 'TEXT_WIDTH' | 'ITEM_WIDTH' | 'FIRST_LINE' | 'LAST_LINE' | 'STYLES' | 'GAP'>;
}

type Make = (task: DocumentTask) => Uint8Array | Promise<Uint8Array>;

/** The functions of a page that makes documents, for the bench. Times in ms. */
export interface Maker {
  /** Loads the code and the fonts, and returns the time. */
  load: () => Promise<number>;
  /** Makes the document several times, and returns the time of each. */
  make: (times: number) => Promise<number[]>;
  /** The last document made. */
  last: () => { bytes: number; pages: number };
}

declare global {
  interface Window {
    benchMaker?: Maker;
  }
}

/** Makes a page's maker available to the bench. `load` loads the code that makes documents. */
export async function connectMaker(load: () => Promise<Make>): Promise<void> {
  const response = await fetch(new URLSearchParams(location.search).get('document') ?? '');
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by `documents.ts` from the same type
  const task = (await response.json()) as DocumentTask;
  let make: Make | undefined;
  let last: Uint8Array = new Uint8Array();

  window.benchMaker = {
    load: async () => {
      const begin = performance.now();
      make = await load();
      return performance.now() - begin;
    },
    make: async (times) => {
      if (!make) throw new Error('Nothing is loaded');
      const taken: number[] = [];
      while (taken.length < times) {
        const begin = performance.now();
        last = await make(task);
        taken.push(performance.now() - begin);
      }
      return taken;
    },
    last: () => ({ bytes: last.length, pages: countPages(last) }),
  };
}

/** Counts the pages of a PDF file. */
export function countPages(file: Uint8Array): number {
  return new TextDecoder('latin1').decode(file).match(/\/Type \/Page\b/g)?.length ?? 0;
}

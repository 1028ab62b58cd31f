import type * as layout from '#src/documents/layout.ts';
import type { Letterhead, DocumentModel } from '#src/documents/model.ts';

/** The document that a page is asked to make, from its address: `?document=/data/x.json`. */
export interface DocumentTask {
  document: DocumentModel;
  letterhead: Letterhead;
  /** Our measures, for a peer to keep to. */
  figures: Pick<typeof layout, 'PAGE' | 'MARGIN' | 'TEXT_WIDTH' | 'ITEM_WIDTH' | 'FIRST_LINE' | 'LAST_LINE' | 'STYLES' | 'GAP'>;
}

type Make = (task: DocumentTask) => Uint8Array | Promise<Uint8Array>;

/** What the bench asks of a page that makes documents; times in ms. */
export interface Maker {
  /** Loads the code and the fonts, and says how long it took. */
  load: () => Promise<number>;
  /** Makes the document as often, and says how long each took. */
  make: (times: number) => Promise<number[]>;
  /** The last document made. */
  last: () => { bytes: number; pages: number };
}

declare global {
  interface Window {
    benchMaker?: Maker;
  }
}

/** Offers a page's maker to the bench. `load` gives what makes documents: the page itself has none of it. */
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

/** The pages of a PDF file, by their objects. */
export function countPages(file: Uint8Array): number {
  return new TextDecoder('latin1').decode(file).match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Replaces wouter's parser of route patterns (`vite.config.ts`). Our routes have no patterns, so it is never called. @throws always. */
export function parse(): never {
  throw new Error('Addresses have no patterns');
}

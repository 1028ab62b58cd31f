/** Stands in for wouter's parser of route patterns: our addresses are whole (`routes.ts`), nothing asks for it. @throws always. */
export function parse(): never {
  throw new Error('Addresses have no patterns');
}

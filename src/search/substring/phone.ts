import { matchTyped, type SubstringIndex } from './substring-index.ts';

/**
 * The figures of a telephone number as people type it (`+44 20 7946 0123`, `0044-20 …`, `(020) …`), without what stands
 * for the country or the long distance: to be sought in numbers such as `+442079460123`. Undefined for other texts.
 */
function phoneFigures(typed: string): string | undefined {
  const compact = typed.replaceAll('(0)', '').replaceAll(/[\s().\-/]/g, '');
  return /^(?:\+|00?)?([1-9]\d{5,14})$/.exec(compact)?.[1];
}

/** What a search box means where records have telephone numbers: what is typed; when nothing has that, a number in other spaces. */
export function matchTypedOrPhone(index: SubstringIndex, typed: string): readonly number[] {
  const found = matchTyped(index, typed);
  const figures = found.length === 0 ? phoneFigures(typed) : undefined;
  return figures === undefined ? found : index.match(figures);
}

import { matchTyped, type SubstringIndex } from './substring-index.ts';

/**
 * The digits of a telephone number as people type it (`+44 20 7946 0123`, `0044-20 …`, `(020) …`), without the prefix
 * for other countries or long distance, to find it in numbers such as `+44 20 7946 0123`. Undefined for other texts.
 */
function phoneFigures(typed: string): string | undefined {
  const compact = typed.replaceAll('(0)', '').replaceAll(/[\s().\-/]/g, '');
  return /^(?:\+|00?)?([1-9]\d{5,14})$/.exec(compact)?.[1];
}

/** The search of a box over records with telephone numbers: the typed text or, if nothing contains it, a number with other spaces. */
export function matchTypedOrPhone(index: SubstringIndex, typed: string): readonly number[] {
  const found = matchTyped(index, typed);
  const figures = found.length === 0 ? phoneFigures(typed) : undefined;
  return figures === undefined ? found : index.matchLoosely(figures);
}

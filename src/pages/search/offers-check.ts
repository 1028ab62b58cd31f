import { isQuestion } from '@frontier/check/function-words';
import type { Fit } from '#src/search/site/site-search.ts';
import { questionWordsOf } from '#src/search/words.ts';

/** `name@firm.example`, `firm.example`, `hxxps://firm[.]example`, a port or a path behind a host. */
const ADDRESS = /\S@\S|\p{L}{2}:\/\/|[\p{L}\p{N}]\[?\.\]?\p{L}{2}/u;

/**
 * Whether the results offer to check the text as a firm or website: if it may be a name or an address, so not for a question or a phrase in our
 * texts, unless a listed firm has that name.
 * @param isListed whether a firm's name, licence or website begins with the text
 */
export function offersCheck(asked: string, fit: Fit, isListed: boolean): boolean {
  return isListed || ADDRESS.test(asked) || (fit !== 'phrase' && !isQuestion(asked, questionWordsOf(asked)));
}

import { isQuestion } from '@frontier/check/function-words';
import { questionWordsOf } from '#src/search/words.ts';

/** `name@firm.example`, `firm.example`, `hxxps://firm[.]example`, a port or a path behind a host. */
const ADDRESS = /\S@\S|\p{L}{2}:\/\/|[\p{L}\p{N}]\[?\.\]?\p{L}{2}/u;

/**
 * Whether the results offer to check the text as a firm or website: if it may be a name or an address, so not for a question or a phrase in our
 * texts, unless a listed firm has that name.
 * @param isPhrase whether our texts contain it as typed
 * @param isListed whether a firm's name, licence or website begins with the text
 */
export function offersCheck(asked: string, isPhrase: boolean, isListed: boolean): boolean {
  return isListed || ADDRESS.test(asked) || (!isPhrase && !isQuestion(asked, questionWordsOf(asked)));
}

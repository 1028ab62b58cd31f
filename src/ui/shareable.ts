/** A longer text is not a name, and would make the address unreadable. */
export const MAX_LENGTH = 100;
/** Nearly all names of firms have fewer words. A text with more is a message. */
const MAX_WORDS = 8;

/** A word, or four characters of a script that is written without spaces: Thai, Lao, Japanese, Chinese. */
const WORDS = /[\u0e00-\u0eff\u3040-\u9fff]{1,4}|\S+/g;
/** The end of a line or of a sentence. */
const SENTENCE = /[\n\r。！？；，؟؛]|[!?;:…](?:\s|$)/;
/** Only in lower case, because `CO.LTD.` is the end of a name. */
const ADDRESS = /@|\/\/|[\w-]{2}\.[a-z]{2}/;

/** The number of an account or a card. Telephone and licence numbers are shorter. */
const ACCOUNT = /(?:\d[ .-]?){13}/;
/** A shorter number beside several words: a name and an account, but not `Apex CHE-123.456.789`. */
const NUMBER_AND_WORDS = /^(?=.*(?:\d[ .-]?){8})(?:.*\p{L}{2,}\P{L}){3}/u;
/** Half of a character, which cannot be written into an address. `toWellFormed` does the same, but is newer than our browsers. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Returns a text if it may be in the address of a page, which browsers, servers and everyone with the link can read: a name, a
 * licence or a web address. For a message it returns an empty text.
 */
export function shareable(text: string): string {
  const words = text.match(WORDS) ?? [];
  const isAddress = (word: string) => ADDRESS.test(word);
  const isMixed = words.some(isAddress) && !words.every(isAddress);
  const isLong = text.length > MAX_LENGTH || words.length > MAX_WORDS;
  return isLong || isMixed || [SENTENCE, ACCOUNT, NUMBER_AND_WORDS].some((sign) => sign.test(text))
    ? ''
    : text.replaceAll(LONE_SURROGATE, '\ufffd');
}

/** A text longer than this is no name, and makes an address that nobody can read. */
const MOST_CHARACTERS = 100;
/** Nearly all names of firms have fewer words; a text of more is a message. */
const MOST_WORDS = 8;

/** A word, or four characters of a script that is written without spaces. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,4}|\S+/gu;
/** A line ends in it, or a sentence. */
const SENTENCE = /[\n\r。！？；，؟؛]|[!?;:…](?:\s|$)/u;
/** In small letters, for `CO.LTD.` is the end of a name. */
const ADDRESS = /@|\/\/|[\w-]{2}\.[a-z]{2}/;

/**
 * What of a text may stand in the address of a page, where browsers, servers and whoever is sent the link can read it:
 * a name, a licence or an address. A message stays in the page: of it, this is the empty text.
 */
export function shareable(text: string): string {
  const words = text.match(WORDS) ?? [];
  const addresses = words.filter((word) => ADDRESS.test(word)).length;
  const isMessage =
    text.length > MOST_CHARACTERS || words.length > MOST_WORDS || SENTENCE.test(text) || (addresses > 0 && addresses < words.length);
  return isMessage ? '' : text.toWellFormed();
}

/** The address of a page that is asked about a text, or of the page alone when the text is a message. */
export function askAt(path: string, text: string): string {
  const question = shareable(text);
  return question === '' ? path : `${path}?q=${encodeURIComponent(question)}`;
}

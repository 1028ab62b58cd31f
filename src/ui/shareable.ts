/** A longer text is not a name, and would make the address unreadable. */
const MAX_LENGTH = 100;
/** More than one line, or the `@` of a mailbox. */
const PRIVATE = /[\n\r@＠]/;
/** As many as the shortest number of an account (IBAN) or of a card has, whatever stands between them. Telephone and licence numbers have fewer. */
const ACCOUNT_DIGITS = 13;
/** Half of a character, which cannot be written into an address. `toWellFormed` does the same, but is newer than our browsers. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Returns a text if it may be in the address of a page, which browsers, servers and everyone with the link can read: one line that is no message, no
 * mailbox and no account (CHECK-5). For any other text it returns an empty one.
 */
export function shareable(text: string): string {
  // Enter after the only line does not make it a message.
  const line = text.replace(/[\n\r]+$/, '');
  const digits = line.match(/\p{Nd}/gu)?.length ?? 0;
  const isPrivate = line.length > MAX_LENGTH || digits >= ACCOUNT_DIGITS || PRIVATE.test(line);
  return isPrivate ? '' : line.replaceAll(LONE_SURROGATE, '\ufffd');
}

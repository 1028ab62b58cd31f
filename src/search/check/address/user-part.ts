/** What may be the user part of an address, with its `@`, from its beginning on. Punctuation before a Chinese word ends it. */
const USER_PART =
  /(?<=[/\\]{2}|(?<![^\s<>"'`([{=]))(?:[^\s/?#\\<>"，。、；：！」《》（）【】]|[，。、；：！」《》（）【】](?!\p{Lo})){1,400}@/gu;
/** Characters that only look like the end of a host, or whose compatibility form has one: `／`, `？`, `℀`. */
const FALSE_ENDS = /[¼-¾⁄⁇-⁉℀℁℅℆⅐-⅟↉∕⧸㎧㎨㎮㎯㏆㏞㏟︖﹖﹟﹨＃／？＼]/gu;

/**
 * Escapes the characters in the user part of an address that only look like the end of its host, as a browser does. It opens the host
 * behind the last `@`: `apex.example／@other.test` opens `other.test`.
 */
export function escapeUserParts(text: string): string {
  if (!text.includes('@') || text.search(FALSE_ENDS) === -1) return text;
  return text.replaceAll(USER_PART, (part) => part.replaceAll(FALSE_ENDS, encodeURIComponent));
}

/** An escaped end of a host in the user part of an address without a scheme: `apex.example%2Flogin@other.test`. */
const ESCAPED_END = /^[^/?#\\@]{1,400}%(?:25)*(?:2f|3f|23|5c)[^/?#\\]{0,400}@/i;

/** Whether one more level of decoding would turn a part of the user part into the end of a host. */
export const hasEscapedUserPart = (text: string) => ESCAPED_END.test(text);

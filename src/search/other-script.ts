/** Whether a text has letters, and none of them is Latin. */
export function isInOtherScript(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

/* The sender that a line gives before a colon or in brackets: `Apex: your code is 123`, `【Apex】`. Anybody can write that. */

const MAX_BEFORE = 60;
const LINE_START = /(?:^|\n)[ \t>*"“«【[(]*$/u;
const COLON = /^[ 】\]]?[:：】]/u;

/** Whether a part of a text is at the beginning of a line, perhaps in quotation marks or brackets. */
export const isAtLineStart = (text: string, begin: number) => LINE_START.test(text.slice(Math.max(0, begin - MAX_BEFORE), begin));

/** Whether a colon or a closing bracket follows a part of a text. */
export const isBeforeColon = (text: string, end: number) => COLON.test(text.slice(end, end + 2));

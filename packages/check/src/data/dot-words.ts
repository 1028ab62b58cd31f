/* Words for a dot in an address. Each constant is part of a regular expression. */

/** In Latin letters, which a sentence may have too. */
export const DOT = 'dot|d0t|punkt|point|punto|ponto|nokta|kropka';
/** In other scripts. */
export const OTHER_DOT = 'точка|نقطة|נקודה|จุด|点|點|ドット|닷|점';

import { REQUEST } from '../data/request-words.ts';

/** A request to use what follows: `log in at`. */
const REQUESTED = new RegExp(REQUEST, 'iu');
const MAX_REQUEST = 60;

/** Whether a request is before a place in a text. */
export const isRequested = (text: string, begin: number) => REQUESTED.test(text.slice(Math.max(0, begin - MAX_REQUEST), begin));

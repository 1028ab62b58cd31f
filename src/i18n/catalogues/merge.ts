import type { Messages } from '@lingui/core';

export interface Catalogues {
  messages: Messages;
}

/** All of a language's catalogues as one. Ids are made from the text, so the same id is the same text. */
export function merge(files: Record<string, Catalogues>): Messages {
  return Object.assign({}, ...Object.values(files).map(({ messages }) => messages));
}

/** The parts of the whole list that change with a search. One chunk, because each has only a few hundred bytes. */

export { LetterIndex } from './letter-index.tsx';
export { NoMatch } from './no-match.tsx';

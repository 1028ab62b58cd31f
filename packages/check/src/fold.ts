/** How the check compares letters, names and licence numbers, for other searches that have to agree with it. */
export { fold, foldCharacter } from './names/fold.ts';
export { foldLetters } from './names/letters.ts';
export { squeezeLicence } from './read/licences.ts';

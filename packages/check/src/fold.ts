/** How the check compares letters and names, for other searches that have to agree with it. */
export { fold, foldCharacter } from './names/fold.ts';
export { foldLetters } from './names/letters.ts';

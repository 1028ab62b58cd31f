/** The functions with which the check compares letters and names, for other searches that must agree with it. */
export { fold, foldCharacter } from './names/fold.ts';
export { foldLetters } from './names/letters.ts';

import { LOST_MONEY } from '../data/lost-money.ts';
import { fold } from '../names/fold.ts';
import { isSentenceWord } from '../names/usual-words.ts';

const LOST = new RegExp(LOST_MONEY.join('|'), 'iu');

/**
 * Whether a text says that its writer has paid a fraudster, or wants money back.
 *
 * @param plain a text without invisible characters
 */
export function saysMoneyIsLost(plain: string): boolean {
  return LOST.test(plain);
}

/** Whether a text says nothing else: outside the phrase it has no word that could be somebody's name. */
export function onlySaysMoneyIsLost(plain: string): boolean {
  const phrase = LOST.exec(plain);
  if (!phrase) return false;
  const rest = `${plain.slice(0, phrase.index)} ${plain.slice(phrase.index + phrase[0].length)}`.trim();
  const isCapital = /(?<=\S\s+)(?!I\b)\p{Lu}/u.test(plain);
  return (
    !isCapital &&
    fold(rest)
      .split(' ')
      .every((word) => isSentenceWord(word))
  );
}

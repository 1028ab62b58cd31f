import { CURRENCY_CODES, CURRENCY_WORDS } from '../data/currencies.ts';
import { LOST_MONEY } from '../data/lost-money.ts';
import { fold } from '../names/fold.ts';
import { isSentenceWord } from '../names/usual-words.ts';

const LOST = new RegExp(LOST_MONEY.join('|'), 'iu');
const ALL_LOST = new RegExp(LOST, 'giu');
/** The other words that such a text may have: the amount, and that it was lost or paid. */
const AMOUNT = new RegExp(String.raw`(?<![\p{L}\d])(?:\d[\d.,]*k?|${CURRENCY_CODES}|${CURRENCY_WORDS}|lost|paid|sent)(?!\p{L})`, 'giu');

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
  if (!LOST.test(plain)) return false;
  const rest = plain.replaceAll(ALL_LOST, ' ').replaceAll(AMOUNT, ' ').trim();
  const isCapital = /(?<=\S\s+)(?!I\b)\p{Lu}/u.test(plain);
  return (
    !isCapital &&
    fold(rest)
      .split(' ')
      .every((word) => isSentenceWord(word))
  );
}

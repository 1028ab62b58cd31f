import { isQuestion } from '@frontier/check/function-words';
import type { Fit } from '#src/search/site/site-search.ts';
import { questionWordsOf } from '#src/search/words.ts';

/** The position of the offer to check a firm: before the results of the site, after the best ones, or nowhere. */
export type FirmOffer = 'before' | 'after' | 'none';

/** `name@firm.example`, `firm.example`, `hxxps://firm[.]example`, a port or a path behind a host. */
const ADDRESS = /\S@\S|\p{L}{2}:\/\/|[\p{L}\p{N}]\[?\.\]?\p{L}{2}/u;
/** A number with one of these is a time or an amount. */
const UNITS = new Set(
  [
    'hour hours day days week weeks month months year years eur usd gbp',
    'hora horas dia dias semana semanas mes meses ano anos heure heures jour jours semaine semaines mois an ans',
    '小时 天 日 周 月 个月 年 ساعه ساعات يوم ايام اسبوع شهر اشهر سنه سنوات',
  ].flatMap((line) => line.split(' ')),
);
/** The least digits of a telephone number. A number with fewer digits is not a name. */
const MIN_DIGITS = 7;

/**
 * Decides whether to offer a check. It is offered for a possible name or address, but not for a question, an amount or a phrase
 * in our texts, unless a listed firm has that name. It comes before the results only if no section contains all the words.
 * @param meant whether a firm's name, licence or website begins with the question
 */
export function firmOffer(asked: string, fit: Fit, meant: boolean): FirmOffer {
  if (meant) return 'before';
  const before = fit === 'part' ? 'before' : 'after';
  if (ADDRESS.test(asked)) return before;
  const terms = questionWordsOf(asked);
  return fit === 'phrase' || isQuestion(asked, terms) || isAmount(asked, terms) ? 'none' : before;
}

function isAmount(asked: string, terms: readonly string[]): boolean {
  const others = terms.filter((term) => !/^\p{N}+$/u.test(term));
  if (others.length === terms.length || !others.every((term) => UNITS.has(term))) return false;
  return others.length > 0 || /[\p{Sc}%]/u.test(asked) || terms.join('').length < MIN_DIGITS;
}

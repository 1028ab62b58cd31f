import { isQuestion } from '#src/search/function-words.ts';
import type { Fit } from '#src/search/site/site-search.ts';
import { termsOf } from '#src/search/words.ts';

/** Where the offer to check what was asked as a firm stands: before what the site says, after the best of it, or nowhere. */
export type FirmOffer = 'before' | 'after' | 'none';

/** `name@firm.example`, `firm.example`, `hxxps://firm[.]example`, a port or a path behind a host. */
const ADDRESS = /\S@\S|\p{L}{2}:\/\/|[\p{L}\p{N}]\[?\.\]?\p{L}{2}/u;
/** A number of these is a time or an amount. */
const UNITS = new Set(
  [
    'hour hours day days week weeks month months year years eur usd gbp',
    'hora horas dia dias semana semanas mes meses ano anos heure heures jour jours semaine semaines mois an ans',
    '小时 天 日 周 月 个月 年 ساعه ساعات يوم ايام اسبوع شهر اشهر سنه سنوات',
  ].flatMap((line) => line.split(' ')),
);
/** A telephone number has as many figures; a number of fewer is no name. */
const LEAST_FIGURES = 7;

/**
 * What may be a name or an address is offered to be checked, and nothing else is: no question, no amount, and nothing that
 * the site's own texts say in these words, unless a firm in the lists is called so. The offer stands before what the site
 * says only where the site says little about it: where no section has all the words.
 * @param meant whether a firm's name, licence or website begins with what was asked
 */
export function firmOffer(asked: string, fit: Fit, meant: boolean): FirmOffer {
  if (meant) return 'before';
  const before = fit === 'part' ? 'before' : 'after';
  if (ADDRESS.test(asked)) return before;
  const terms = termsOf(asked);
  return fit === 'phrase' || isQuestion(asked, terms) || isAmount(asked, terms) ? 'none' : before;
}

function isAmount(asked: string, terms: readonly string[]): boolean {
  const others = terms.filter((term) => !/^\p{N}+$/u.test(term));
  if (others.length === terms.length || !others.every((term) => UNITS.has(term))) return false;
  return others.length > 0 || /[\p{Sc}%]/u.test(asked) || terms.join('').length < LEAST_FIGURES;
}

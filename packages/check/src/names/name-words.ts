import { isFormWord, shortenForm } from './legal-forms.ts';

/** Words that have two forms, and the one in which they are compared. */
const FORMS = new Map(
  (
    '1st first, 2nd second, 3rd third, amer american, asst asset, assts assets, assn association, assce assurance, aseg aseguradora, bco banco, bk bank, ' +
    'bldg building, bque banque, brks brokers, bros brothers, bus business, cap capital, cia compania, cie compagnie, clrg clearing, cntrl central, ' +
    'cmnty community, coml commercial, comm commerce, cr credit, ctzns citizens, cust custody, dep deposit, dev development, eq equity, exch exchange, ' +
    'fd fund, fds funds, fdn foundation, fed federal, fin finance, finl financial, fort ft, gen general, glob global, grp group, hldg holding, hldgs holdings, ' +
    'ins insurance, intl international, inv investment, invs investments, invstrs investors, mgmt management, mchts merchants, mkt market, mkts markets, mount mt, ' +
    'mtg mortgage, mut mutual, natl national, nthn northern, pens pension, pmts payments, ppls peoples, priv private, prop property, regl regional, ' +
    'reins reinsurance, saint st, sec security, secs securities, segs seguros, soc societe, ste societe, sthn southern, svcs services, svgs savings, tr trust, ' +
    'trdg trading, trs trustees, utd united, vers versicherung, wstn western, xchg exchange'
  )
    .split(', ')
    .map((pair) => pair.split(' '))
    .map(([short = '', long = '']) => [short, long]),
);

/** Words that link others in names and are in every sentence. */
const LINKS = new Set(
  'a al and at by d da das de del der des di die do dos du e el et for in l la las le les los of on the und van von y'.split(' '),
);

/** The form in which a folded word of a name is compared. */
export const compared = (word: string) => FORMS.get(word) ?? shortenForm(word);

export const isLink = (word: string) => LINKS.has(word);

/** A word that tells firms apart only if all their other words are the same: a part of a legal form, or a link such as "of". */
export const isMinor = (word: string) => LINKS.has(word) || isFormWord(word);

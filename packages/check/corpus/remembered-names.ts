import { recordsOf, type Check } from '../src/check.ts';
import { fold } from '../src/names/fold.ts';
import { countNameWords } from '../src/names/legal-forms.ts';
import { readName } from '../src/names/name.ts';
import { createRandom, type Random } from './random.ts';

/**
 * Registered names as people remember them. The abbreviations are those of official lists of banks and of letterheads. They are written
 * down here, apart from the code that reads them.
 */

const ABBREVIATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'american amer; asesores ases; aseguradora aseg; assets assts; asset asst; associates assoc; association assn; assurance assce; assurances ass; banco bco; bank bk; ' +
    'bankers bkrs; banque bque; brokers brks; brothers bros; building bldg; business bus; capital cap; central cntrl; ' +
    'citizens ctzns; clearing clrg; commerce comm; commercial coml; commodities comds; commodity comm; community cmnty; compagnie cie; company co; ' +
    'corporation corp; county cnty; credit cr; custody cust; deposit dep; development dev; employees empl; equity eq; ' +
    'exchange exch; farmers frmrs; federal fed; finance fin; financial finl; first 1st; fort ft; foundation fdn; fund fd; ' +
    'funds fds; general gen; global glob; group grp; holding hldg; holdings hldgs; independent indep; insurance ins; international intl; ' +
    'investment inv; investments invs; investors invstrs; limited ltd; management mgmt; market mkt; markets mkts; merchants mchts; ' +
    'mortgage mtg; mortgages mtgs; mutual mut; national natl; northern nthn; payments pmts; peoples ppls; pension pens; private priv; ' +
    'property prop; regional regl; reinsurance reins; savings svgs; second 2nd; securities secs; security sec; seguros segs; services svcs; ' +
    'sociedad soc; société soc; southern sthn; specialty spec; state st; trading trdg; trust tr; trustees trs; underwriting uw; united utd; ' +
    'university univ; valores vals; versicherung vers; western wstn'
  )
    .split('; ')
    .map((pair) => pair.split(' ')),
);

/** Sentences around a name, in the languages of the site. */
const SENTENCES = [
  'Is {name} regulated by you?',
  'Someone from {name} phoned me yesterday and asked for money.',
  'They say they work for “{name}”, which I have never heard of',
  '¿Está regulada la empresa {name}?',
  'Hola, quiero saber si {name} tiene licencia, gracias.',
  'La société {name} est-elle réglementée ?',
  'J’ai reçu un courriel de {name} qui me propose un placement.',
  '请问{name}是否受监管？',
  '我昨天接到{name}的电话，说可以投资。',
  'هل شركة {name} خاضعة للرقابة؟',
  'اتصل بي شخص من {name} وطلب مني تحويل مبلغ.',
];

type Kind = keyof typeof KINDS;

/** Functions that return a name as people remember it, or nothing if the name cannot be changed in this way. */
const KINDS = {
  'words swapped': (random: Random, words: string[]) => {
    const count = countOwnWords(words);
    const [one, other] = [random.below(count), random.below(count)];
    const swapped = words.with(one, words[other] ?? '').with(other, words[one] ?? '');
    return swapped.join(' ') === words.join(' ') ? undefined : swapped.join(' ');
  },
  'one word missing': (random: Random, words: string[], share: (word: string) => number) => {
    // Nobody recognises a firm by words that many firms have, so the rarest word stays.
    const own = words.slice(0, countOwnWords(words));
    const [rarest] = own.toSorted((a, b) => share(a) - share(b));
    const at = random.below(own.length);
    return own[at] === rarest || /^\W$/.test(own[at] ?? '') ? undefined : words.toSpliced(at, 1).join(' ');
  },
  abbreviated: (_: Random, words: string[]) => {
    const short = words.map((word) => ABBREVIATIONS[word.toLowerCase().replace(/[.,]$/, '')] ?? word);
    return short.join(' ') === words.join(' ') ? undefined : short.join(' ');
  },
  'in a sentence': (random: Random, words: string[]) => random.pick(SENTENCES).replace('{name}', words.join(' ')),
};

/** The words before the legal form. A name has at least one. */
function countOwnWords(words: readonly string[]): number {
  const folded = words.map(fold);
  const count = countNameWords(folded.filter((word) => word !== ''));
  let own = 0;
  for (let left = count; left > 0; own += 1) if (folded[own] !== '') left -= 1;
  return own;
}

export interface Remembered {
  kind: Kind;
  typed: string;
  /** The position of the firm that the text means. */
  position: number;
}

/** Generates `count` of each kind. The same seed gives the same texts. */
export function generateRemembered(names: readonly string[], count: number, seed: number): Remembered[] {
  const random = createRandom(seed);
  const known = new Set(names.map((name) => readName(name).core));
  const shares = new Map<string, number>();
  for (const word of names.flatMap((name) => name.split(' '))) shares.set(word, (shares.get(word) ?? 0) + 1);
  const made: Remembered[] = [];
  for (const [kind, remember] of entriesOf(KINDS)) {
    for (let left = count; left > 0;) {
      const position = random.below(names.length);
      const typed = remember(random, names[position]?.split(' ') ?? [], (word) => shares.get(word) ?? 0);
      // Some texts are the name of another firm, or the same name in another spelling.
      if (typed === undefined || known.has(readName(typed).core)) continue;
      made.push({ kind, typed, position });
      left -= 1;
    }
  }
  return made;
}

function entriesOf<K extends string, V>(object: Record<K, V>): [K, V][] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the object has no other keys
  return Object.entries(object) as [K, V][];
}

/** The number of results that a visitor sees. */
const SHOWN = 10;

/** Measures, for each kind, how often the firm is among the first ten, and which texts get its verdict without its whole name. */
export function measureRemembered({ check }: Check, all: readonly Remembered[]) {
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const asked = all.filter((one) => one.kind === kind).map(({ typed, position }) => ({ typed, position, answer: check(typed) }));
    const missed = asked.filter(
      ({ position, answer }) =>
        !recordsOf(answer)
          .firms.slice(0, SHOWN)
          .some((match) => match.position === position),
    );
    const judged = asked.filter(
      ({ answer }) =>
        !recordsOf(answer).firms.some(({ rank }) => rank === 'exact') &&
        ['regulated', 'limited', 'ended', 'onRecord', 'ours', 'recorded'].includes(answer.verdict),
    );
    const texts = (some: typeof asked) => some.map(({ typed }) => typed);
    return { kind, rate: 1 - missed.length / asked.length, missed: texts(missed), judged: texts(judged) };
  });
}

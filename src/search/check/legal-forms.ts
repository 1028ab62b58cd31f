/**
 * The legal forms at the end of names, folded (`fold.ts`) and in words: `Sp. z o.o.` is `sp z oo`. People leave them out, and
 * clones change them.
 */
const FORMS = new Set(
  (
    'ab ae aepey ag aifm akciova anonim ans aps as asa az bhd berhad bsc bv bvba ca cjsc co company corp corporation ' +
    'cooperative coop cv cvba da dac dba dd doo dtvm eg eirl ek eood etf ev eu fcp fpi gbr ges gesmbh gie gk gmbh hb hf ' +
    'ik inc incorporated jsc kb kd kda kft kg kgaa kk kom ks ky lda ldc limited limitada llc llp lp lt ltd ltda ltee mbh nl nv nyrt ' +
    'oao ohf ohg ojsc oo ood oog osk ou ooo oy oyj pao pc pjsc plc pllc psc pt pte pty publ public pvt qsc raif rl rt sa sab sae sal saog saoc ' +
    'sapa sapi sarl sas sasu sau sca scm scop scpa scra scs scsp sdn se sem sgps sgoic sgiic sgr sia sicaf sicav sif sim sl slp slu snc soparfi sp spa spk ' +
    'spol spolka sprl srl srls sro ss sv tas uab ua ug ulc unlimited vof wll xk zao zrt'
  ).split(' '),
);

/** Words between the parts of a form: `S.A. de C.V.`, `Sp. z o.o.`, `& Co.` */
const LINKS = new Set(['and', 'de', 'z']);

/** Remarks of ours in brackets after the name of a warned firm. They are not part of its name. */
const REMARKS = new Set(['clone', 'clones']);

/** One spelling for each form that has two. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['limited', 'ltd'],
  ['limitada', 'ltda'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['berhad', 'bhd'],
]);

/** The number of words in the name itself. The rest is its legal form or our remark. */
export function countNameWords(words: readonly string[]): number {
  let count = words.length;
  while (count > 1 && REMARKS.has(words[count - 1] ?? '')) count -= 1;
  const whole = count;
  while (count > 1) {
    const last = words[count - 1] ?? '';
    if (!FORMS.has(last) && !(count < whole && LINKS.has(last) && FORMS.has(words[count] ?? ''))) break;
    count -= 1;
  }
  return count;
}

/** All words that {@link countNameWords} looks at. */
export const WORDS_OF_FORMS: ReadonlySet<string> = new Set([...FORMS, ...LINKS, ...REMARKS]);

/** A word of a name: part of a legal form, possibly part of one that follows, a remark of ours, or of the name itself. */
export type WordKind = 'form' | 'link' | 'remark' | 'name';

export function kindOfWord(word: string): WordKind {
  return LINKS.has(word) ? 'link' : REMARKS.has(word) ? 'remark' : FORMS.has(word) ? 'form' : 'name';
}

/** A folded name without its legal form and without spaces. */
export function coreOf(folded: string): string {
  const last = folded.slice(folded.lastIndexOf(' ') + 1);
  // A short way for most of the hundreds of thousands of names, which need not be split into words.
  if (!FORMS.has(last) && !REMARKS.has(last)) return folded.replaceAll(' ', '');
  const words = folded.split(' ');
  return words.slice(0, countNameWords(words)).join('');
}

/** A legal form in compared form: `limited` becomes `ltd`, and our remark becomes empty. */
export function shortenForm(word: string): string {
  return REMARKS.has(word) ? '' : (SHORT.get(word) ?? word);
}

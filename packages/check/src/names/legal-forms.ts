/**
 * The legal forms at the end of names, folded (`fold.ts`) and in words: `Sp. z o.o.` is `sp z oo`. People leave them out, and
 * clones change them.
 */
const FORMS = new Set(
  (
    'ab ae aepey ag aifm akciova anonim ans aps as asa az bhd berhad bsc bv bvba ca cjsc co company corp corporation ' +
    'cooperative coop cv cvba da dac dba dd doo dtvm eg eirl ek eood etf ev eu fcp fpi gbr ges gesmbh gie gk gmbh hb hf ' +
    'ik inc incorporated jsc kb kd kda kft kg kgaa kk kom ks ky lda ldc limited limitada llc llp lp lt ltd ltda ltee mbh na nl nv nyrt ' +
    'oao ohf ohg ojsc oo ood oog osk ou ooo oy oyj pao pc pjsc plc pllc psc pt pte pty publ public pvt qsc raif rl rt sa sab sae sal saog saoc ' +
    'sapa sapi sarl sas sasu sau sca scm scop scpa scra scs scsp sdn se sem sgps sgoic sgiic sgr sia sicaf sicav sif sim sl slp slu snc soparfi sp spa spk ' +
    'spol spolka sprl srl srls sro ss sv tas uab ua ug ulc unlimited vof wll xk zao zrt'
  ).split(' '),
);

/** Words between the parts of a form: `S.A. de C.V.`, `Sp. z o.o.`, `& Co.` */
const LINKS = new Set(['and', 'de', 'z']);

/** Remarks in brackets after the name of a warned firm. They are not part of its name. */
const REMARKS = new Set(['clone', 'clones']);

/** One spelling for each form that has two. */
const SHORT = new Map([
  ['limited', 'ltd'],
  ['limitada', 'ltda'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['berhad', 'bhd'],
]);

/** Forms that are written in full, and their abbreviations. */
const IN_FULL = new Map([
  ['public limited company', 'plc'],
  ['limited liability company', 'llc'],
  ['private limited company', 'ltd'],
  ['private limited', 'pte ltd'],
  ['designated activity company', 'dac'],
  ['sp zoo', 'sp z oo'],
  ['sp z o o', 'sp z oo'],
  ['sociedad anonima', 'sa'],
  ['sociedad limitada', 'sl'],
  ['societe anonyme', 'sa'],
  ['societe par actions simplifiee', 'sas'],
  ['naamloze vennootschap', 'nv'],
  ['besloten vennootschap', 'bv'],
  ['aktiengesellschaft', 'ag'],
  ['gesellschaft mit beschrankter haftung', 'gmbh'],
]);

/** Forms that are joined to a name in scripts without spaces. */
const JOINED_FORM = /(?:股份有限公司|有限责任公司|有限責任公司|有限公司|株式会社|股份公司)$/u;

/** A folded name in its two parts. */
export interface NameParts {
  /** The words of the name itself. */
  words: string[];
  /** The legal form in short, without spaces; empty if there is none. */
  form: string;
}

/** Cuts the words of a folded name where its legal form or our remark begins. */
export function cutName(written: readonly string[]): NameParts {
  const all = withShortForm(written);
  const [only = ''] = all;
  const joined = all.length === 1 ? JOINED_FORM.exec(only) : null;
  if (joined && joined.index > 0) return { words: [only.slice(0, joined.index)], form: joined[0] };
  const count = countNameWords(all);
  return { words: all.slice(0, count), form: all.slice(count).map(shortenForm).join('') };
}

function withShortForm(words: readonly string[]): readonly string[] {
  const text = words.join(' ');
  for (const [full, short] of IN_FULL)
    if (text.endsWith(` ${full}`)) return [...text.slice(0, -full.length - 1).split(' '), ...short.split(' ')];
  return words;
}

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

/** Whether a folded word is a legal form, or part of one. */
export const isForm = (word: string) => FORMS.has(word);

/** Whether a word is part of a legal form, links its parts, or is a remark of ours. Such words do not tell firms apart. */
export const isFormWord = (word: string) => FORMS.has(word) || LINKS.has(word) || REMARKS.has(word);

/** A word of a legal form in compared form: `limited` becomes `ltd`, and our remark becomes empty. */
export function shortenForm(word: string): string {
  return REMARKS.has(word) ? '' : (SHORT.get(word) ?? word);
}

/**
 * The small words of the five languages, as `words.ts` writes them: articles, pronouns, prepositions and the words that begin a
 * question. No text is found by them, and they tell a question from a firm's name.
 */

const setOf = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Begins a question if another word follows. */
const INTERROGATIVES = setOf(
  'how what which who whom whose why when where',
  'como que quien quienes cual cuales cuando donde cuanto cuantos',
  'qui quoi quel quelle quels quelles quand pourquoi combien',
  'كيف ما ماذا من متي اين هل لماذا كم اي',
  'شو وش ايش شنو وين فين ليش ليه ازاي مين ايه',
);

/** Begins a question or a sentence if two words follow. With one, it may be a name, such as Can Finans. */
const OPENERS = setOf(
  'is are am was were do does did has have had can could may must should will would i we my',
  'es esta son hay puedo puede debo debe tengo tiene he',
  'est sont puis peut dois doit ai je j nous comment',
);

/** These begin questions, but have other meanings too: a comment period, a will. */
const ALSO_NOUNS = setOf('comment may will');

const OTHERS = setOf(
  'a an the of to in on at for from by with about into and or it its this that these those me you your our us they them be been get',
  'he she someone anyone somebody something there just please want wants ive im dont cant wont didnt ve ll t if so',
  'el la los las un una unos unas de del al en por para con sobre y o mi mis me se su sus lo este yo',
  'ha han hemos nos les te ustedes esto eso esta ese fue estan mas ya si',
  'le les des du d l dans sur par pour avec et au aux mon ma mes m s sa son ses n qu c ce cet cette a ou',
  'on il elle ils elles nous vous leur lui te ete etre ont j jai y qui est que ne pas faire suis peux',
  'في علي عن الي مع او و ف ب ك ل ال بال لل هذا هذه ذلك انا',
  'كل التي الذي اريد انني اني انه مش لي لهم بعض شخص بدي ابي ابغي عايز عاوز لا ولا لم',
  '的 了 是 我 你 在 和 或 被 这 那 这个 那个 吗 呢 谁 哪 哪里 哪些 请问 如何 怎么 怎样 怎么办 什么 为什么 是否 多少',
);

/** All of them. */
export const FUNCTION_WORDS: readonly string[] = [INTERROGATIVES, OPENERS, OTHERS].flatMap((words) => [...words]);

const QUESTION_MARK = /[?？؟]\s*$/u;
const CHINESE_QUESTION = /[吗嗎呢谁誰哪]|什么|什麼|如何|怎么|怎麼|怎样|怎樣|是否|多少|能否|还是|還是|有[没沒冇]有|(.)不\1/u;

/** Whether a word of a question carries no meaning. @param term folded */
export function isFunctionWord(term: string): boolean {
  return !ALSO_NOUNS.has(term) && [INTERROGATIVES, OPENERS, OTHERS].some((set) => set.has(term));
}

/** Whoever begins with these says something. */
const SPEAKERS = setOf('i we my he tengo ai je j nous');

/** Words behind which a question follows, and those that ask for something: `please tell me whether`, `Bonjour, pouvez-vous vérifier`. */
const INDIRECT = setOf(
  'if whether wonder tell know whats hows si saber decir decirme podria podrian dire savoir pouvez pourriez اعرف تعرف اذا ان',
);

/** A question that begins behind other words, or ends with an alternative: `Apex, is this firm regulated`, `Apex autorisé ou pas`. */
const INSIDE =
  /(?:^| )(?:(?:is|are|was|were|do|does|has|can) (?:this|that|these|it|they|there|he|she|you)|or not|o no|ou (?:pas|non)|(?:ولا|او|ام) (?:لا|لاء))(?: |$)/u;

/**
 * Whether a text asks something, in the words of a question or behind a greeting.
 *
 * @param isInName whether a word belongs to a name, which may have words of a question: `Banco do Sul`
 */
export function asks<W extends { folded: string }>(
  text: string,
  words: readonly W[],
  isInName: (word: W) => boolean = () => false,
): boolean {
  const terms = words.map((word) => (isInName(word) ? '' : word.folded));
  const first = terms.findIndex((term) => isFunctionWord(term));
  return (
    (!SPEAKERS.has(terms[0] ?? '') && isQuestion(text, terms)) ||
    (first > 0 && !SPEAKERS.has(terms[first] ?? '') && isQuestion(text, terms.slice(first))) ||
    terms.some((term) => INTERROGATIVES.has(term) || INDIRECT.has(term)) ||
    INSIDE.test(terms.join(' '))
  );
}

/** Whether a text is a question, judged by its question mark or its first word. @param terms its words */
export function isQuestion(text: string, terms: readonly string[]): boolean {
  if (QUESTION_MARK.test(text) || CHINESE_QUESTION.test(text)) return true;
  const [first = '', ...rest] = terms;
  return (INTERROGATIVES.has(first) && rest.length > 0) || (OPENERS.has(first) && rest.length > 1);
}

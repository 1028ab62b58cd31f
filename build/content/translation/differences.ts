import { LANGUAGES, localeOf, type LanguageCode } from '#src/i18n/languages.ts';

/** Compares a text with its translation: the facts in it, which must be the same, and the typography of the language. */

/** References such as AML-004, versions such as v3.1. */
const REFERENCE = /\b[A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z0-9.-]*\d[\w.-]*\b|\bv\d+\.\d+/g;
/** Web and email addresses, and names of files. */
const ADDRESS =
  /https?:\/\/[^\s"»”،。，；]+|[\w.+-]+@[\w.-]+\w|\b[\w-]+(?:\.[\w-]+)*\.(?:example|test|org|com|int|pdf|json|csv|xml|txt)\b/g;
const PLACEHOLDER = /\{\w+\}/g;
/** Chinese counts in ten thousands (万) and hundred millions (亿), English in thousands, millions and billions. */
const NUMBER = /\d(?:[\d.,\u00a0\u202f]*\d)?(?:万|亿| (?:thousand|million|billion)\b)?/g;
const POWERS: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['万', 1e4],
  ['million', 1e6],
  ['亿', 1e8],
  ['billion', 1e9],
]);

/** Words that may stand for a digit where the language would not write the digit. Arabic may express 2 by the dual ending of the noun. */
const NUMBER_WORDS: Readonly<Partial<Record<LanguageCode, readonly (readonly [word: RegExp, digit: string])[]>>> = {
  ar: [
    [/(?<!\p{L})(?:ال)?(?:واحد|واحدة|إحدى|أحد)(?!\p{L})/gu, '1'],
    [/(?<!\p{L})(?:ال)?(?:اثنان|اثنين|اثنتان|اثنتين)(?!\p{L})|\p{L}{2,}(?:ان|ين)(?!\p{L})/gu, '2'],
  ],
};

type Names = readonly string[];

/** The names of months in a text of the language, in order. In Chinese they are numbers. */
const MONTHS: ReadonlyMap<LanguageCode, Names> = new Map(LANGUAGES.map(({ code }) => [code, monthsOf(code)]));

function monthsOf(language: LanguageCode): Names {
  if (language === 'zh') return Array.from({ length: 12 }, (_, month) => `(?<!\\d)${month + 1}\\s*月`);
  const names = monthNames(language, 'long');
  return language === 'en' ? names.map((name, month) => `${name}|${monthNames(language, 'short')[month]}`) : names;
}

function monthNames(language: LanguageCode, month: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2025, index)));
}

/** In English, May may be a verb. */
const MAY = 'month 5';

/**
 * The references, addresses, placeholders, months and numbers that an English text and its translation do not share, as a rule
 * for translators. Undefined if there are none. Words for numbers are not compared.
 */
export function differenceInFacts(english: string, translation: string, language: LanguageCode): string | undefined {
  // Each language has its own forms of a plural. It may repeat a fact, and have a form for exactly 1 (`=1`).
  const isPlural = english.includes(', plural,');
  const factsOf = isPlural ? distinctFactsIn : factsIn;
  const [wanted, given] = [factsOf(english, 'en'), factsOf(translation, language)];
  const missing = subtract(subtract(wanted, given), wordsIn(translation, language)).filter(([name]) => name !== MAY);
  const added = subtract(given, isPlural ? [...wanted, ['1']] : wanted);
  if (missing.length === 0 && added.length === 0) return undefined;
  const list = (facts: readonly Fact[]) => facts.map(([name]) => name).join(', ');
  return [
    ...(missing.length > 0 ? [`must have the same facts as the English text, which also has: ${list(missing)}`] : []),
    ...(added.length > 0 ? [`must have the same facts as the English text, which does not have: ${list(added)}`] : []),
  ].join('; ');
}

/** A fact as it is written, and the other ways in which it may be meant. */
type Fact = readonly [written: string, ...meanings: string[]];

function factsIn(text: string, language: LanguageCode): Fact[] {
  const facts: Fact[] = [];
  // Arabic texts may have direction marks beside an address.
  let rest = text.replaceAll(/[\u200e\u200f]/g, '');
  const take = (pattern: RegExp, factOf: (match: string) => Fact) => {
    rest = rest.replace(pattern, (match) => {
      facts.push(factOf(match));
      return ' ';
    });
  };
  take(REFERENCE, (match) => [match]);
  take(ADDRESS, (match) => [match.replace(/[.,]$/, '')]);
  take(PLACEHOLDER, (match) => [match]);
  MONTHS.get(language)?.forEach((name, index) => {
    // English months have a capital letter; `march` and `may` are not months.
    // Arabic writes `and` before a name without a space.
    const before = language === 'ar' ? '(?<!\\p{L})و?' : '(?<!\\p{L})';
    const pattern =
      language === 'zh' ? new RegExp(name, 'g') : new RegExp(`${before}(?:${name})(?!\\p{L})`, language === 'en' ? 'gu' : 'giu');
    take(pattern, () => [`month ${index + 1}`]);
  });
  take(NUMBER, (match) => numberOf(match, language));
  return facts;
}

function distinctFactsIn(text: string, language: LanguageCode): Fact[] {
  return [...new Map(factsIn(text, language).map((fact) => [fact[0], fact])).values()];
}

/** The digits that words stand for. */
function wordsIn(text: string, language: LanguageCode): Fact[] {
  return (NUMBER_WORDS[language] ?? []).flatMap(([word, digit]) => [...text.matchAll(word)].map((): Fact => [digit]));
}

/** A number with its power of ten: 2800万 in Chinese and `28 million` in English are both 28000000. Other languages have words of their own for a million. */
function numberOf(match: string, language: LanguageCode): Fact {
  const [, written = '', unit = ''] = /^([\d.,\u00a0\u202f]+) ?(.*)$/.exec(match) ?? [];
  const value = valueOf(written, language);
  const power = POWERS.get(unit);
  if (power === undefined) return [written, value];
  const whole = String(Math.round(Number(value) * power));
  return language === 'zh' ? [match, whole] : [written, value, whole];
}

/** A number without the separators of its language: `1.250,5` in Spanish and `1,250.5` in English are both `1250.5`. */
function valueOf(written: string, language: LanguageCode): string {
  const spaceless = written.replaceAll(/[\u00a0\u202f]/g, '');
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5);
  const [group, decimal] = parts.some(({ type, value }) => type === 'decimal' && value === '.') ? [',', '.'] : ['.', ','];
  return spaceless.replaceAll(group, '').replace(decimal, '.');
}

/** The facts of one list that another list does not have. */
function subtract(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = [...others];
  return facts.filter((fact) => {
    const found = left.findIndex((other) => other.some((meaning) => fact.includes(meaning)));
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
}

/** What a language requires of its texts. */
interface TypographyRule {
  /** True if a text breaks the rule. */
  isBroken: (text: string) => boolean;
  rule: string;
}

const HAN = '[\\u3400-\\u9fff]';
const inText = (pattern: RegExp) => (text: string) => pattern.test(text);

/** A straight mark, except between two capitals: O'Carragher is a name as its owner writes it. */
const STRAIGHT = /"|(?<!\p{Lu})'|'(?!\p{Lu})/u;
/** Texts whose straight marks are required (docs/requirements.md). */
const REQUIRED: ReadonlySet<string> = new Set(["Search by entity name or license ID (e.g., 'Adyen')", 'No matches found for "{search}".']);

const TYPOGRAPHY: Readonly<Partial<Record<LanguageCode, readonly TypographyRule[]>>> = {
  en: [
    {
      isBroken: (text) => STRAIGHT.test(text) && !REQUIRED.has(text),
      rule: 'must have ’ for an apostrophe and “ ” for quotation marks',
    },
  ],
  es: [
    { isBroken: (text) => /\?(?!\w)/.test(text) && !text.includes('¿'), rule: 'must have ¿ before a question' },
    { isBroken: (text) => text.includes('!') && !text.includes('¡'), rule: 'must have ¡ before an exclamation' },
    { isBroken: (text) => STRAIGHT.test(text) || /[“”]/.test(text), rule: 'must have « » for quotation marks' },
  ],
  fr: [
    { isBroken: inText(/'/), rule: 'must have ’ for an apostrophe' },
    { isBroken: inText(/["“”]/), rule: 'must have « » for quotation marks' },
    {
      isBroken: inText(/[^\s\u00a0\u202f][;!?](?!\w)|[^\s\u00a0:\d/]:(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»| [;:!?»]/),
      rule: 'must have a no-break space (U+00A0) before ; : ! ? » and after «',
    },
  ],
  zh: [
    {
      isBroken: inText(new RegExp(`${HAN}[,;:?!()]|[,;:?!](?=${HAN})|${HAN}\\.( |$)`)),
      rule: 'must have full-width punctuation marks beside Chinese characters',
    },
    { isBroken: inText(new RegExp(` ${HAN}|${HAN} `)), rule: 'must have no spaces beside Chinese characters' },
    { isBroken: inText(STRAIGHT), rule: 'must have “ ” for quotation marks' },
  ],
  ar: [
    // A name in Latin letters keeps its own marks.
    { isBroken: inText(/\p{Script=Arabic}\p{M}*[)»]?\s*[,;?]/u), rule: 'must have the Arabic marks ، ؛ ؟ after Arabic words' },
    { isBroken: inText(/[٠-٩]/), rule: 'must have Western digits' },
    { isBroken: inText(STRAIGHT), rule: 'must have « » for quotation marks' },
  ],
};

/** The rule of typography that a text breaks, in words for translators. Undefined if it breaks none. */
export function faultInTypography(text: string, language: LanguageCode): string | undefined {
  if (text.includes('  ')) return 'must not contain two spaces in a row';
  return TYPOGRAPHY[language]?.find(({ isBroken }) => isBroken(text))?.rule;
}

import { type Token, parse } from '@messageformat/parser';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';

/** Compares a text of the interface with its translation. Both are messages (ICU MessageFormat), which the build compiles into code. */

/** How a message reads with one of the forms of each plural and selection. */
interface Reading {
  /** The form of each plural and selection. */
  forms: Readonly<Record<string, string>>;
  /** The placeholders with their types, `#` and the tags, in order. */
  parts: readonly string[];
}

/** The rule that a translation breaks if it cannot be shown, or lacks a part of the English text in one of its forms. */
export function faultInMessage(english: string, translation: string, language: LanguageCode): string | undefined {
  const [wanted, given] = [readingsOf(english) ?? [], readingsOf(translation)];
  if (!given)
    return 'must be a valid message: check its braces and tags; each plural needs the form other, and each form once, with a text';
  const known = new Set(wanted.flatMap(({ parts }) => parts));
  for (const { forms, parts } of given) {
    const source = wanted.find((reading) => Object.entries(reading.forms).every(([part, form]) => form === formFor(part, forms, wanted)));
    const needed = new Set(source?.parts);
    if (Object.entries(forms).every(([part, form]) => isOneNumber(form, part, language))) needed.delete('#');
    if ([...needed].every((part) => parts.includes(part)) && parts.every((part) => known.has(part))) continue;
    const where = Object.values(forms).map((form) => ` in the form ${form}`);
    if (needed.size === 0) return `must contain no placeholders or tags${where.join('')}`;
    return `must contain exactly these placeholders and tags${where.join('')}: ${[...needed].toSorted().join(' ')}`;
  }
  return undefined;
}

/** The rule that a translation breaks if one of its plurals lacks a form of the language. */
export function faultInForms(translation: string, language: LanguageCode): string | undefined {
  const forms = Map.groupBy(
    (readingsOf(translation) ?? []).flatMap((reading) => Object.entries(reading.forms)),
    ([part]) => part,
  );
  for (const [part, given] of forms) {
    const wanted = isSelect(part) ? [] : rulesOf(part, language).resolvedOptions().pluralCategories;
    const lacks = wanted.filter((form) => !given.some(([, each]) => each === form));
    if (lacks.length > 0) return `must have each plural form of the language, and lacks: ${lacks.join(', ')}`;
  }
  return undefined;
}

/** Every reading of a message; undefined if it is not valid. */
function readingsOf(message: string): Reading[] | undefined {
  try {
    const readings = combine(parse(message));
    return readings.every(({ parts }) => areClosed(parts.filter((part) => /^<.*\w>$/.test(part)).join(''))) ? readings : undefined;
  } catch {
    return undefined;
  }
}

function combine(tokens: readonly Token[]): Reading[] {
  return tokens.reduce<Reading[]>(
    (readings, token) =>
      readings.flatMap((before) =>
        read(token).map(({ forms, parts }) => ({ forms: { ...before.forms, ...forms }, parts: [...before.parts, ...parts] })),
      ),
    [{ forms: {}, parts: [] }],
  );
}

function read(token: Token): Reading[] {
  if (token.type === 'content') return [{ forms: {}, parts: token.value.match(/<\/?\w[^<>]*>/g) ?? [] }];
  if (token.type === 'octothorpe') return [{ forms: {}, parts: ['#'] }];
  if (!('cases' in token)) {
    const format = token.type === 'function' ? [token.key, ...(token.param ?? []).map(({ ctx }) => ctx.text.trim())] : [];
    return [{ forms: {}, parts: [`{${[token.arg, ...format].join(', ')}}`] }];
  }
  const keys = token.cases.map(({ key }) => key);
  const isBlank = token.cases.some(({ tokens }) => tokens.every(({ ctx }) => ctx.text.trim() === ''));
  if (!keys.includes('other') || new Set(keys).size < keys.length || isBlank) throw new Error('The forms are wrong.');
  // Languages differ in the forms of a plural, but not in the values of a selection.
  const values = token.type === 'select' ? keys.toSorted() : token.pluralOffset ? [`offset:${token.pluralOffset}`] : [];
  const part = `{${[token.arg, token.type, ...values].join(', ')}}`;
  return token.cases.flatMap(({ key, tokens }) =>
    combine(tokens).map(({ forms, parts }) => ({ forms: { [part]: key, ...forms }, parts: [part, ...parts] })),
  );
}

/** Whether each tag is closed, the inner ones first. */
function areClosed(tags: string): boolean {
  const outer = tags.replaceAll(/<(\w+)><\/\1>/g, '');
  return outer === '' || (outer !== tags && areClosed(outer));
}

const isSelect = (part: string) => part.includes(', select, ');
const rulesOf = (part: string, language: LanguageCode) =>
  new Intl.PluralRules(language, { type: part.includes(', selectordinal') ? 'ordinal' : 'cardinal' });

/** The form of an English plural or selection for which a form of the translation stands. */
function formFor(part: string, { [part]: form = 'other' }: Reading['forms'], english: readonly Reading[]): string {
  const category = form.startsWith('=') ? rulesOf(part, DEFAULT_LANGUAGE).select(Number(form.slice(1))) : form;
  return [form, category].find((each) => english.some(({ forms }) => forms[part] === each)) ?? 'other';
}

/** Numbers of every form. Some languages have one for millions. */
const NUMBERS = [...Array.from({ length: 1001 }).keys(), 1e6, 2e6];

/** Whether a form of a plural stands for one number only, which the text can then express in a word. */
function isOneNumber(form: string, part: string, language: LanguageCode): boolean {
  if (isSelect(part) || form.startsWith('=')) return true;
  const rules = rulesOf(part, language);
  return NUMBERS.filter((number) => rules.select(number) === form).length === 1;
}

import { type Select, type Token, parse } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { TRANSLATED, type LanguageCode } from '#src/i18n/languages.ts';
import { contentFolder } from '../plugin.ts';
import { faultInForms, faultInMessage } from './messages.ts';
import { interfacePath, readCatalogue } from './read-translations.ts';
import { reviewInterface } from './review.ts';

/** Every text of the interface in every language, changed in each way in which a translator or a program can change it. */

const english = readCatalogue(contentFolder(), interfacePath('en'));

/** Writes a message from its parts. */
const write = (tokens: readonly Token[]): string => tokens.map(writeToken).join('');

function writeToken(token: Token): string {
  if (token.type === 'content') return token.value;
  if (token.type === 'octothorpe') return '#';
  if (!('cases' in token)) return `{${token.arg}${token.type === 'function' ? `, ${token.key}` : ''}}`;
  return `{${token.arg}, ${token.type}, ${token.cases.map(({ key, tokens }) => `${key} {${write(tokens)}}`).join(' ')}}`;
}

/** The same message with something else in place of each token of a kind, one after the other. */
function changes(tokens: readonly Token[], change: (token: Token) => readonly string[]): string[] {
  return tokens.flatMap((token, at) => {
    const others = change(token);
    const inner =
      'cases' in token
        ? token.cases.flatMap((each, nth) =>
            changes(each.tokens, change).map((message) =>
              writeToken({
                ...token,
                cases: token.cases.with(nth, { ...each, tokens: [{ type: 'content', value: message, ctx: each.ctx }] }),
              }),
            ),
          )
        : [];
    return [...others, ...inner].map((other) => write(tokens.slice(0, at)) + other + write(tokens.slice(at + 1)));
  });
}

const isPlural = (token: Token): token is Select => token.type === 'plural';
/** The same plural with other forms. */
const formed = (token: Select, forms: (cases: Select['cases']) => Select['cases']) => writeToken({ ...token, cases: forms(token.cases) });
const plurals = (change: (token: Select) => readonly string[]) => (token: Token) => (isPlural(token) ? change(token) : []);

/** What a program could not show, or shows without a number, a name or a link. */
const BROKEN: Readonly<Record<string, (token: Token) => readonly string[]>> = {
  'its type in another word': plurals((token) => [writeToken(token).replace(', plural,', ', pluriel,')]),
  'another type': plurals((token) => [
    writeToken(token).replace(', plural,', ', select,'),
    writeToken(token).replace(', plural,', ', selectordinal,'),
  ]),
  'no plural': plurals((token) => [`{${token.arg}}`]),
  'a plural without other': plurals((token) => [formed(token, (cases) => cases.filter(({ key }) => key !== 'other'))]),
  'a form in another word': plurals((token) => [
    formed(token, (cases) => cases.map((each) => (each.key === 'other' ? { ...each, key: 'autre' } : each))),
  ]),
  'a form twice': plurals((token) => [formed(token, (cases) => [...cases, ...cases.slice(0, 1)])]),
  'a form without a text': plurals((token) =>
    token.cases.map((each, nth) => formed(token, (cases) => cases.with(nth, { ...each, tokens: [] }))),
  ),
  'another number': plurals((token) => [writeToken({ ...token, arg: 'autre' })]),
  'a placeholder less': (token) => (token.type === 'argument' ? [''] : []),
  'another placeholder': (token) => (token.type === 'argument' ? ['{autre}'] : []),
  'a placeholder with a format': (token) => (token.type === 'argument' ? [`{${token.arg}, number}`] : []),
  'a tag less': (token) => (token.type === 'content' && /<\/?\d+\/?>/.test(token.value) ? [token.value.replace(/<\/?\d+\/?>/, '')] : []),
  'a tag with spaces': (token) => (token.type === 'content' && /<\d+>/.test(token.value) ? [token.value.replace(/<(\d+)>/, '< $1 >')] : []),
  'a tag of HTML': (token) => (token.type === 'content' ? ['<br />', '<a href="/x">', '<This is it>'].map((tag) => tag + token.value) : []),
  'tags in the wrong order': (token) =>
    token.type === 'content' && /<\d+>/.test(token.value)
      ? [token.value.replace(/<(\d+)>/, '</$1>').replace(/(?<=<\/(\d+)>.*)<\/\1>/s, '<$1>')]
      : [],
};

const kindsOf = (language: LanguageCode, text: string, translation: string) =>
  reviewInterface(
    interfacePath(language),
    language,
    [{ text, translation, line: 7, references: [], comments: [], notes: [], flags: [] }],
    english.filter((entry) => entry.text === text),
  );

const cases = TRANSLATED.flatMap((language) => Object.keys(BROKEN).map((what) => [language, what] as const));
test.for(cases)('no text in %s may have %s', ([language, what]) => {
  const changed = readCatalogue(contentFolder(), interfacePath(language)).flatMap(({ text, translation }) =>
    changes(parse(translation), BROKEN[what] ?? (() => [])).map((message) => [text, message] as const),
  );
  expect(changed.length).toBeGreaterThan(0);
  const missed = changed.filter(([text, message]) => kindsOf(language, text, message)[0]?.kind !== 'broken');
  expect(missed).toEqual([]);
});

const lessNumber = (each: Select['cases'][number]) => ({ ...each, tokens: each.tokens.filter(({ type }) => type !== 'octothorpe') });

test.for(TRANSLATED)('a form of several numbers must have # if the English one has it: %s', (language) => {
  const rules = new Intl.PluralRules(language);
  const stands = (key: string) => Array.from({ length: 200 }, (_, number) => rules.select(number)).filter((form) => form === key).length;
  const found = readCatalogue(contentFolder(), interfacePath(language)).flatMap(({ text, translation }) => {
    const [source, ...rest] = parse(translation);
    if (!source || !isPlural(source) || rest.length > 0) return [];
    return source.cases
      .filter(({ tokens }) => tokens.some(({ type }) => type === 'octothorpe'))
      .map((form) => {
        const message = formed(source, (all) => all.map((each) => (each === form ? lessNumber(each) : each)));
        const isOne = form.key.startsWith('=') || stands(form.key) === 1;
        // The English form of the same name may say it in words.
        const isInEnglish = new RegExp(`${text.includes(` ${form.key} {`) ? form.key : 'other'} \\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*#`).test(
          text,
        );
        return [message, faultInMessage(text, message, language) !== undefined, !isOne && isInEnglish] as const;
      });
  });
  expect(found.filter(([, isFound]) => isFound).length).toBeGreaterThan(10);
  expect(found.filter(([, isFound, isWrong]) => isFound !== isWrong)).toEqual([]);
});

test.for(TRANSLATED.filter((code) => code !== 'zh'))(
  'each form of the language that is missing is in the report, with its line: %s',
  (language) => {
    const lessForms = readCatalogue(contentFolder(), interfacePath(language)).flatMap(({ text, translation }) =>
      new Intl.PluralRules(language)
        .resolvedOptions()
        .pluralCategories.filter((form) => form !== 'other')
        .flatMap((form) =>
          changes(
            parse(translation),
            plurals((token) => [formed(token, (all) => all.filter(({ key }) => key !== form))]),
          ).map((message) => [text, message, form] as const),
        ),
    );
    expect(lessForms.length).toBeGreaterThan(10);
    const missed = lessForms.filter(
      ([text, message, form]) =>
        !kindsOf(language, text, message).some(
          ({ kind, rule, line }) => kind === 'incomplete' && line === 7 && rule.endsWith(`lacks: ${form}`),
        ),
    );
    expect(missed).toEqual([]);
  },
);

test.for([
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '{n, selectordinal, other {#.º}}'],
  ['{sex, select, female {her {n}} other {their {n}}}', '{sex, select, other {de todos {n}} female {de ella {n}}}'],
  [
    '{n, plural, one {# firm} other {# firms}} of {m, plural, one {#} other {#}}',
    '{m, plural, one {#} many {#} other {#}}: {n, plural, one {una} many {# de} other {#}}',
  ],
  [
    '{sex, select, female {{n, plural, one {# of hers} other {# of hers}}} other {{n, plural, one {#} other {#}}}}',
    '{sex, select, female {{n, plural, one {una} many {# de ella} other {# de ella}}} other {{n, plural, one {una} many {#} other {#}}}}',
  ],
  ['<0>{a}</0> and <1/>', '<1/> y <0>{a}</0>'],
  ['{n, plural, one {# firm} other {# firms}}', '{n, plural, =0 {ninguna} one {una} many {# de empresas} other {# empresas}}'],
] as const)('a translation may have forms and an order of its own: %s', ([text, translation]) => {
  expect(faultInMessage(text, translation, 'es')).toBeUndefined();
  expect(faultInForms(translation, 'es')).toBeUndefined();
});

test.for([
  ['{sex, select, female {her} other {their}}', '{sex, select, mujer {de ella} other {de todos}}'],
  ['{sex, select, female {her} other {their}}', '{sex, select, other {de todos}}'],
  ['{sex, select, female {{n} of her} other {{n}}}', '{sex, select, female {de ella} other {{n}}}'],
  ['{n, plural, offset:1 one {# other} other {# others}}', '{n, plural, one {# otro} many {# otros} other {# otros}}'],
  ['{day, date, short}', '{day, date, long}'],
  ['Yes', 'Sí, {n}'],
] as const)('a selection has the English values, and a format is the English one: %s', ([text, translation]) => {
  expect(faultInMessage(text, translation, 'es')).toMatch(/^must contain /);
});

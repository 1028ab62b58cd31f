import { describe, expect, test } from 'vitest';
import { contentTexts } from '../../../tests/support/every-text.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { differenceInFacts, faultInTypography } from './differences.ts';

describe('a translation has the facts of its text', () => {
  test.for<[LanguageCode, string, string]>([
    ['es', 'A penalty of $1,250,000.50 on 3 May 2025', 'Multa de 1.250.000,50 $ el 3 de mayo de 2025'],
    ['ar', 'March and June', 'مارس ويونيو'],
    ['fr', 'See AML-004 v3.1, WCAG 1.4.10 and https://firm.example/a.', 'Voir AML-004 v3.1, WCAG 1.4.10 et https://firm.example/a.'],
    ['es', '{title} may be shared with press@authority.example', 'Puede compartir {title} con press@authority.example'],
    ['es', 'You may withdraw it. They march on.', 'Puede retirarlo. Siguen adelante.'],
  ])('%s: %s', ([language, english, translation]) => {
    expect(differenceInFacts(english, translation, language)).toBeUndefined();
  });

  test.for<[LanguageCode, string, string, string]>([
    ['es', 'Within 24 hours', 'En 48 horas', 'which also has: 24; must have the same facts as the English text, which does not have: 48'],
    ['es', 'A ratio of 4.5%', 'Una ratio del 45 %', '4.5'],
    ['ar', 'See AML-004', 'انظر AML-005', 'AML-004'],
    ['es', 'Twice a year', '2 veces al año', 'does not have: 2'],
  ])('and no others, %s: %s', ([language, english, translation, named]) => {
    expect(differenceInFacts(english, translation, language)).toContain(named);
  });
});

describe('typography', () => {
  test.for<[LanguageCode, string]>([
    ['es', '¿Está autorizada «Apex»? ¡No pague!'],
    ['fr', 'L’autorité a dit\u00a0: «\u00a0non\u00a0»\u00a0; voir https://a.example/b?c à 09:30'],
    ['zh', '见《AML-004》（第3.1版），网址为https://a.example/b。'],
    ['ar', 'شركة Apex Payments, Inc. (FCA-2004-US-036)، هل هي مرخصة؟ 1,870'],
    ['en', "Is it? “Yes!” O'Carragher’s"],
  ])('as %s requires it', ([language, text]) => {
    expect(faultInTypography(text, language)).toBeUndefined();
  });

  test.for<[LanguageCode, string, string]>([
    ['es', 'Está autorizada?', '¿'],
    ['en', "The firm's name", '’'],
    ['en', 'Two  spaces', 'two spaces'],
    ['es', 'La firma "Apex"', '« »'],
    ['fr', "L'autorité", '’'],
    ['fr', 'Avertissement :', 'no-break'],
    ['fr', '« non »', 'no-break'],
    ['zh', '监管,公司', 'full-width'],
    ['zh', '监管 公司', 'no spaces'],
    ['ar', 'الشركة, المرخصة', 'Arabic marks'],
    ['ar', 'في ٢٤ ساعة', 'Western digits'],
  ])('not as %s requires it: %s', ([language, text, named]) => {
    expect(faultInTypography(text, language)).toContain(named);
  });
});

test('the English texts have the typography of English', () => {
  const texts = contentTexts.filter(({ text }) => / /.test(text));
  expect(texts.length).toBeGreaterThan(1000);
  const faults = texts.map(({ file, text }) => ({ file, text, rule: faultInTypography(text, 'en') }));
  expect(faults.filter(({ rule }) => rule !== undefined)).toEqual([]);
});

describe('a number may be written as the language counts', () => {
  test.for<[LanguageCode, string, string]>([
    ['zh', 'RWA are 400 million.', '风险加权资产为4亿。'],
    ['zh', 'a penalty of $5,000,000', '罚款500万美元'],
    ['zh', 'CET1 of 28 million', 'CET1为28（金额以百万计）'],
    ['es', 'RWA are 400 million.', 'Los activos son 400 millones.'],
    ['ar', '1 firm was restricted, 2 firms lost their licence.', 'قُيّدت شركة واحدة، وفقدت شركتان ترخيصهما.'],
    ['zh', '{n, plural, one {# mark in 30 days} other {# marks in 30 days}}', '{n, plural, =1 {30日内1个标记} other {30日内#个标记}}'],
  ])('%s: %s', ([language, english, translation]) => {
    expect(differenceInFacts(english, translation, language)).toBeUndefined();
  });

  test.for<[LanguageCode, string, string]>([
    ['zh', 'CET1 of 28 million', 'CET1为280万'],
    ['ar', '1 firm was restricted.', 'قُيّدت شركات.'],
    ['ar', '3 firms', 'شركتان'],
    ['es', '{n, plural, one {# mark in 30 days} other {# marks in 30 days}}', '{n, plural, one {# en 30 días} other {# en 20 días}}'],
  ])('but not as another number, %s: %s', ([language, english, translation]) => {
    expect(differenceInFacts(english, translation, language)).toBeDefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { sortTerms } from './alphabetical.ts';

const sort = (language: LanguageCode, ...terms: string[]) =>
  sortTerms(
    terms.map((term) => ({ term })),
    language,
  );
const lines = (language: LanguageCode, ...terms: string[]) =>
  sort(language, ...terms).groups.map(({ letter, terms: own }) => `${letter}: ${own.map(({ term }) => term).join(', ')}`);

describe('terms in alphabetical order', () => {
  test.for<[LanguageCode, string[], string[]]>([
    ['en', ['Warning', 'AML/CTF', 'Active', 'CET1'], ['A: Active, AML/CTF', 'C: CET1', 'W: Warning']],
    ['fr', ['«\u00a0Fonds\u00a0»', 'Évaluation', 'Entité', 'État'], ['E: Entité, État, Évaluation', 'F: «\u00a0Fonds\u00a0»']],
    ['es', ['Número', 'Ñandú', 'Índice', 'Información'], ['I: Índice, Información', 'N: Número', 'Ñ: Ñandú']],
    ['zh', ['资本', 'CET1', '保险', '处罚', '重大', '银行', '安全'], ['A: 安全', 'B: 保险', 'C: 处罚, CET1', 'Y: 银行', 'Z: 重大, 资本']],
    ['ar', ['الترخيص', 'إفصاح', 'أصل', 'CET1', 'بنك', 'التزام'], ['ا: أصل, إفصاح, التزام', 'ب: بنك', 'ت: الترخيص', 'C: CET1']],
  ])('of %s are under the letters where readers look for them', ([language, terms, expected]) => {
    expect(lines(language, ...terms)).toEqual(expected);
  });

  test('have all letters of the language, and then those of foreign terms', () => {
    expect(sort('es', 'Multa').alphabet.join('')).toBe('ABCDEFGHIJKLMNÑOPQRSTUVWXYZ');
    expect(sort('ar', 'DARF', 'CET1', 'بنك').alphabet.join('')).toBe('ابتثجحخدذرزسشصضطظعغفقكلمنهويCD');
    expect(sort('zh').groups).toEqual([]);
  });
});

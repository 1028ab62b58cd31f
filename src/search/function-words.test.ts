import { describe, expect, test } from 'vitest';
import { isQuestion, withoutFunctionWords } from '@frontier/check/function-words';
import { questionWordsOf } from './words.ts';

describe('the words that carry the meaning', () => {
  test.for<[string, string]>([
    ['How do I get my money back?', 'money back'],
    ['¿Cómo puedo recuperar mi dinero?', 'recuperar dinero'],
    ["Comment j'ai perdu de l'argent", 'comment perdu argent'],
    ['كيف أبلغ عن احتيال', 'ابلغ احتيال'],
    ['je ne peux pas retirer mon argent', 'retirer argent'],
    ['que faire si je suis victime', 'victime'],
    ['شو أعمل ولا أحد يرد', 'اعمل احد يرد'],
    ['comment period', 'comment period'],
    // Nothing else is left.
    ['what is this', 'what is this'],
    ['', ''],
  ])('of %j are %j', ([text, words]) => expect(withoutFunctionWords(questionWordsOf(text))).toEqual(words.split(' ').filter(Boolean)));
});

describe('a question', () => {
  test.for([
    'is this firm real',
    'Adyen legit?',
    'how report',
    'who regulates banks',
    'I sent them money',
    '¿Es legal?',
    'quién dirige la autoridad',
    'comment signaler une fraude',
    'كيف أسترد أموالي',
    'وين أبلغ عن نصاب',
    'ازاي أرجع فلوسي',
    '这家公司正规吗',
    '如何举报',
  ])('is %j', (text) => expect(isQuestion(text, questionWordsOf(text))).toBe(true));

  test.for(['Can Finans', 'How', 'May Capital', 'The Bank of Whowhere', 'Iwill Ltd', 'La Banque', 'Es Capital', '银行', ''])(
    'is not %j',
    (text) => expect(isQuestion(text, questionWordsOf(text))).toBe(false),
  );
});

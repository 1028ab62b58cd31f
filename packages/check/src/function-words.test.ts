import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isQuestion } from './function-words.ts';

const isAsked = (text: string) =>
  isQuestion(
    text,
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

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
    '这家公司正规吗',
    '如何举报',
  ])('is %j', (text) => expect(isAsked(text)).toBe(true));

  test.for(['Can Finans', 'How', 'May Capital', 'The Bank of Whowhere', 'Iwill Ltd', 'La Banque', 'Es Capital', '银行', ''])(
    'is not %j',
    (text) => expect(isAsked(text)).toBe(false),
  );
});

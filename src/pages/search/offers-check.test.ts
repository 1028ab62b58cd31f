import { describe, expect, test } from 'vitest';
import { offersCheck } from './offers-check.ts';

describe('a check of a firm or website is offered', () => {
  test.for(['Apex Meridian Trade', 'adyen', '24option', 'Banco Norte', '鼎信银行', 'شركة الأفق', 'FCA-2099-XX-001', '+44 20 7946 0123'])(
    'for a possible name or number: %s',
    (asked) => {
      expect(offersCheck(asked, false, false)).toBe(true);
    },
  );

  test.for([
    'apex.example',
    'https://apex.example/?q=what',
    'hxxps://apex[.]example',
    'desk@apex.example',
    '@apex.example',
    'Who is apex.example?',
  ])('for an address, also among other words: %s', (asked) => expect(offersCheck(asked, true, false)).toBe(true));

  test.for(['is this firm real', 'how do I complain', 'Wer ist das?', '这家公司正规吗', 'هل الشركة حقيقية'])(
    'not for a question: %s',
    (asked) => expect(offersCheck(asked, false, false)).toBe(false),
  );

  test.for(['24 hours', 'insider dealing'])(
    'not for words that our texts contain together, except the name of a listed firm: %s',
    (asked) => {
      expect(offersCheck(asked, true, false)).toBe(false);
      expect(offersCheck(asked, true, true)).toBe(true);
    },
  );
});

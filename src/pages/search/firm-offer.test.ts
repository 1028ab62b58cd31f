import { describe, expect, test } from 'vitest';
import { firmOffer } from './firm-offer.ts';

describe('the offer to check a firm or website', () => {
  test.for(['Apex Meridian Trade', 'adyen', '24option', '10x Signal Room', 'Banco Norte', '鼎信银行', 'شركة الأفق', 'FCA-2099-XX-001'])(
    'is made for a possible name: %s',
    (asked) => {
      expect(firmOffer(asked, 'part', false)).toBe('before');
      expect(firmOffer(asked, 'words', false)).toBe('after');
    },
  );

  test.for([
    'apex.example',
    'https://apex.example/?q=what',
    'hxxps://apex[.]example',
    'desk@apex.example',
    '@apex.example',
    'Who is apex.example?',
  ])('is made for an address among other words: %s', (asked) => {
    expect(firmOffer(asked, 'part', false)).toBe('before');
    expect(firmOffer(asked, 'phrase', false)).toBe('after');
  });

  test.for(['+44 20 7946 0123', '02079460123'])('is made for a telephone number: %s', (asked) =>
    expect(firmOffer(asked, 'part', false)).toBe('before'),
  );

  test.for(['24 hours', 'insider dealing', 'fraud'])('is not made for words that our texts contain together: %s', (asked) =>
    expect(firmOffer(asked, 'phrase', false)).toBe('none'),
  );

  test.for(['is this firm real', 'how do I complain', 'Wer ist das?', '这家公司正规吗', 'هل الشركة حقيقية'])(
    'is not made for a question: %s',
    (asked) => expect(firmOffer(asked, 'part', false)).toBe('none'),
  );

  test.for(['48 hours', '5%', '$5,000,000', '10 000 USD', '30', '30 días', '48小时', '٤٨ ساعة'])(
    'is not made for an amount or a time: %s',
    (asked) => expect(firmOffer(asked, 'part', false)).toBe('none'),
  );

  test('is made before other results for every name of a firm in the lists', () => {
    for (const asked of ['24 hours', 'May I help you', 'capital']) expect(firmOffer(asked, 'phrase', true)).toBe('before');
  });
});

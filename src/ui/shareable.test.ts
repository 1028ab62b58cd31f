import { describe, expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { shareable } from './shareable.ts';

describe('an address may hold (CHECK-5)', () => {
  test.for([
    'adyen',
    'Adyen N.V. ',
    'FCA-2017-NL-004',
    'Apex CHE-123.456.789',
    '+44 20 7946 0123',
    'DAIWA SECURITIES CO.LTD.',
    'hxxps://www[.]10x-signal-room[.]example/join?ref=1',
    'is 10x-signal-room.example a scam?',
    'my boss trades ahead of clients',
    '中国工商银行股份有限公司',
    '有人让我向陌生账户转账，这是诈骗吗？',
    'بنك الخليج الدولي',
    'a'.repeat(100),
    '',
  ])('%s', (text) => {
    expect(shareable(text)).toBe(text);
  });

  test('all names of the firms and of the warnings, and all licence numbers and websites', () => {
    const { firms, warnedFirms } = content;
    const texts = [
      ...firms.flatMap(({ name, licenseId, websites = [], phones = [] }) => [name, licenseId, ...websites, ...phones]),
      ...warnedFirms.flatMap(({ name, aliases, websites, phones = [] }) => [name, ...aliases, ...websites, ...phones]),
    ];
    expect(texts.filter((text) => shareable(text) !== text)).toEqual([]);
  });

  test('one line without its end', () => {
    expect(shareable('Aarefels Bank AG\n')).toBe('Aarefels Bank AG');
  });

  test('a lone surrogate only as an address can hold it', () => {
    expect(shareable('a\ud83d')).toBe('a\ufffd');
  });
});

describe('an address never holds', () => {
  test.for([
    ['a mailbox', 'write to anna@mail.example'],
    ['a mailbox in other letters', 'anna＠mail.example'],
    ['two lines', 'Adyen\nyour code is 1234'],
    ['more than a hundred characters', 'a'.repeat(101)],
    ['the number of a card', '4111-1111-1111-1111'],
    ['the number of a card, in words', 'card 4111 1111 and then 1111 1111'],
    ['the number of a card in Arabic digits', '٤١١١ ١١١١ ١١١١ ١١١١'],
    ['an account', 'GB29 NWBK 6016 1331 9268 19'],
    ['the shortest account', 'NO93.8601.1117.947'],
  ] as const)('%s', ([, text]) => {
    expect(shareable(text)).toBe('');
  });
});

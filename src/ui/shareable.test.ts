import { describe, expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { shareable } from './shareable.ts';

describe('an address may hold', () => {
  test.for([
    'adyen',
    'Adyen N.V. ',
    'FCA-2017-NL-004',
    'Apex CHE-123.456.789',
    '+44 20 7946 0123',
    'Democratic Republic of the Congo',
    'DAIWA SECURITIES CO.LTD.',
    'Mayer, Brown & Platt',
    '10x-signal-room.example',
    'hxxps://www[.]10x-signal-room[.]example/join?ref=1',
    'support@10x-signal-room.example',
    'one.example two.example',
    '中国工商银行股份有限公司',
    'بنك الخليج الدولي',
    '',
  ])('%s', (text) => {
    expect(shareable(text)).toBe(text);
  });

  test('the names of the firms in the register, except names of more than eight words', () => {
    const lengths = content.firms.filter(({ name }) => shareable(name) === '').map(({ name }) => name.split(' ').length);
    expect(lengths).not.toEqual([]);
    expect(lengths.filter((words) => words <= 8)).toEqual([]);
  });

  test('a lone surrogate only as an address can hold it', () => {
    expect(shareable('a\ud83d')).toBe('a\ufffd');
  });
});

describe('an address never holds a message', () => {
  test.for([
    ['of many words', 'please send the money today to the account that I gave you'],
    ['of a few words with an address in it', 'log in at adyen-secure.example now'],
    ['with a link in it', 'your parcel https://parcel.example/p/1'],
    ['with an e-mail address in it', 'write to anna@mail.example'],
    ['of two sentences', 'Is this real? I paid'],
    ['that greets', 'Dear Anna: your account is closed'],
    ['of two lines', 'Adyen\nyour code is 1234'],
    ['in Chinese', '您好，您的账户已被冻结'],
    ['in Chinese without a sign', '您的账户已被冻结请立即点击以下链接并输入您的密码以便恢复账户的正常使用状态'],
    ['in Arabic', 'مرحبا، هل دفعت؟'],
    ['with the number of an account', 'My name is John Smith, account 12345678'],
    ['that is an account number', 'GB29 NWBK 6016 1331 9268 19'],
    ['longer than a hundred characters', 'a'.repeat(101)],
  ] as const)('%s', ([, text]) => {
    expect(shareable(text)).toBe('');
  });
});

import { expect, test } from 'vitest';
import { questionOf } from './question.ts';

test.for([
  ['a name is kept', 'Aarefels Bank AG', 'Aarefels Bank AG'],
  ['of one line the end is not kept', 'Aarefels Bank AG\n', 'Aarefels Bank AG'],
  ['an address is kept as it was typed', 'hxxps://www[.]10x-signal-room[.]example/join', 'hxxps://www[.]10x-signal-room[.]example/join'],
  ['of a link its query is left out', 'https://one.example/pay?email=anna@mail.example#anna', 'https://one.example/pay'],
  ['an account number is left out', 'Anna Smith, account 12345678', ''],
  ['of a sentence only the address is kept', 'Hi Anna, log in at adyen-secure.example today', 'adyen-secure.example'],
  ['of an e-mail address in a sentence only the host is kept', 'write to anna.smith@mail.example', 'mail.example'],
  [
    'of a long message only the addresses are kept',
    `${'word '.repeat(999)} https://one.example/x and two.example`,
    'one.example/x two.example',
  ],
  ['of a link in a message the path is kept and the query is not', 'See https://one.example/pay?to=anna now!', 'one.example/pay'],
  ['of a message without an address nothing is kept', 'Your account is closed. Call me at once!', ''],
  ['of a long address the host is kept', `https://one.example/${'a'.repeat(100)}`, 'one.example'],
] as const)('%s', ([, text, kept]) => {
  expect(questionOf(text)).toBe(kept);
});

test('of many addresses, only as many are kept as fit into a hundred characters', () => {
  const message = Array.from({ length: 20 }, (_, index) => `https://warned-site-${index}.example`).join(' ');
  const kept = questionOf(message);
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(kept.split(' ')).toHaveLength(4);
});

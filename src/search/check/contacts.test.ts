import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { warnedColumns } from './check-records.ts';
import { collectContacts } from './contacts.ts';
import { findPhones } from './phone-numbers.ts';

const none = { aliases: [], websites: [] };
const collected = collectContacts();
const RECORDS = [
  { name: 'Apex', ...none, emails: ['Desk@apex-mail.example', '@dune.example'], phones: ['+442079460123'] },
  { name: 'Brim', ...none },
  { name: 'Cove', ...none, emails: ['someone@gmail.com'], phones: ['+35220212345'] },
];
for (const columns of warnedColumns(RECORDS)) collected.add(columns, 0);
const contacts = collected.index();
const find = (text: string) => {
  const { said, addresses } = readAddress(text);
  const found = [...addresses.flatMap(contacts.findEmail), ...findPhones(said).flatMap(contacts.findPhone)];
  return found.map(({ position, value }) => `${position} ${value}`);
};

test.for([
  ['desk@apex-mail.example', ['0 Desk@apex-mail.example']],
  ['Write to DESK@APEX-MAIL[.]EXAMPLE today', ['0 Desk@apex-mail.example']],
  ['other@apex-mail.example', []],
  ['anyone@dune.example', ['0 @dune.example']],
  ['anyone@mail.dune.example', ['0 @dune.example']],
  ['https://dune.example', []],
  ['someone@gmail.com', ['2 someone@gmail.com']],
  ['someone.else@gmail.com', []],
] as const)('an email address is found as it is listed: %s', ([text, found]) => {
  expect(find(text)).toEqual(found);
});

test.for([
  ['+44 20 7946 0123', ['0 +442079460123']],
  ['0044 (0)20 7946-0123', ['0 +442079460123']],
  ['020 7946 0123', ['0 +442079460123']],
  ['Call me at (020) 7946 0123 now', ['0 +442079460123']],
  ['+33 20 7946 0123', []],
  ['46 0123', []],
  ['+352 20 21 23 45', ['2 +35220212345']],
] as const)('a telephone number is found however it is written: %s', ([text, found]) => {
  expect(find(text)).toEqual(found);
});

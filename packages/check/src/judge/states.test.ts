import { describe, expect, test } from 'vitest';
import { createCheck, type ItemState } from '../check.ts';

const { check } = createCheck({
  firms: [
    { name: 'Northwold Bank plc', licenseId: 'FCA-1998-GB-031', websites: ['https://northwold-bank.example'], phones: ['+442079460001'] },
    { name: 'Lok Kiu Bank Ltd', licenseId: 'FCA-1998-HK-006', websites: ['https://lok-kiu.example'], phones: ['+85286588996'] },
    { name: 'Meridian Oake Insurance SE', licenseId: 'FCA-1999-LU-913' },
    { name: 'Merchant Haven S.A.', licenseId: 'FCA-2004-LU-003' },
  ],
  warnings: [{ name: 'Apex Trade', websites: ['https://apex-trade.example'] }, { name: 'Merchant Haven' }],
  authority: { name: 'Frontier Conduct Authority', websites: ['https://authority.example'] },
});

describe('the state of an item', () => {
  test.for<[what: string, text: string, states: readonly ItemState[]]>([
    ['an address beside the name of its firm', 'Northwold Bank plc, northwold-bank.example', ['onRecord', 'onRecord']],
    ['an address that nobody knows, beside the name of a firm', 'Northwold Bank plc, quantavia.example', ['onRecord', 'unknown']],
    ['such an address that the text asks to use', 'Northwold Bank plc: log in at quantavia.example', ['onRecord', 'notOnRecord']],
    [
      'such an address in a question about the firm',
      'Is Northwold Bank plc genuine? Write to me@quantavia.example',
      ['onRecord', 'unknown'],
    ],
    ['a link under a letterhead', 'Northwold Bank plc\n\nNews of the week: https://quantavia.example', ['onRecord', 'notOnRecord']],
    ['a number that the text asks to call', 'Northwold Bank plc: call +44 161 496 0002', ['onRecord', 'notOnRecord']],
    ['what may be a number', 'Northwold Bank plc, call option 22 39 47 17 today', ['onRecord', 'unknown']],
    ['the address of another firm', 'Northwold Bank plc, lok-kiu.example', ['onRecord', 'notOnRecord']],
    [
      'the mailbox of a reader who works for another firm',
      'From: Northwold Bank plc <desk@northwold-bank.example>\nTo: me@lok-kiu.example',
      ['onRecord', 'onRecord', 'onRecord'],
    ],
    ['an address beside a firm that has none on record', 'Meridian Oake Insurance SE, quantavia.example', ['onRecord', 'unknown']],
    ['a network', 'Northwold Bank plc, https://www.linkedin.com/company/x', ['onRecord', 'unknown']],
    ['a national number of another firm', 'Northwold Bank plc, tel. 8658 8996', ['onRecord', 'unknown']],
    ['such a number that the text asks to call', 'Northwold Bank plc: call 8658 8996', ['onRecord', 'notOnRecord']],
    ['a licence number of a firm that the text does not name', 'Quantavia Ltd, FCA-1998-GB-031', ['unknown', 'otherLicence']],
    [
      'a licence number beside its firm and another one',
      'Northwold Bank plc (FCA-1998-GB-031) buys Lok Kiu Bank Ltd',
      ['onRecord', 'onRecord', 'onRecord'],
    ],
    ['the national number of the firm', 'Northwold Bank plc, tel. 020 7946 0001', ['onRecord', 'onRecord']],
  ])('depends on the firms that the text names: %s', ([, text, states]) => {
    expect(check(text).items.map(({ state }) => state)).toEqual(states);
  });
});

import { describe, expect, test } from 'vitest';
import { createCheck, type Item } from '@frontier/check';
import { cloneMessages, genuineMessages } from '../../packages/check/corpus/messages.ts';
import { ourLists } from '../../packages/check/corpus/our-content.ts';
import { sampleOf } from '../../tests/support/sample.ts';
import { itemOf } from '../../tests/support/sample-answers.ts';
import { questionOf, reportedOf } from './question.ts';

/** An item that is this part of the text. */
const within = (text: string, part: string, said: Parameters<typeof itemOf>[0]): Item => {
  const begin = text.indexOf(part);
  return itemOf(said, { ranges: [[begin, begin + part.length]], canonical: part });
};
const name = (text: string, part = text.trim(), state: Item['state'] = 'onRecord') => [
  { ...within(text, part, { kind: 'name', name: part }), state },
];
const site = (text: string, part: string, host: string, path = '/', query = '') => within(text, part, { kind: 'site', host, path, query });
const LINK = 'https://one.example/pay?email=anna@mail.example#anna';
const LONG = `https://one.example/${'a'.repeat(100)}`;
const SENTENCE = 'Hi Anna, log in at adyen-secure.example today';
const PAY = 'See https://one.example/pay?to=anna now';
const PRIVATE = 'My mother lost money with John Smith';
const ANNA = 'anna@mail.example';
const MAIL = 'write to anna.smith@mail.example';

test.for<[what: string, text: string, items: readonly Item[], kept: string]>([
  ['a name is kept', 'Aarefels Bank AG', name('Aarefels Bank AG'), 'Aarefels Bank AG'],
  ['of one line the end is not kept', 'Aarefels Bank AG\n', name('Aarefels Bank AG\n'), 'Aarefels Bank AG'],
  [
    'of a link its query is left out',
    LINK,
    [site(LINK, LINK, 'one.example', '/pay', 'email=anna@mail.example')],
    'https://one.example/pay',
  ],
  [
    'a licence is kept',
    'FCA-2017-NL-004',
    [{ ...within('FCA-2017-NL-004', 'FCA-2017-NL-004', { kind: 'licence' }), state: 'onRecord' }],
    'FCA-2017-NL-004',
  ],
  ['what is no name in the lists is left out', PRIVATE, name(PRIVATE, PRIVATE, 'unknown'), ''],
  [
    'of an email address that no list has, the mailbox is left out',
    ANNA,
    [within(ANNA, ANNA, { kind: 'email', mailbox: 'anna', host: 'mail.example' })],
    'mail.example',
  ],
  ['of a name in a sentence nothing is kept', 'I paid Apex Trade', name('I paid Apex Trade', 'Apex Trade'), ''],
  ['an account is left out', 'DE00', [within('DE00', 'DE00', { kind: 'account' })], ''],
  [
    'of a sentence only the address is kept',
    SENTENCE,
    [site(SENTENCE, 'adyen-secure.example', 'adyen-secure.example')],
    'adyen-secure.example',
  ],
  [
    'of an email address in a sentence only the host is kept',
    MAIL,
    [within(MAIL, 'anna.smith@mail.example', { kind: 'email', mailbox: 'anna.smith', host: 'mail.example' })],
    'mail.example',
  ],
  [
    'of a link in a message the path is kept and the query is not',
    PAY,
    [site(PAY, 'https://one.example/pay?to=anna', 'one.example', '/pay', 'to=anna')],
    'one.example/pay',
  ],
  ['of a message without an item nothing is kept', 'my boss trades ahead of clients', [], ''],
  ['of a long address the host is kept', LONG, [site(LONG, LONG, 'one.example', `/${'a'.repeat(100)}`)], 'one.example'],
])('%s', ([, text, items, kept]) => {
  expect(questionOf(text, { items, decidedBy: items[0] })).toBe(kept);
});

test('of many addresses, only as many are kept as fit into a hundred characters', () => {
  const hosts = Array.from({ length: 20 }, (_, index) => `warned-site-${index}.example`);
  const text = hosts.join(' ');
  const items = hosts.map((host) => site(text, host, host));
  const kept = questionOf(text, { items, decidedBy: items[0] });
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(kept.split(', ')).toHaveLength(4);
});

describe('the address of a message keeps its answer', () => {
  const lists = ourLists();
  const { firms, warnings } = lists;
  const { check } = createCheck(lists);
  /** The verdicts about a text, and about what is in its address, if anything is. */
  const verdictsOf = (text: string) => {
    const answer = check(text);
    const question = questionOf(text, answer);
    return { before: answer.verdict, after: question === '' ? 'none' : check(question).verdict, question };
  };

  test('if a warning is about it', () => {
    const messages = warnings.flatMap(({ name: warned, emails = [], phones = [] }) => [
      `Hello Anna, this is ${warned}. Open an account at https://new-site.example/a and send 500 EUR.`,
      ...emails.map((email) => `Hello Anna, please answer to ${email} until Friday.`),
      ...phones.map((phone) => `Hello Anna, please call ${phone} until Friday.`),
    ]);
    for (const text of messages) expect(verdictsOf(text), text).toMatchObject({ before: 'warned', after: 'warned' });
  });

  test('if a firm has sent it: otherwise, what could not be checked decided, and nothing is in the address', () => {
    const results = genuineMessages(sampleOf(50), 2, firms).map(({ text }) => verdictsOf(text));
    for (const { before, after } of results) expect(before === 'unknown' ? [before, 'none'] : [before]).toContain(after);
    expect(results.filter(({ before }) => before === 'onRecord').length).toBeGreaterThan(results.length / 4);
  });

  test('if somebody pretends to be a firm: otherwise nothing is in the address', () => {
    const results = cloneMessages(sampleOf(200), 1, firms, () => false).map(({ text }) => ({ text, ...verdictsOf(text) }));
    // A telephone number may be that of the visitor, so it is never in the address. An eighth of the false contact points are numbers.
    expect(results.filter(({ after }) => after === 'none').length).toBeLessThan(sampleOf(40));
    const milder = results.filter(({ after }) => !['none', 'clone', 'notOnRecord'].includes(after));
    expect(milder.map(({ after }) => after)).not.toContain('onRecord');
    expect(milder.length).toBeLessThanOrEqual(1);
  });

  test('if it only names a firm: then nothing is in the address, because the name alone would get a better answer', () => {
    for (const { name: firm, licenseId } of firms.slice(0, 50)) {
      expect(verdictsOf(`Dear client of ${firm}, licence ${licenseId}, please reply to this letter today.`)).toMatchObject({
        question: '',
      });
    }
  });

  test('and nothing that identifies its reader', () => {
    const text =
      'To: Anna Smith <anna.smith@mail.example>\nFrom: Apex Meridian Trade\nCall +44 20 7946 0777, pay to DE89370400440532013000.';
    expect(verdictsOf(text).question).toBe('Apex Meridian Trade');
    expect(reportedOf(text, check(text))).toBe('Apex Meridian Trade');
  });
});

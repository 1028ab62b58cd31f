import { describe, expect, test } from 'vitest';
import { VERDICTS, createCheck, type VerdictName } from '@frontier/check';
import { hostileTexts } from '../../packages/check/corpus/measured/hostile.ts';
import { genuineMessages } from '../../packages/check/corpus/messages.ts';
import { ourLists } from '../../packages/check/corpus/our-content.ts';
import { sampleOf } from '../../tests/support/sample.ts';
import { questionOf, reportedOf } from './question.ts';

const LONG = 'a'.repeat(100);

describe('what is kept of a text in the address of the page (CHECK-5)', () => {
  const { check } = createCheck({
    firms: [
      {
        name: 'Aarefels Bank AG',
        licenseId: 'FCA-2015-CH-020',
        websites: ['https://aarefels.example'],
        emailDomains: ['aarefels.example'],
      },
    ],
    warnings: [{ name: 'Apex Meridian Trade', websites: ['https://apex-trade.example'] }],
  });

  test.for<[what: string, text: string, kept: string]>([
    ['a name in the lists', 'Aarefels Bank AG', 'Aarefels Bank AG'],
    ['of one line not its end', 'Aarefels Bank AG\n', 'Aarefels Bank AG'],
    ['of a link not its query', 'https://one.example/pay?email=anna@mail.example#anna', 'https://one.example/pay'],
    ['of a long link its host', `https://one.example/${LONG}`, 'one.example'],
    ['nothing of what is no name in the lists', 'My mother lost money with John Smith', ''],
    ['of an email address in no list not its mailbox', 'anna@mail.example', 'mail.example'],
    ['no telephone number in no list', '+44 20 7946 0777', ''],
    ['no number of an account', 'DE89 3704 0044 0532 0130 00', ''],
    ['of a question about an address the address', 'is apex-trade.example a scam?', 'apex-trade.example'],
    ['of a question about a warned firm its name', 'is apex meridian trade legit', 'Apex Meridian Trade'],
    // The name alone would get a better answer.
    ['nothing of a sentence that only names a regulated firm', 'I paid Aarefels Bank AG', ''],
    ['nothing of a question that only names a regulated firm', 'is Aarefels Bank AG legit?', ''],
    ['of a message its web address', 'Hi Anna, log in at adyen-secure.example today', 'adyen-secure.example'],
    ['of a link in a message its path and not its query', 'See https://one.example/pay?to=anna now', 'one.example/pay'],
    ['nothing of a message without an item', 'my boss trades ahead of clients', ''],
  ])('%s: %s', ([, text, kept]) => {
    expect(questionOf(text, check(text))).toBe(kept);
  });

  test('of many addresses only as many as fit into a hundred characters', () => {
    const text = `Aarefels Bank AG, ${Array.from({ length: 20 }, (_, index) => `another-site-${index}.example`).join(' ')}`;
    const kept = questionOf(text, check(text));
    expect(kept.length).toBeLessThanOrEqual(100);
    expect(kept.split(', ')).toHaveLength(4);
  });
});

describe('the address of a message keeps its answer', () => {
  const lists = ourLists();
  const { firms, warnings } = lists;
  const { check } = createCheck(lists);
  /** The verdicts about a text, and about what is in its address, if anything is. */
  const verdictsOf = (text: string) => {
    const answer = check(text);
    const question = questionOf(text, answer);
    return { text, before: answer.verdict, after: question === '' ? ('none' as const) : check(question).verdict, question };
  };
  const GRAVE: readonly string[] = ['alarm', 'unlisted'];
  const toneOf = (verdict: VerdictName | 'none') => (verdict === 'none' ? 'none' : VERDICTS[verdict].tone);

  test('if a warning is about it', () => {
    const messages = warnings.flatMap(({ name: warned, emails = [], phones = [] }) => [
      `Hello Anna, this is ${warned}. Open an account at https://new-site.example/a and send 500 EUR.`,
      ...emails.map((email) => `Hello Anna, please answer to ${email} until Friday.`),
      ...phones.map((phone) => `Hello Anna, please call ${phone} until Friday.`),
    ]);
    for (const text of messages) expect(verdictsOf(text), text).toMatchObject({ before: 'warned', after: 'warned' });
  });

  test('if a firm has sent it: otherwise nothing is in the address', () => {
    const results = genuineMessages(sampleOf(50), 2, firms).map(({ text }) => verdictsOf(text));
    for (const { text, before, after } of results) expect([before, 'none'], text).toContain(after);
    expect(results.filter(({ before, after }) => before === 'recorded' && after === before)).not.toEqual([]);
  });

  test('or at least never gets a calm one, if somebody pretends to be a firm', () => {
    const results = hostileTexts(sampleOf(500), 1, firms).map(({ text }) => verdictsOf(text));
    for (const { text, after } of results) expect(toneOf(after), text).not.toBe('calm');
    const kept = results.filter(({ before, after }) => GRAVE.includes(toneOf(before)) && after !== 'none');
    expect(kept.length).toBeGreaterThan(results.length / 20);
    for (const { text, question, after } of kept) expect(GRAVE, `${question} of ${text}`).toContain(toneOf(after));
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

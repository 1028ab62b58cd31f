import { describe, expect, test } from 'vitest';
import { MESSAGE_TEXTS } from '../../corpus/message-texts.ts';
import { ORDINARY_TEXTS } from '../../corpus/ordinary-texts.ts';
import { generateOrdinary } from '../../corpus/ordinary-names.ts';
import { ourLists } from '../../corpus/our-content.ts';
import { createCheck } from '../check.ts';
import { saysMoneyIsLost } from './lost-money.ts';

const SAYINGS = [
  'How do I get my money back?',
  'money back',
  'i lost money to a scammer',
  'I have been scammed, what can I do?',
  'I’ve been scammed',
  'ive been scammed',
  'i was scammed',
  'my money is gone',
  'they won’t let me withdraw',
  'I already paid',
  'I paid them 5,000 euros',
  'I paid a fraudster and lost 4000 euros',
  'I have been scammed and I lost 2,000 pounds',
  'my mother lost all her savings',
  'someone stole my crypto',
  'How can I recover my funds',
  'they scammed me',
  '¿Cómo recupero mi dinero?',
  'he perdido mi dinero con un estafador',
  'me han estafado',
  'comment récupérer mon argent ?',
  'j’ai perdu de l’argent',
  'je me suis fait arnaquer',
  '怎么拿回我的钱？',
  '我被骗了怎么办',
  'كيف أسترد أموالي؟',
  'خسرت أموالي مع محتال',
];

const lists = ourLists();
const { check } = createCheck(lists);
const firm = lists.warnings[0]?.name ?? '';

describe('a text that says that money is lost (CHECK-14)', () => {
  test.for(SAYINGS)('is recognised, and is no name: %s', (text) => {
    const answer = check(text);
    expect(answer.isMoneyLost).toBe(true);
    expect(answer.items.filter(({ state }) => state === 'unknown')).toEqual([]);
  });

  test.for(SAYINGS)('still leads to the firm that it names: %s', (text) => {
    const answer = check(`${text} ${firm}`);
    expect(answer.isMoneyLost).toBe(true);
    expect(['warned', 'both']).toContain(answer.verdict);
  });

  test('still has the name of an unknown firm', () => {
    expect(check('I lost my money with Brightwater').verdict).toBe('unknown');
    expect(check('i lost my money with brightwater').verdict).toBe('unknown');
    expect(check('Money Back Partners Ltd').verdict).toBe('unknown');
  });
});

describe('other texts do not say so', () => {
  test('names of firms', () => {
    const names = [...lists.firms, ...lists.warnings].map(({ name }) => name);
    expect([...names, ...generateOrdinary(2_000, 1)].filter(saysMoneyIsLost)).toEqual([]);
  });

  test('ordinary texts', () => {
    expect(ORDINARY_TEXTS.filter(saysMoneyIsLost)).toEqual([]);
  });

  test('messages of firms and of their imitators', () => {
    const texts = JSON.stringify(MESSAGE_TEXTS).split('","');
    expect(texts.length).toBeGreaterThan(90);
    expect(texts.filter(saysMoneyIsLost)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { MESSAGE_TEXTS } from '../../corpus/message-texts.ts';
import { generateOrdinary } from '../../corpus/ordinary-names.ts';
import { ORDINARY_TEXTS } from '../../corpus/ordinary-texts.ts';
import { ourLists } from '../../corpus/our-content.ts';
import { createCheck, type Advice } from '../check.ts';
import { adviceFor } from './advice.ts';

const lists = ourLists();
const { check } = createCheck(lists);

describe('what somebody needs advice about', () => {
  test.for<[advice: Advice, text: string]>([
    ['withdraw', 'they won’t let me withdraw'],
    ['fee', 'they want a tax before I can withdraw'],
    ['asUs', 'somebody from the FCA called me'],
    ['paid', 'I paid a fraudster and lost 4000 euros'],
    ['paid', 'ماذا أفعل بعد أن دفعت'],
    ['identity', 'he enviado una foto de mi DNI'],
    ['access', 'ils ont pris le contrôle de mon ordinateur'],
    ['recovery', 'a lawyer says that he can recover my lost bitcoin'],
    ['code', '他们要我的验证码'],
    ['report', 'where can I report a scam?'],
    ['scam', 'كيف أعرف أن هذا احتيال'],
    ['offer', 'they guarantee a return of 5 percent a week'],
  ])('is %s in: %s', ([advice, text]) => {
    expect(adviceFor(text)).toBe(advice);
  });
});

describe('nobody needs advice about lost money', () => {
  const isLost = (text: string) => ['paid', 'withdraw'].includes(adviceFor(text) ?? '');

  test('who writes the name of a firm', () => {
    const names = [...lists.firms, ...lists.warnings].map(({ name }) => name);
    expect([...names, ...generateOrdinary(2_000, 1)].filter(isLost)).toEqual([]);
  });

  /** Texts of the corpus whose writer has paid, or cannot use an account. */
  const SAYS_SO = /I paid|我的账户被冻结|تجميد حسابي/;
  /** Messages to somebody else about an account that is blocked. */
  const IS_TOLD_SO = /su cuenta ha sido bloqueada|Votre compte est bloqué/;

  test('who writes an ordinary text', () => {
    const others = ORDINARY_TEXTS.filter((text) => !SAYS_SO.test(text) && !IS_TOLD_SO.test(text));
    expect(others.length).toBeGreaterThan(200);
    expect(others.filter(isLost)).toEqual([]);
  });

  test.fails('(not yet) who passes on a message that says that an account is blocked', () => {
    expect(ORDINARY_TEXTS.filter((text) => IS_TOLD_SO.test(text)).filter(isLost)).toEqual([]);
  });

  test('who passes on a message of a firm, or a longer letter', () => {
    const texts = Object.values(MESSAGE_TEXTS).flatMap(({ letters, emails, short, chats }) => [...letters, ...emails, ...short, ...chats]);
    expect(texts.filter(isLost)).toEqual([]);
    expect(adviceFor(`I paid a fraudster. ${'It was in spring. '.repeat(30)}`)).toBeUndefined();
  });
});

describe('a text that says that money is lost (CHECK-14)', () => {
  const firm = lists.warnings[1]?.name ?? '';

  test.for(['i lost money to a scammer', 'me han estafado', 'je me suis fait arnaquer', '我被骗了怎么办', 'خسرت أموالي مع محتال'])(
    'has no name, and still leads to the firm that it names: %s',
    (text) => {
      expect(check(text)).toMatchObject({ verdict: 'nothing', advice: 'paid', isMoneyLost: true, items: [] });
      expect(check(`${text} ${firm}`)).toMatchObject({ verdict: 'warned', advice: undefined, isMoneyLost: true });
    },
  );

  test('still has the name of a firm that no list has, if it is given with its legal form', () => {
    expect(check('I lost my money with Brightwater Ltd').items).toMatchObject([
      { kind: 'name', name: 'Brightwater Ltd', state: 'unknown' },
    ]);
    expect(check('Money Back Partners Ltd').verdict).toBe('unknown');
  });
});

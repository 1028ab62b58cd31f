import { describe, expect, test } from 'vitest';
import { findHandles } from './handles.ts';
import { readText } from './read.ts';

const found = (text: string) => findHandles(text).map(({ begin, end }) => text.slice(begin, end));

describe('a name in a messenger is found', () => {
  test.for([
    ['after the name of the messenger', 'Telegram: apex_99', 'apex_99'],
    ['in Chinese', '微信同号13812345678', '13812345678'],
    ['with nothing between', 'QQ12345678', '12345678'],
    ['in Spanish', 'canal telegram usuario apex_99', 'apex_99'],
    ['in Arabic', 'تلغرام: apex_99', 'apex_99'],
    ['by its @', 'write to @apex_desk today', 'apex_desk'],
    ['as a word behind a mark', 'My WeChat is larchmere', 'larchmere'],
    ['as a word with an underscore, without a mark', 'WhatsApp grupo ahorro_club', 'ahorro_club'],
  ])('%s', ([, text = '', handle]) => {
    expect(found(text)).toEqual([handle]);
  });

  // Such a name needs no digit, full stop or underscore.
  test('by its @ behind a Chinese word', () => {
    expect(readText('电报群@biyingvip').items).toMatchObject([{ kind: 'handle', canonical: 'biyingvip' }]);
  });
});

describe('no name in a messenger is found', () => {
  test.for(['desk@apex.example', 'write on Telegram today', 'the signal was strong', 'https://t.me/apex', 'x@y', '@ home'])(
    'in %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

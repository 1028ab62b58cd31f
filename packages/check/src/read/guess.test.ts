import { describe, expect, test } from 'vitest';
import { readText } from './read.ts';

const sitesIn = (text: string) => readText(text).items.map(({ canonical }) => canonical);

const SEPARATORS = [' . ', ' .', ' dot ', ' DOT ', '_dot_', '-dot-', '*', ' * ', ',', ' ,', '·', '点', '" "." "', ' نقطة ', ' punto '];
const SENTENCES = [
  ['Log in at ', ' today'],
  ['Connectez-vous ici : ', ' pour confirmer.'],
  ['请访问 ', ' 确认。'],
  ['سجل الدخول هنا: ', ' الآن'],
];

describe('a host is read without its dots', () => {
  test.for(SEPARATORS.filter((one) => one !== ' * '))('with %j', (separator) => {
    for (const host of ['kundenzugang-9.net', 'portal-clients.co.uk', 'fx-desk.vip']) {
      const hidden = host.replaceAll('.', separator);
      for (const [before = '', after = ''] of SENTENCES) expect(sitesIn(before + hidden + after), before + hidden).toEqual([host]);
    }
  });

  test.for([
    ['letters one by one', 's a f e - a s s e t . o n l i n e', 'safe-asset.online'],
    ['letters one by one before a full stop', 'ici : s a f e - a s s e t . o n l i n e .', 'safe-asset.online'],
    ['an ending one by one', 'h5.apex . e x a m p l e', 'h5.apex.example'],
    ['spaces behind www', '请在此登录：www fx-desk vip 。', 'fx-desk.vip'],
    ['a space in a mailbox', 'desk@fx-desk vip', 'desk@fx-desk.vip'],
    ['a sentence behind it', 'Voir portal-clients . net . Notre site', 'portal-clients.net'],
    ['an ending that is a word', '请在此登录：kundenzugang .shop 。', 'kundenzugang.shop'],
  ])('with %s', ([, text = '', host]) => {
    expect(sitesIn(text)).toEqual([host]);
  });
});

describe('words are no host', () => {
  test.for([
    'He came home. It was late',
    'Pay by bank,card or cash',
    'I lost the polka dot dress',
    'At that point group members left',
    'That is the point. Info follows',
    '1. open the app',
    '1.250,00 or 1,250.00',
    'See 5 * 3 and a*b',
    'write to us @ home today',
  ])('%s', (text) => {
    expect(sitesIn(text)).toEqual([]);
  });
});

test('what was read for certain is no part of a guess', () => {
  expect(sitesIn('apex.com,brim.com')).toEqual(['apex.com', 'brim.com']);
  expect(sitesIn('+44 20 7946 0999 . info@apex.example')).toEqual(['+442079460999', 'info@apex.example']);
  expect(sitesIn('Apex,info@apex.example')).toEqual(['info@apex.example']);
});

import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isMinor, isShortFor, wordsIn } from './name-words.ts';

describe('the words of a name', () => {
  test.for([
    ['Banco Cenote Real, S.A.', 'banco cenote real sa'],
    ['1st Bk & Tr Company', 'first bank and tr co'],
    ['Harbour C.U.', 'harbour credit union'],
    ['Fort Saint Mount', 'ft st mt'],
    ['Larkspur Bluff Bank, National Association', 'larkspur bluff bank na'],
    ['请问Zuiderkade Bank是否受监管？', '请问 zuiderkade bank 是否受监管'],
    ['شركةAdyen؟', 'شركه adyen'],
    ['?!', ''],
    ['Constructor Bank Ltd', 'constructor bank ltd'],
    ['toString, valueOf and __proto__', 'tostring valueof and proto'],
    ['hasOwnProperty isPrototypeOf', 'hasownproperty isprototypeof'],
  ])('%s: %s', ([text = '', words]) => {
    expect(wordsIn(fold(text)).join(' ')).toBe(words);
  });

  test('are minor if they are part of a legal form or link others', () => {
    expect(['sa', 'co', 'of', 'the', 'na'].filter((word) => !isMinor(word))).toEqual([]);
    expect(['bank', 'first', 'union'].filter(isMinor)).toEqual([]);
  });
});

describe('a word is short for another', () => {
  test.for(
    (
      'intl international; natl national; bnk bank; assn association; assoc associates; svgs savings; fin finance; finl financial; ' +
      'mgmt management; mgt management; inv investments; invs investments; cap capital; grp group; hldgs holdings; ins insurance; ' +
      'sec securities; secs securities; tr trust; fed federal; fedl federal; bros brothers; soc sociedad; svcs services; cmnty community; ' +
      'ctzns citizens; comml commercial; cr credit; mkts markets; litchfld litchfield; entrp enterprise'
    ).split('; '),
  )('%s', (pair) => {
    const [short = '', word = ''] = pair.split(' ');
    expect(isShortFor(short, word)).toBe(true);
  });

  test.for([
    'is insurance',
    'in international',
    'real roseelwall',
    'cafe charmeanfontaine',
    'bank banks',
    'bank bank',
    'a bank',
    'bk trust',
  ])('but not %s', (pair) => {
    const [short = '', word = ''] = pair.split(' ');
    expect(isShortFor(short, word)).toBe(false);
  });
});

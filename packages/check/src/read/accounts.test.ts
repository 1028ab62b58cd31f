import { describe, expect, test } from 'vitest';
import { readText } from './read.ts';

const found = (text: string) =>
  readText(text).items.flatMap((item) =>
    item.kind === 'account' ? [[item.type, ...item.ranges.map((range) => text.slice(...range))]] : [],
  );

describe('an account, a card or a wallet is recognised', () => {
  test.for([
    ['an IBAN', 'iban', 'GB29 NWBK 6016 1331 9268 19'],
    ['an IBAN in small letters', 'iban', 'nl91 abna 0417 1643 00'],
    ['a card', 'card', '4111 1111 1111 1111'],
    ['a Bitcoin wallet', 'wallet', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['an old Bitcoin wallet', 'wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['a wallet broken by a space', 'wallet', '0x742d35Cc6634C0532925 a3b844Bc454e4438f44e'],
    ['a session', 'wallet', '05a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90'],
    ['an Ethereum wallet', 'wallet', '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae'],
    // The capitals of the address are its checksum.
    ['an Ethereum wallet with capitals', 'wallet', '0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe'],
    ['a Tron wallet', 'wallet', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ])('%s', ([, type, account = '']) => {
    expect(found(account)).toEqual([[type, account]]);
    expect(found(`Pay to ${account} today.`)).toEqual([[type, account]]);
  });

  test('without the words that follow it', () => {
    expect(found('IBAN NL91 ABNA 0417 1643 00 ref 42')).toEqual([['iban', 'NL91 ABNA 0417 1643 00']]);
  });
});

describe('an account inside a country is recognised behind a word that says so', () => {
  test.for([
    ['Pay to sort code 20-00-00, account 55779911 today', '55779911'],
    ['New bank details: s/c 20-00-00 a/c 5577 9911', '5577 9911'],
    ['Deposite en la CLABE 032180000118359719 hoy', '032180000118359719'],
    ['Nueva cuenta: 2100 0418 4502 0005 1332', '2100 0418 4502 0005 1332'],
    ['Nouveau RIB : 30004 00001 00000000157 24', '30004 00001 00000000157 24'],
    ['收款账号：6217000012345678', '6217000012345678'],
    ['رقم الحساب: 0123456789', '0123456789'],
    ['IBAN GB00 ABCD 1234 5678 9012 34', 'GB00 ABCD 1234 5678 9012 34'],
  ])('%s', ([text = '', number]) => {
    expect(found(text)).toEqual([['number', number]]);
  });

  test.for(['Your account was closed on 12 May', 'account 12345', '20-00-00 55779911'])('but not in %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

/** A number of 16 digits with its check digit. */
function withCheckDigit(begin: string): string {
  const digits = begin.padEnd(15, '0');
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 2 : 1) - (at % 2 === 0 && digit > '4' ? 9 : 0),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

describe('a card is recognised by the first digits that card networks use', () => {
  const spaced = (number: string) => number.replaceAll(/(?<=.)(?=(?:.{4})+$)/g, ' ');

  test.for(['2200', '2204', '2221', '2720', '3528', '4000', '5100', '6011'])('%s', (begin) => {
    const number = withCheckDigit(begin);
    expect(found(number)).toEqual([['card', number]]);
    expect(found(`Pay to ${spaced(number)} today.`)).toEqual([['card', spaced(number)]]);
  });

  test.for(['0800', '2205', '2220', '2721', '7000'])('but not %s', (begin) => {
    expect(found(withCheckDigit(begin))).toEqual([]);
  });
});

describe('no account is recognised', () => {
  test.for([
    ['with wrong check digits', 'GB28 NWBK 6016 1331 9268 19'],
    ['in a long row of digits', '41111111111111111111'],
    ['in a telephone number', '+44 20 7946 0123'],
    ['in a licence number', 'FCA-2017-NL-004'],
    ['in the middle of a word', 'xGB29NWBK60161331926819x'],
  ])('%s', ([, text = '']) => {
    expect(found(text)).toEqual([]);
  });
});

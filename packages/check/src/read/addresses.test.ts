import { describe, expect, test } from 'vitest';
import { hostOfSite, withoutWww } from './host.ts';
import { readText } from './read.ts';

/** The web and email addresses in a text. */
const addressesIn = (text: string) => readText(text).items.flatMap((item) => (item.kind === 'site' || item.kind === 'email' ? [item] : []));
const hostsIn = (text: string) => [...new Set(addressesIn(text).map(({ host }) => withoutWww(host)))];
/** The addresses as they are shown. */
const shownIn = (text: string) => addressesIn(text).map(({ canonical }) => canonical);

// `corpus/written-forms.ts` has the forms in which people make an address harmless; the property tests use them.
describe('an address is read', () => {
  test.for([
    ['bare', 'apex.example'],
    ['with all its parts', 'https://user:secret@apex.example:8443/a/b.html?next=/home#top'],
    ['with www and no scheme', 'WWW.Apex.Example'],
    ['with backslashes', String.raw`https:\\apex.example\login`],
    ['made harmless', 'hxxps://apex[.]example/login'],
    ['with a space before the dot', 'apex .example'],
    ['with a space in its scheme', 'http ://apex.example'],
    ['in mathematical letters', '𝗮𝗽𝗲𝘅.example'],
    ['with zero-width characters in it', 'a\u200Bp\u200De\uFEFFx.exa\u00ADmple'],
    ['behind view-source', 'view-source:https://apex.example'],
    ['in a sentence', 'I was told to go to https://apex.example, is that right?'],
    ['in a sentence in Chinese', '请访问https://apex.example。谢谢'],
    ['before Chinese words', '请登录https://apex.example完成验证'],
    ['after a colon', 'Verify at:apex.example'],
    ['after an equals sign', 'url=apex.example'],
    ['between emoji', '👉apex.example👈'],
    ['before a Korean particle', '지금 apex.example에서 확인하세요'],
    ['behind a Hebrew preposition', 'היכנסו בapex.example עכשיו'],
    ['behind an Arabic conjunction', 'تواصل معنا وapex.example الآن'],
    ['before a Japanese particle', 'apex.exampleでログイン'],
    ['between Thai words', 'เข้าสู่ระบบที่apex.exampleได้เลย'],
    ['in a German compound', 'Ihr apex.example-Konto'],
    ['before a sentence without a space', 'It is apex.example.Then pay'],
    ['with a comma for its dot', 'Go to apex ,example/login'],
    ['with a word for its dot and www', 'Entre en www punto apex punto example'],
    ['spread out', 'h t t p s : / / a p e x . e x a m p l e'],
    ['broken by quoted-printable', 'https://ap=\nex.example/x'],
    ['broken at a dot', 'See https://apex.\nexample/x for more'],
    ['broken in a quoted reply', '> See https://ap\n> ex.example/x\n> Regards'],
    ['in capitals at the beginning of words', 'Visit Apex.Example now'],
    ['with DOT for its dot', 'see apexDOTexample'],
    ['before a bracket in Korean', 'apex.example(공식)'],
    ['in JSON', String.raw`{"url":"https:\/\/apex.example\/x"}`],
    ['in entities', '<a href="&#104;ttps&colon;//apex&#46;example">'],
    ['behind a scheme that lost a letter', 'ttps://apex.example'],
    ['behind a scheme without a colon', 'http//apex.example'],
    ['with a Chinese dot between Chinese words', '复制apex点example到浏览器打开'],
    ['with a Japanese dot before Japanese words', 'apexドットexampleと入力'],
    ['with a word for its dot after a verb', 'please type in apex dot example and press enter'],
    ['with a word for its dot after a Spanish verb', 'escriba apex punto example en su navegador'],
    ['with lines through its letters', 'a̶p̶e̶x̶.e̶x̶a̶m̶p̶l̶e̶'],
    ['with lines below its letters', 'a̲p̲e̲x̲.̲e̲x̲a̲m̲p̲l̲e̲'],
    ['in squares', '🅰🅿🅴🆇.example'],
    ['in circles', '🅐🅟🅔🅧.🅔🅧🅐🅜🅟🅛🅔'],
    ['in brackets', '⒜⒫⒠⒳.example'],
    ['beside an emoji with a letter', 'apex.example🅿️'],
    ['with a full-width slash', 'apex.example／login'],
    ['with dots behind backslashes', String.raw`https://www\.apex\.example/login`],
    ['with an escaped colon', String.raw`URL:https\://apex.example/login`],
    ['with an escaped comma behind it', String.raw`ADR:https://apex.example\, see there`],
  ])('%s', ([, text = '']) => {
    expect(hostsIn(text)).toEqual(['apex.example']);
  });

  test('for email with its mailbox', () => {
    expect(shownIn('Support.Desk+1@Apex.example')).toEqual(['Support.Desk+1@apex.example']);
    expect(shownIn('mailto:desk@apex.example?subject=Hi')).toEqual(['desk@apex.example']);
    expect(shownIn('desk(at)apex(dot)example')).toEqual(['desk@apex.example']);
    expect(shownIn('"Apex" <desk@mail.apex.example>')).toEqual(['desk@mail.apex.example']);
    expect(shownIn('请写信到desk@apex.example。')).toEqual(['desk@apex.example']);
    expect(shownIn('请勿告知他人。请写信到desk@apex.example')).toEqual(['desk@apex.example']);
    expect(shownIn('验证码是482913。请写信到my.desk@apex.example。')).toEqual(['my.desk@apex.example']);
  });

  test('with spaces after all of its dots', () => {
    expect(shownIn('https://wallet. binance-x. com/a')).toEqual(['wallet.binance-x.com/a']);
  });

  test('with an ending that no registry has', () => {
    expect(hostsIn('https://drapp.web3solutions')).toEqual(['drapp.web3solutions']);
  });

  test('in order, if there are several', () => {
    const message = 'From: bank@first.example\nSee https://second.test/x or hxxp://www[.]third[.]invalid, bank@first.example';
    expect(shownIn(message)).toEqual(['bank@first.example', 'second.test/x', 'third.invalid']);
    expect(shownIn('a@first.example, b@second.test')).toEqual(['a@first.example', 'b@second.test']);
  });

  test.for(['krakenfx.co.ae', 'krakenfx.co.ua', 'krakenfx.co.ug', 'krakenfx.co.nl', 'krakenfx.co.uk', 'krakenfx.com.au'])(
    'as %s and never as a host above it, in any case of its letters',
    (host) => {
      const title = host.replaceAll(/(?<=^|\.)[a-z]/g, (letter) => letter.toUpperCase());
      const lastTitle = host.slice(0, -2) + title.slice(-2);
      for (const text of [host, title, lastTitle, host.toUpperCase(), `Please pay at ${host}/login`, `PAY AT ${host.toUpperCase()} NOW`]) {
        expect(hostsIn(text)).toEqual([host]);
      }
    },
  );

  test.for(['Adyen N.V.', 'Meridian Ltd.', 'Meridian Sp. z o.o.', 'Or write to our office.', 'Tel.'])(
    'on the line after %j without the last word of that line',
    (line) => {
      expect(hostsIn(`${line}\nadyen-pay.com\nThank you`)).toEqual(['adyen-pay.com']);
    },
  );
});

describe('an address', () => {
  test('has one host in both spellings of it', () => {
    const [address] = addressesIn('https://BÜCHER.example/');
    expect(address).toMatchObject({ host: 'xn--bcher-kva.example', canonical: 'bücher.example' });
    expect(addressesIn('xn--bcher-kva.example')).toMatchObject([{ host: 'xn--bcher-kva.example', canonical: 'bücher.example' }]);
    // Punycode of a control character is not decoded.
    expect(shownIn('xn--a.example').filter((shown) => shown !== 'xn--a.example')).toEqual([]);
  });

  test('may be a number in any notation', () => {
    expect(hostsIn('192.0.2.1:8080')).toEqual(['192.0.2.1']);
    expect(hostsIn('http://3221225985/login')).toEqual(['192.0.2.1']);
    expect(hostsIn('http://[2001:DB8::1]:80/x')).toEqual(['[2001:db8::1]']);
  });

  test.for([
    ['https://apex.example:8443/a/b.html?next=1&x=%20#top', '8443', '/a/b.html', 'next=1&x=%20', 'apex.example:8443/a/b.html?next=1&x=%20'],
    ['apex.example', '', '/', '', 'apex.example'],
    ['apex.example/#login', '', '/', '', 'apex.example'],
    ['https://apex.example:443/x', '', '/x', '', 'apex.example/x'],
    ['http://apex.example:443', '443', '/', '', 'apex.example:443'],
    ['https://apex.example:80', '80', '/', '', 'apex.example:80'],
    ['hxxps://apex[.]example/Stra%C3%9Fe/%2e%2e/b%2Fc', '', '/b%2Fc', '', 'apex.example/b%2Fc'],
    ['apex.example/gr%C3%B6%C3%9Fe', '', '/größe', '', 'apex.example/größe'],
  ])('keeps its port, path and query: %s', ([text, port, path, query, canonical]) => {
    expect(addressesIn(text ?? '')).toMatchObject([{ kind: 'site', port, path, query, canonical }]);
  });

  test('is another one if its port, path or query differs', () => {
    expect(shownIn('apex.example apex.example/ apex.example/a apex.example/a?b apex.example:81 www.apex.example/a')).toEqual([
      'apex.example',
      'apex.example/a',
      'apex.example/a?b',
      'apex.example:81',
    ]);
  });
});

describe('a text', () => {
  test.for([
    'Adyen N.V.',
    'FCA-2017-NL-004',
    'version 1.5',
    'x@y',
    'polka dot dress',
    '3.14',
    'DAIWA SECURITIES CO.LTD.',
    'J.P. Morgan',
    'H.I.G.Capital',
    'report.final.pdf',
    'node.js',
    'v1.2.3.4',
    'home.It was',
    'COP 1.250.000.000 recibidos',
    'Pay 1.250.000,00 € or USD 1,250,000.00',
    '',
    '  \n',
    'https://',
  ])('has no address: %j', (text) => {
    expect(shownIn(text)).toEqual([]);
  });

  test('is read to its end, or reports that it was cut', () => {
    const sites = Array.from({ length: 2_000 }, (_, nth) => `https://n${nth}.apex.example`);
    expect(readText(sites.join('\n'))).toMatchObject({ isCut: false, items: { length: 2_000 } });
    expect(readText(`${'a '.repeat(50_000)}https://apex.example`)).toMatchObject({ isCut: true, items: [] });
  });
});

describe('a site in a list', () => {
  test.for([
    'https://apex.example',
    'http://www.apex.example/x?y',
    'https://APEX.example',
    'https://xn--bcher-kva.example/',
    'https://bücher.example',
    'http://192.0.2.1/x',
    'http://[2001:db8::1]/',
    'https://apex.github.io:8443',
    'https://www.co.uk',
  ])('%s has the same host as the text', (url) => {
    expect(hostOfSite(url)).toBe(hostsIn(url)[0]);
  });

  test('has no host if it is not an address', () => {
    expect(hostOfSite('apex')).toBeUndefined();
    expect(hostOfSite('https://')).toBeUndefined();
  });
});

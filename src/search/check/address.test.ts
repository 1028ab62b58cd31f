import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOfSite, readAddress } from './address.ts';

/** The kind of a text, and the hosts in it. */
const read = (text: string) => {
  const { kind, addresses } = readAddress(text);
  return [kind, ...addresses.map(({ host }) => host)];
};

describe('an address', () => {
  test.for([
    ['bare', 'apex.example'],
    ['with all its parts', 'https://user:secret@apex.example:8443/a/b.html?next=/home#top'],
    ['with www', 'http://www.apex.example'],
    ['with www and no scheme', 'WWW.Apex.Example'],
    ['with a dot at its end', 'apex.example.'],
    ['without slashes after its scheme', 'https:apex.example'],
    ['with slashes alone', '//apex.example/login'],
    ['with backslashes', String.raw`https:\\apex.example\login`],
    ['made harmless', 'hxxps://apex[.]example/login'],
    ['made harmless in capitals', 'hXXp://apex[.]example'],
    ['made harmless with asterisks', 'h**p://apex(.)example'],
    ['made harmless at its slashes', 'hxxp[:]//apex[.]example'],
    ['made harmless before its slashes', 'hxxps[://]apex[.]example[/]login'],
    ['made harmless by a word', 'apex[dot]example'],
    ['made harmless by a word in brackets with spaces', 'apex (dot) example'],
    ['made harmless by braces', 'apex{.}example'],
    ['made harmless by half a bracket', 'apex[.example'],
    ['spelled out', 'apex dot example'],
    ['with spaces around the dot', 'apex . example'],
    ['with a space before the dot', 'apex .example'],
    ['with a space in its scheme', 'http ://apex.example'],
    ['in full-width letters', 'ｈｔｔｐ：／／ａｐｅｘ．ｅｘａｍｐｌｅ'],
    ['with an ideographic full stop', 'apex。example'],
    ['in mathematical letters', '𝗮𝗽𝗲𝘅.example'],
    ['with zero-width characters in it', 'a\u200Bp\u200De\uFEFFx.exa\u00ADmple'],
    ['turned around by direction marks', '\u202Aapex.example\u202C'],
    ['with its letters in percent', 'http://%61pex.example'],
    ['in angle brackets', '<https://apex.example>'],
    ['in quotes', '“apex.example”'],
    ['as a Markdown link', '[click here](https://apex.example/login)'],
    ['in bold', '**https://apex.example**'],
    ['as HTML', '<a href="https://apex.example/a?b=c">'],
    ['behind view-source', 'view-source:https://apex.example'],
    ['in a sentence', 'I was told to go to https://apex.example, is that right?'],
    ['in a sentence in Chinese', '请访问https://apex.example。谢谢'],
    ['on a line of its own', 'Go here:\n\thttps://apex.example\nnow'],
  ])('%s', ([, text = '']) => {
    expect(read(text)).toEqual(['address', 'apex.example']);
  });

  test.for([
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
    ['with a word for its dot', 'Entre en www punto apex punto example'],
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
  ])('is read %s', ([, text = '']) => {
    expect(readAddress(text).addresses.map(({ host }) => host)).toEqual(['apex.example']);
  });

  test.for([
    ['a search engine', 'https://www.google.com/url?q=https%3A%2F%2Fapex.example%2Fa%3Fb%3D1&sa=D', 'apex.example/a?b=1', 'google.com'],
    ['Outlook', 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fapex.example&data=1', 'apex.example', 'eur01'],
    ['Proofpoint 2', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__apex.example_a-2Db&d=x', 'apex.example/a-b', 'urldefense'],
    ['Proofpoint 3', 'https://urldefense.com/v3/__https://apex.example/a__;!!x', 'apex.example/a', 'urldefense'],
    ['base64', 'https://click.other.test/?r=aHR0cHM6Ly9hcGV4LmV4YW1wbGUvYQ==', 'apex.example/a', 'click.other.test'],
    ['two escapes', 'https://other.test/?u=https%253A%252F%252Fapex.example', 'apex.example', 'other.test'],
    ['no scheme', 'www.other.test/out?to=apex.example', 'apex.example', 'other.test'],
    ['two slashes', 'https://other.test/?next=//apex.example', 'apex.example', 'other.test'],
    ['two slashes in percent', 'https://other.test/?next=%2F%2Fapex.example%2Fa', 'apex.example/a', 'other.test'],
    ['a slash and a backslash', String.raw`https://other.test/?to=/\apex.example`, 'apex.example', 'other.test'],
    ['a slash and a backslash in percent', 'https://other.test/?to=%2F%5Capex.example', 'apex.example', 'other.test'],
    ['an archive', 'https://web.archive.org/web/2024*/apex.example', 'apex.example', 'web.archive.org'],
    ['the browser of a wallet', 'https://metamask.app.link/dapp/apex.example', 'apex.example', 'metamask.app.link'],
    ['a page about it', 'https://www.virustotal.com/gui/domain/pay.apex.example/details', 'pay.apex.example', 'virustotal.com'],
    ['two slashes in a path', 'https://other.test//apex.example', 'apex.example', 'other.test'],
  ])('behind %s comes before the redirect', ([, text = '', target, wrapper = '']) => {
    const said = readAddress(text).addresses.map((address) => address.said);
    expect(said).toHaveLength(2);
    expect(said[0]).toBe(target);
    expect(said[1]).toContain(wrapper);
  });

  test('is in the path of an address without a host', () => {
    expect(read('metamask://dapp/apex.example')).toEqual(['address', 'apex.example', 'dapp']);
  });

  test.for([
    '/login',
    '/index.html',
    '/report.pdf',
    '/js/main.min.js',
    '/v1.2/x',
    '/contact.us',
    '/files/terms.zip',
    '/john.smith',
    '/src/lib.rs',
  ])('has no other address in a path such as %s', (path) => {
    expect(read(`https://apex.example${path}`)).toEqual(['address', 'apex.example']);
    expect(read(`https://apex.example/?next=${path}`)).toEqual(['address', 'apex.example']);
  });

  test('behind several redirects comes before all of them', () => {
    const wrap = (host: string, target: string) => `https://${host}/?u=${encodeURIComponent(target)}`;
    const text = wrap('first.test', wrap('second.test', wrap('third.test', 'https://apex.example/x')));
    expect(readAddress(text).addresses.map(({ host }) => host)).toEqual(['apex.example', 'third.test', 'second.test', 'first.test']);
  });

  test('for email is its host', () => {
    expect(read('Support.Desk+1@Apex.example')).toEqual(['email', 'apex.example']);
    expect(read('mailto:desk@apex.example?subject=Hi')).toEqual(['email', 'apex.example']);
    expect(read('desk(at)apex(dot)example')).toEqual(['email', 'apex.example']);
    expect(read('"Apex" <desk@mail.apex.example>')).toEqual(['email', 'mail.apex.example']);
  });

  test.for(['krakenfx.co.ae', 'krakenfx.co.ua', 'krakenfx.co.ug', 'krakenfx.co.nl', 'krakenfx.co.uk', 'krakenfx.com.au'])(
    '%s is never read as a host above it, in any case of its letters',
    (host) => {
      const title = host.replaceAll(/(?<=^|\.)[a-z]/g, (letter) => letter.toUpperCase());
      const lastTitle = host.slice(0, -2) + title.slice(-2);
      for (const text of [host, title, lastTitle, host.toUpperCase(), `Please pay at ${host}/login`, `PAY AT ${host.toUpperCase()} NOW`]) {
        expect(readAddress(text).addresses.map((address) => address.host)).toEqual([host]);
      }
    },
  );

  test('is read with spaces after all of its dots', () => {
    expect(read('https://wallet. binance-x. com/a')).toEqual(['address', 'wallet.binance-x.com']);
  });

  test('is read with a Korean ending', () => {
    expect(read('apex닷컴 으로 접속하세요')).toEqual(['text', 'apex.com']);
  });

  test('is not taken from the user part', () => {
    expect(read('https://apex.example@other.test/')).toEqual(['address', 'other.test']);
    expect(read('https://apex.example%40other.test/')).toEqual(['text']);
  });

  test.for([
    ['a slash in percent', 'https://apex.example%2F@other.test/'],
    ['a question mark in percent', 'https://apex.example%3F@other.test/'],
    ['a hash in percent', 'https://apex.example&@2.2.2.2%23@other.test/'],
    ['a backslash in percent', 'https://apex.example%5C@other.test/'],
    ['a full-width slash', 'https://apex.example／@other.test/'],
    ['a full-width question mark', 'https://apex.example？login=@other.test/'],
    ['a full-width hash', 'https://apex.example＃@other.test/'],
    ['a full-width backslash', 'https://apex.example＼login@other.test/'],
    ['a division slash', 'https://apex.example∕login∕secure@other.test/'],
    ['a fraction slash', 'https://apex.example⁄@other.test/'],
    ['a full-width slash and an ideographic full stop', 'https://apex.example／。@other.test/'],
    ['a sign that contains a slash', 'https://apex.example℀@other.test/'],
    ['a full-width slash behind backslashes', String.raw`https:\\apex.example／@other.test/`],
    [
      'a full-width slash and an escaped @ in a redirect',
      `https://other.test/?u=${encodeURIComponent('https://apex.example／@other.test/')}`,
    ],
    ['a slash in percent in a redirect without a scheme', 'https://other.test/?u=apex.example%252Flogin@other.test'],
    ['a slash and an @ in percent in a redirect', 'https://other.test/?u=apex.example%25252Flogin%2540other.test'],
  ])('is behind the last @ if the user part has %s', ([, text = '']) => {
    expect(new Set(readAddress(text).addresses.map(({ host }) => host))).toEqual(new Set(['other.test']));
  });

  test.for(['apex.example／@other.test', 'apex.example∕login@other.test/x', 'apex.example%252Flogin@other.test'])(
    'is behind the last @ without a scheme too: %s',
    (text) => {
      expect(readAddress(text).addresses.map(({ host }) => host)).toEqual(['other.test']);
    },
  );

  test.for([
    String.raw`https://evil.test\@apex.example/`,
    String.raw`https://evil.test\.apex.example/`,
    String.raw`https://evil.test\:@apex.example/`,
    String.raw`https://evil.test\,@apex.example/`,
    String.raw`https://evil.test\u0040apex.example/`,
    String.raw`https://evil.test\u002eapex.example/`,
    String.raw`https://evil.test\x@apex.example/`,
  ])('ends before a backslash: %s', (text) => {
    const hosts = readAddress(text).addresses.map(({ host }) => host);
    expect(hosts).toContain('evil.test');
    expect(hosts).not.toContain('apex.example');
  });

  test.for([
    ['a full-width slash', 'apex.example／login'],
    ['a full-width slash before a sentence with an email address', '请访问https://apex.example／login，或写信到desk@apex.example'],
    ['dots behind backslashes', String.raw`https://www\.apex\.example/login`],
    ['an escaped colon', String.raw`URL:https\://apex.example/login`],
    ['an escaped comma behind it', String.raw`ADR:https://apex.example\, see there`],
  ])('may have %s', ([, text = '']) => {
    expect(readAddress(text).addresses[0]?.host).toBe('apex.example');
  });

  test('has the same international form in both spellings', () => {
    const [address] = readAddress('https://BÜCHER.example/').addresses;
    expect(address).toMatchObject({ host: 'xn--bcher-kva.example', unicode: 'bücher.example' });
    expect(readAddress('xn--bcher-kva.example').addresses).toEqual([address]);
    // Punycode of a control character is not decoded.
    expect(readAddress('xn--a.example').addresses[0]?.unicode ?? 'xn--a.example').toBe('xn--a.example');
  });

  test('that is a number is compared as a whole', () => {
    expect(readAddress('192.0.2.1:8080').addresses[0]).toMatchObject({ host: '192.0.2.1', candidates: ['192.0.2.1'] });
    expect(readAddress('http://3221225985/login').addresses[0]).toMatchObject({ host: '192.0.2.1' });
    expect(readAddress('http://[2001:DB8::1]:80/x').addresses[0]).toMatchObject({
      host: '[2001:db8::1]',
      candidates: ['[2001:db8::1]'],
    });
  });

  test('keeps its port, path and query', () => {
    const parts = (text: string) => readAddress(text).addresses.map(({ port, path, query, said }) => [port, path, query, said]);
    expect(parts('https://apex.example:8443/a/b.html?next=1&x=%20#top')).toEqual([
      ['8443', '/a/b.html', 'next=1&x=%20', 'apex.example:8443/a/b.html?next=1&x=%20'],
    ]);
    expect(parts('apex.example')).toEqual([[undefined, '/', '', 'apex.example']]);
    expect(parts('apex.example/#login')).toEqual([[undefined, '/', '', 'apex.example']]);
    expect(parts('https://apex.example:443/x')).toEqual([[undefined, '/x', '', 'apex.example/x']]);
    expect(parts('http://apex.example:443')).toEqual([['443', '/', '', 'http://apex.example:443']]);
    expect(parts('https://apex.example:80')).toEqual([['80', '/', '', 'https://apex.example:80/']]);
    expect(parts('hxxps://apex[.]example/Stra%C3%9Fe/%2e%2e/b%2Fc')).toEqual([[undefined, '/b%2Fc', '', 'apex.example/b%2Fc']]);
    expect(parts('apex.example/gr%C3%B6%C3%9Fe')).toEqual([[undefined, '/größe', '', 'apex.example/größe']]);
    expect(parts('desk@apex.example')).toEqual([[undefined, '/', '', 'desk@apex.example']]);
  });

  test('differs if the port, path or query differs', () => {
    const said = (text: string) => readAddress(text).addresses.map((address) => address.said);
    expect(said('apex.example apex.example/ apex.example/a apex.example/a?b apex.example:81 www.apex.example/a')).toEqual([
      'apex.example',
      'apex.example/a',
      'apex.example/a?b',
      'apex.example:81',
    ]);
  });

  test('may have an ending that no registry has: only after common endings is a number read as the next word', () => {
    expect(readAddress('https://drapp.web3solutions').addresses.map(({ host }) => host)).toEqual(['drapp.web3solutions']);
    expect(readAddress('https://apex.com7 days').addresses.map(({ host }) => host)).toEqual(['apex.com']);
  });

  test('is looked up with its parents, down to the domain of one owner', () => {
    const candidates = (text: string) => readAddress(text).addresses[0]?.candidates;
    expect(candidates('a.b.apex.example')).toEqual(['a.b.apex.example', 'b.apex.example', 'apex.example']);
    expect(candidates('login.apex.co.uk')).toEqual(['login.apex.co.uk', 'apex.co.uk']);
    expect(candidates('pay.victim.pages.dev')).toEqual(['pay.victim.pages.dev', 'victim.pages.dev']);
    expect(candidates('victim.github.io')).toEqual(['victim.github.io']);
    expect(candidates('pages.dev')).toEqual(['pages.dev']);
    expect(candidates('a.foo.eth.limo')).toEqual(['a.foo.eth.limo', 'foo.eth.limo']);
    expect(candidates('foo.eth.limo')).toEqual(['foo.eth.limo']);
    expect(candidates('www.co.uk')).toEqual(['www.co.uk']);
  });
});

describe('text', () => {
  test.for(['Adyen N.V.', 'Dom Maklerski Sp. z o.o.', 'FCA-2017-NL-004', 'version 1.5', 'x@y', 'polka dot dress', 'S.p.A.', '3.14', 'a.b'])(
    'such as %s has no address',
    (text) => {
      expect(readAddress(text)).toEqual({ kind: 'text', said: text, addresses: [], cut: false });
    },
  );

  test.for([
    'DAIWA SECURITIES CO.LTD.',
    'Acme.Inc',
    'J.P. Morgan',
    'H.I.G.Capital',
    'report.final.pdf',
    'node.js',
    'setup.py',
    'v1.2.3.4',
    'home.It was',
  ])('such as %s ends like an address but is not one', (text) => {
    expect(readAddress(text)).toMatchObject({ kind: 'text', addresses: [] });
  });

  test('is read to its end, or reports that it was cut', () => {
    const sites = Array.from({ length: 2_000 }, (_, nth) => `https://n${nth}.apex.example`);
    expect(readAddress(sites.join('\n'))).toMatchObject({ cut: false, addresses: { length: 2_000 } });
    expect(readAddress(`${'a '.repeat(50_000)}https://apex.example`)).toMatchObject({ cut: true, addresses: [] });
  });

  test('stays text if it surrounds something that may be an address', () => {
    expect(readAddress('the firm at apex.example and others')).toMatchObject({
      kind: 'text',
      said: 'the firm at apex.example and others',
      addresses: [{ host: 'apex.example' }],
    });
  });

  test('is empty if nothing has been typed yet', () => {
    for (const text of ['', '  \n', '\u200B', 'https://', 'hxxp://www.']) {
      expect(readAddress(text)).toEqual({ kind: 'empty', said: '', addresses: [], cut: false });
    }
  });

  test.for(['Adyen N.V.', 'Meridian Ltd.', 'Meridian Sp. z o.o.', 'Or write to our office.', 'Tel.'])(
    'has the address on the line after %j without the last word of that line',
    (line) => {
      expect(readAddress(`${line}\nadyen-pay.com\nThank you`).addresses.map(({ host }) => host)).toEqual(['adyen-pay.com']);
    },
  );

  test('may have several addresses', () => {
    const message = 'From: bank@first.example\nSee https://second.test/x or hxxp://www[.]third[.]invalid, bank@first.example';
    expect(read(message)).toEqual(['address', 'first.example', 'second.test', 'third.invalid']);
    expect(read('a@first.example, b@second.test')).toEqual(['email', 'first.example', 'second.test']);
  });
});

describe('a site in our own data', () => {
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
  ])('%s has the same host, fast', (url) => {
    expect(hostOfSite(url)).toBe(readAddress(url).addresses[0]?.host);
  });

  test('that is not an address has no host', () => {
    expect(hostOfSite('apex')).toBeUndefined();
    expect(hostOfSite('https://')).toBeUndefined();
  });
});

describe('any pasted text', () => {
  const characters = 'hxxp:// https:// h**p mailto: www. // [.] (dot) . .. @ : / \\ [ ] ( ) < > " , _ - ? # %2e 。 ::1';
  const parts = 'javascript: data:, blob: ／ apex example com co.uk pages.dev xn--bcher-kva bücher а ß 1 谢谢 𝗮 ﷺ';
  const pieces = fc.constantFrom(...`${characters} ${parts}`.split(' '), ' ', ' dot ', '\n', '\u200B', '\u202E', '\uD800');
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.emailAddress(),
    fc.array(pieces, { maxLength: 14 }).map((some) => some.join('')),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  );

  test.for([
    ['hxxp://co.uk%2ea', 'co.uk'],
    ['hxxp://pages.dev-www.', 'pages.dev'],
    ['https://other.test/apex.example.', 'apex.example other.test/apex.example'],
    ['وسلم.desk@apex.example', 'desk@apex.example'],
  ] as const)('%s, which has something joined to it, is read the same way a second time', ([text, said]) => {
    expect(readAddress(text).said).toBe(said);
    expect(readAddress(said).said).toBe(said);
  });

  test('is read the same way a second time', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const intake = readAddress(text);
        expect(readAddress(intake.said)).toEqual(intake);
      }),
      { numRuns: 20_000 },
    );
  }, 30_000);

  test('yields hosts that browsers accept, its own host first', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const { host, candidates } of readAddress(text).addresses) {
          expect(new URL(`http://${host}/`).hostname).toBe(host);
          expect(candidates[0]).toBe(host);
          expect(candidates.slice(1).filter((parent) => !host.endsWith(`.${parent}`))).toEqual([]);
        }
      }),
      { numRuns: 5_000 },
    );
  }, 30_000);

  // Code that takes a step for each pair of characters would take minutes.
  const MOST_MS = 5_000;
  const LENGTH = 100_000;
  const took = (text: string) => {
    const begin = process.cpuUsage().user;
    readAddress(text);
    return (process.cpuUsage().user - begin) / 1_000;
  };
  const row = (piece: string) => piece.repeat(Math.ceil(LENGTH / Math.max(1, piece.length)));

  test.for(
    'a. a dot | [ | [.] | https:// | https://a.example/ | a: | a-\\n | https://a\\n | a=\\n | > | <https: | <b | &amp; | &#97; | %25 | x@ | ( | . | 请a | a_ | a-dot- | ﷺ | www. | [1: | h t t | a , | mailto: | www.0# | \\n'
      .split(' | ')
      .map((piece) => piece.replace(/(?<=.)\\n/, '\n')),
  )('is read in a moment when it is a long row of %j', (piece) => {
    expect(took(row(piece))).toBeLessThan(MOST_MS);
    expect(took(`https://apex.example/?u=${row(piece)}`)).toBeLessThan(MOST_MS);
  });

  // With a fixed seed, so that a failure is caused by a change and not by chance.
  // After a change to the patterns, raise `numRuns` and try other seeds.
  test('is read quickly even if it is a long row of the same character', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 4 }), (some) => {
        expect(took(row(some.join('')))).toBeLessThan(MOST_MS);
      }),
      { numRuns: 15, seed: 20_261_122 },
    );
  });
});

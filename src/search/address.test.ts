import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOfSite, readAddress } from './address.ts';

/** The hosts that a text has, and what kind it is taken for. */
const read = (text: string) => {
  const { kind, addresses } = readAddress(text);
  return [kind, ...addresses.map(({ host }) => host)];
};

describe('an address', () => {
  test.for([
    ['bare', 'apex.example'],
    ['with all its parts', 'https://user:secret@apex.example:8443/a/b.html?next=//other.test#top'],
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

  test('of e-mail is its host', () => {
    expect(read('Support.Desk+1@Apex.example')).toEqual(['email', 'apex.example']);
    expect(read('mailto:desk@apex.example?subject=Hi')).toEqual(['email', 'apex.example']);
    expect(read('desk(at)apex(dot)example')).toEqual(['email', 'apex.example']);
    expect(read('"Apex" <desk@mail.apex.example>')).toEqual(['email', 'mail.apex.example']);
  });

  test('does not take the user for the host', () => {
    expect(read('https://apex.example@other.test/')).toEqual(['address', 'other.test']);
    expect(read('https://apex.example%40other.test/')).toEqual(['text']);
  });

  test('has its international form in both spellings', () => {
    const [address] = readAddress('https://BÜCHER.example/').addresses;
    expect(address).toMatchObject({ host: 'xn--bcher-kva.example', unicode: 'bücher.example' });
    expect(readAddress('xn--bcher-kva.example').addresses).toEqual([address]);
    // Punycode of a control character is shown as it is.
    expect(readAddress('xn--a.example').addresses[0]?.unicode ?? 'xn--a.example').toBe('xn--a.example');
  });

  test('of a number is compared as a whole', () => {
    expect(readAddress('192.0.2.1:8080').addresses[0]).toMatchObject({ host: '192.0.2.1', candidates: ['192.0.2.1'] });
    expect(readAddress('http://3221225985/login').addresses[0]).toMatchObject({ host: '192.0.2.1' });
    expect(readAddress('http://[2001:DB8::1]:80/x').addresses[0]).toMatchObject({
      host: '[2001:db8::1]',
      candidates: ['[2001:db8::1]'],
    });
  });

  test('keeps its port, its path and its query', () => {
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

  test('is another one with another port, path or query', () => {
    const said = (text: string) => readAddress(text).addresses.map((address) => address.said);
    expect(said('apex.example apex.example/ apex.example/a apex.example/a?b apex.example:81 www.apex.example/a')).toEqual([
      'apex.example',
      'apex.example/a',
      'apex.example/a?b',
      'apex.example:81',
    ]);
  });

  test('is asked for with its parents, down to the domain that one owner holds', () => {
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

  test('stays text around something that may be an address', () => {
    expect(readAddress('the firm at apex.example and others')).toMatchObject({
      kind: 'text',
      said: 'the firm at apex.example and others',
      addresses: [{ host: 'apex.example' }],
    });
  });

  test('is empty when nothing was said yet', () => {
    for (const text of ['', '  \n', '\u200B', 'https://', 'hxxp://www.']) {
      expect(readAddress(text)).toEqual({ kind: 'empty', said: '', addresses: [], cut: false });
    }
  });

  test('may have several addresses', () => {
    const message = 'From: bank@first.example\nSee https://second.test/x or hxxp://www[.]third[.]invalid, bank@first.example';
    expect(read(message)).toEqual(['address', 'first.example', 'second.test', 'third.invalid']);
    expect(read('a@first.example, b@second.test')).toEqual(['email', 'first.example', 'second.test']);
  });
});

describe('a site of our own data', () => {
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

  test('that is none has no host', () => {
    expect(hostOfSite('apex')).toBeUndefined();
    expect(hostOfSite('https://')).toBeUndefined();
  });
});

describe('whatever is pasted', () => {
  const signs = 'hxxp:// https:// h**p mailto: www. // [.] (dot) . .. @ : / \\ [ ] ( ) < > " , _ - ? # %2e 。 ::1';
  const parts = 'apex example com co.uk pages.dev xn--bcher-kva bücher а ß 1 谢谢 𝗮 ﷺ';
  const pieces = fc.constantFrom(...`${signs} ${parts}`.split(' '), ' ', ' dot ', '\n', '\u200B', '\u202E', '\uD800');
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.emailAddress(),
    fc.array(pieces, { maxLength: 14 }).map((some) => some.join('')),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  );

  test('is read the same way again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const intake = readAddress(text);
        expect(readAddress(intake.said)).toEqual(intake);
      }),
      { numRuns: 20_000 },
    );
  }, 30_000);

  test('asks for hosts that browsers have, the first of them its own', () => {
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

  test('takes a long text in its stride', () => {
    for (const text of ['a.'.repeat(50_000), '['.repeat(100_000), 'x@'.repeat(50_000), '!'.repeat(100_000), 'a dot '.repeat(20_000)]) {
      expect(readAddress(text).said.length).toBeLessThanOrEqual(100_000);
    }
    expect(readAddress('https://apex.example '.repeat(1_000)).addresses).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { candidatesOf, readHost, showHost, withoutWww } from './host.ts';

describe('a host', () => {
  test.for([
    ['a.b.apex.example', 'a.b.apex.example b.apex.example apex.example'],
    ['login.apex.co.uk', 'login.apex.co.uk apex.co.uk'],
    ['pay.victim.pages.dev', 'pay.victim.pages.dev victim.pages.dev'],
    ['victim.github.io', 'victim.github.io'],
    ['pages.dev', 'pages.dev'],
    ['a.foo.eth.limo', 'a.foo.eth.limo foo.eth.limo'],
    ['foo.eth.limo', 'foo.eth.limo'],
    ['www.co.uk', 'www.co.uk'],
    ['192.0.2.1', '192.0.2.1'],
    ['[2001:db8::1]', '[2001:db8::1]'],
  ])('is looked up with its parents, up to its registrable domain: %s', ([host = '', candidates]) => {
    expect(candidatesOf(host).join(' ')).toBe(candidates);
  });

  test.for([
    ['www.apex.example', 'apex.example'],
    ['www.www.apex.example', 'apex.example'],
    ['www.co.uk', 'www.co.uk'],
    ['www.gov.uk', 'www.gov.uk'],
    ['www2.apex.example', 'www2.apex.example'],
  ])('is compared without www, unless that is its domain: %s', ([host = '', compared]) => {
    expect(withoutWww(host)).toBe(compared);
  });

  test.for([
    ['xn--bcher-kva.example', 'bücher.example'],
    ['apex.example', 'apex.example'],
    ['xn--a.example', 'xn--a.example'],
  ])('is shown in the letters of its language: %s', ([host = '', shown]) => {
    expect(showHost(host)).toBe(shown);
  });
});

describe('a text is no host', () => {
  test.for(['', 'a b.example', 'apex/example', 'a@apex.example', '1.250.000.000', 'N.V.', '1.5', 'www'])('%j', (text) => {
    expect(readHost(text, false)).toBeUndefined();
  });

  test('unless a scheme announces it', () => {
    expect(readHost('3221225985', true)).toBe('192.0.2.1');
    expect(readHost('1.5', true)).toBe('1.0.0.5');
  });
});

import { describe, expect, test } from 'vitest';
import { readHost, withoutWww } from './host.ts';

describe('a host', () => {
  test.for([
    ['www.apex.example', 'apex.example'],
    ['www.www.apex.example', 'apex.example'],
    ['www.co.uk', 'www.co.uk'],
    ['www.gov.uk', 'www.gov.uk'],
    ['www2.apex.example', 'www2.apex.example'],
  ])('is compared without www, unless that is its domain: %s', ([host = '', compared]) => {
    expect(withoutWww(host)).toBe(compared);
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

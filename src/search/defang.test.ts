import { expect, test } from 'vitest';
import { defang } from './defang.ts';

test('a defanged address cannot be followed', () => {
  expect(defang('https://apex.example')).toBe('hxxps://apex[.]example');
  expect(defang('http://login.apex.test/start.html?next=a.b')).toBe('hxxp://login[.]apex[.]test/start.html?next=a.b');
  expect(defang('apex.invalid/path')).toBe('apex[.]invalid/path');
});

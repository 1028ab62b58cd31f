import { expect, test } from 'vitest';
import { askAt } from './ask-at.ts';

test('a link asks a page about a name, and is a link to the page alone for a message', () => {
  expect(askAt('/check', 'Société Générale & Co')).toBe('/check?q=Soci%C3%A9t%C3%A9+G%C3%A9n%C3%A9rale+%26+Co');
  expect(askAt('/check', 'write to anna@mail.example')).toBe('/check');
  expect(askAt('/check', '')).toBe('/check');
});

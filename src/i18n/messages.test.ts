import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// Many names of firms end in a full stop: S.A., Inc.
test.for(LANGUAGES)('in $code, no text puts a full stop after a name', ({ code }) => {
  const lines = readFileSync(`${ROOT}/content/locales/${code}/messages.po`, 'utf8').split('\n');
  expect(lines.filter((line) => /^msg(?:id|str) .*\{(?:name|firm|successor)\}(?:<\/\d+>)*[.。]/.test(line))).toEqual([]);
});

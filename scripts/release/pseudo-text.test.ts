import { expect, test } from 'vitest';
import { loadSourceTexts } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { differenceInFacts } from '../../build/content/translation/compare.ts';
import { interfaceTexts } from '../../tests/support/texts.ts';
import { CLOSE, OPEN, fillCatalogue, pseudoMessage, pseudoText } from './pseudo-text.ts';

const contentTexts = loadSourceTexts(contentFolder()).map(({ text }) => text);

test('a text is accented, longer and between brackets', () => {
  expect(pseudoText('A regulated firm')).toBe('‹Áá řééğúúłááţééđ fíířm›');
});

test('references, addresses, dates, numbers and placeholders stay', () => {
  const kept = 'AML-004 v3.1, https://firm.example/a, a@firm.example, 3 May 2025, $1,250.50, {title}';
  expect(pseudoText(`See ${kept}.`)).toBe(`‹Šéééé ${kept}.›`);
});

test('the syntax of a message stays', () => {
  expect(pseudoMessage('Read <0>{title}</0>: {0, plural, one {# firm} other {# firms}}')).toBe(
    '‹Řééááđ <0>{title}</0>: {0, plural, one {# fíířm} other {# fíířmš}}›',
  );
});

test('every text of the content keeps its facts', () => {
  expect(contentTexts.map((text) => differenceInFacts(text, pseudoText(text), 'en')).filter((rule) => rule !== undefined)).toEqual([]);
});

test('all texts together are a third longer, and none has the brackets in English', () => {
  const texts = [...contentTexts, ...interfaceTexts.map(({ text }) => text)];
  expect(pseudoText(texts.join('\n')).length / texts.join('\n').length).toBeGreaterThan(1.29);
  expect(texts.filter((text) => text.includes(OPEN) || text.includes(CLOSE))).toEqual([]);
});

test('a catalogue is filled, except for its header', () => {
  const header = 'msgid ""\nmsgstr ""\n"Language: qps\\n"\n\n';
  expect(fillCatalogue(`${header}msgid "A \\"firm\\""\nmsgstr ""\n`, pseudoText)).toBe(
    `${header}msgid "A \\"firm\\""\nmsgstr "‹Áá \\"fíířm\\"›"\n`,
  );
});

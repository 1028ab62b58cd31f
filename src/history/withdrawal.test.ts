import { expect, test } from 'vitest';
import type { WithdrawnWarning } from './licence-steps.ts';
import { findWithdrawnNamed } from './withdrawal.tsx';

const WARNING: WithdrawnWarning = {
  id: 'ossory-mills',
  name: 'Ossory Mills Savings',
  aliases: ['Össory'],
  websites: ['https://ossory.example/', 'http://www.mills.test/save'],
  issued: '2024-05-14',
  withdrawn: '2024-08-20',
  reason: 'The copy is gone.',
};

test('a withdrawn warning is found by its whole name or website, however it is written (HISTORY-17)', () => {
  const texts = [' ossory mills SAVINGS ', 'ossory', 'ossory.example', 'hxxps://www.ossory[.]example', 'https://mills.test/save/'];
  expect(texts.filter((text) => findWithdrawnNamed(text, [WARNING]) !== WARNING)).toEqual([]);
});

test('a part of a name, another page of a website, or nothing finds none', () => {
  const texts = ['Ossory Mills', 'ossory.example/en', 'mills.test', 'shop.ossory.example', '', 'https://'];
  expect(texts.filter((text) => findWithdrawnNamed(text, [WARNING]))).toEqual([]);
});

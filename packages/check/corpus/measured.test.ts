import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/support/sample.ts';
import { createCheck, VERDICTS } from '../src/check.ts';
import { genuineTexts } from './measured/genuine.ts';
import { hostileTexts } from './measured/hostile.ts';
import { PRESS } from './measured/prose.ts';
import { QUESTIONS } from './measured/questions.ts';
import { ourLists } from './our-content.ts';

/*
 * Goals on texts that were written before the engine, and that are not changed to fit it. `bench/figures.ts` measures all goals.
 */

const SEED = 20_262;
const lists = ourLists();
const { check } = createCheck(lists);
const toneOf = (text: string) => VERDICTS[check(text).verdict].tone;

test('no text with something genuine and a way to reach or pay a stranger is calm, recorded or a choice', () => {
  const wrong = hostileTexts(sampleOf(2_000), SEED, lists.firms).filter(({ text }) => {
    const { verdict } = check(text);
    return verdict !== 'partly' && VERDICTS[verdict].tone !== 'alarm';
  });
  expect(wrong).toEqual([]);
});

test('at most 1 % of genuine messages get an alarm', () => {
  const texts = genuineTexts(lists.firms);
  const all = texts.slice(0, sampleOf(texts.length));
  const alarmed = all.filter(({ text }) => toneOf(text) === 'alarm');
  expect(alarmed.length / all.length, JSON.stringify(alarmed.slice(0, 5))).toBeLessThanOrEqual(0.01);
});

test('no passage of a newspaper, a lawyer or a letter between friends accuses anybody', () => {
  const accused = PRESS.filter(({ text }) =>
    ['warned', 'both', 'notOnRecord', 'imitatesUs', 'noSuchLicence', 'otherLicence'].includes(check(text).verdict),
  );
  expect(accused).toEqual([]);
});

test('at least 80 % of the questions of victims are read as nothing: they name nobody', () => {
  const missed = QUESTIONS.filter(({ text }) => check(text).verdict !== 'nothing');
  expect(missed.length / QUESTIONS.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2);
});

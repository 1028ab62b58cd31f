import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { contentIn } from '../../../tests/support/content.ts';
import { cutStep } from './answer-texts.ts';

test.for<[step: string, first: string, rest: string]>([
  ['Send no money.', 'Send no money.', ''],
  ['Do not use it. Send no money. Wait.', 'Do not use it.', 'Send no money. Wait.'],
  ['Try the name without Ltd., S.A., or one word of it. Ask.', 'Try the name without Ltd., S.A., or one word of it.', 'Ask.'],
  ['Call the firm, e.g. its office. Wait.', 'Call the firm, e.g. its office.', 'Wait.'],
  ['¿Ha pagado? Llame a su banco.', '¿Ha pagado?', 'Llame a su banco.'],
  ['Lisez « Déjà payé ? » sur la page. Puis agissez.', 'Lisez « Déjà payé ? » sur la page.', 'Puis agissez.'],
  ['不要付款。请联系银行。', '不要付款。', '请联系银行。'],
  ['هل دفعت؟ اتصل بمصرفك.', 'هل دفعت؟', 'اتصل بمصرفك.'],
])('the heading of a step is its first sentence: %s', ([step, first, rest]) => {
  expect(cutStep(step)).toEqual([first, rest]);
});

test.for(LANGUAGES.map(({ code }) => code))('nothing of a step is lost, and no quotation is cut (%s)', (code) => {
  const { verdicts } = contentIn(code).check;
  const steps = Object.values(verdicts).flatMap(({ todo, todoOfContact = [] }) => [...todo, ...todoOfContact]);
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
  for (const step of steps) {
    const [first, rest] = cutStep(step);
    expect(withoutSpaces(first + rest)).toBe(withoutSpaces(step));
    expect(rest).not.toMatch(/^[\p{Pe}\p{Pf}"']/u);
  }
});

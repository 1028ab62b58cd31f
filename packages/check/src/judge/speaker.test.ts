import { describe, expect, test } from 'vitest';
import { createCheck, type VerdictName } from '../check.ts';

const { check } = createCheck({
  firms: [
    {
      name: 'Øresholm Bank A/S',
      licenseId: 'FCA-1998-DK-031',
      websites: ['https://oresholm-bank.example'],
      emailDomains: ['oresholm-bank.example'],
    },
    {
      name: 'Fynbosch Bank Ltd',
      licenseId: 'FCA-1998-ZA-006',
      status: 'Restricted',
      websites: ['https://fynbosch.example'],
      emailDomains: ['fynbosch.example'],
    },
  ],
  warnings: [],
  authority: { name: 'Frontier Conduct Authority', shortName: 'FCA', websites: ['https://www.frontier-conduct.example'] },
});

const TO_BANK = 'From: bob@mail.test\nTo: service@oresholm-bank.example\nSubject: my address\n\n';
const TO_LIMITED = 'From: bob@mail.test\nTo: service@fynbosch.example\nSubject: my address\n\n';

describe('who writes to a firm gives an address of their own', () => {
  test.for<[string, VerdictName]>([
    [`${TO_BANK}Dear Øresholm Bank A/S, I have moved. My new number is 07911 123456.\nBob`, 'partly'],
    [`${TO_BANK}I am a client of Øresholm Bank A/S and have moved. Write to me at bob.new@mail.test.`, 'partly'],
    ['Dear Øresholm Bank A/S,\nI have moved. Call me on 07911 123456.', 'partly'],
    ['Estimados señores de Øresholm Bank A/S: he cambiado de casa. Escríbanme a bob@mail.test', 'partly'],
    ['Chère Øresholm Bank A/S, j’ai déménagé. Écrivez-moi à bob@mail.test', 'partly'],
    ['尊敬的Øresholm Bank A/S：我搬家了。请致电 07911 123456', 'partly'],
    ['عزيزي Øresholm Bank A/S، لقد انتقلت. اكتبوا إلى bob@mail.test', 'partly'],
    [`${TO_LIMITED}Dear Fynbosch Bank Ltd, I have moved. My new number is 07911 123456.`, 'limited'],
  ])('%j: %s', ([text, verdict]) => {
    expect(check(text).verdict).toBe(verdict);
  });
});

describe('a text that speaks in the name of a firm is suspected', () => {
  test.for<[string, VerdictName]>([
    ['From: Øresholm Bank A/S <desk@evil.test>\nTo: service@oresholm-bank.example\n\nYour account is blocked.', 'notOnRecord'],
    [`${TO_BANK}Dear colleague, Øresholm Bank A/S asks you to log in at https://evil.test/x`, 'notOnRecord'],
    ['Dear Øresholm Bank A/S client, call 07911 123456', 'notOnRecord'],
    ['Dear client of Øresholm Bank A/S, call 07911 123456', 'notOnRecord'],
    ['Dear Ms Vogt, Øresholm Bank A/S has news. Call 07911 123456', 'notOnRecord'],
    [`${TO_BANK}Dear Øresholm Bank A/S, Fynbosch Bank Ltd asks you to call 07911 123456`, 'notOnRecord'],
  ])('%j: %s', ([text, verdict]) => {
    expect(check(text).verdict).toBe(verdict);
  });
});

test('a contact point of another firm than the one that is named is not on record, though its words are a name', () => {
  expect(check('Øresholm Bank A/S has a new website: https://www.fynbosch.example').verdict).toBe('notOnRecord');
});

describe('a newspaper that names us imitates nobody', () => {
  test.for<[string, VerdictName]>([
    ['Frontier Conduct Authority publishes its annual report. More at www.courier.test', 'partly'],
    ['FCA fines two firms. Visit www.courier.test for the whole story.', 'partly'],
    ['La Frontier Conduct Authority publica su informe anual. Más en www.diario.test', 'partly'],
  ])('%j: %s', ([text, verdict]) => {
    expect(check(text).verdict).toBe(verdict);
  });
});

describe('who speaks as we, or as a unit of ours, imitates us (CHECK-9)', () => {
  test.for<[string, VerdictName]>([
    ['From: Frontier Conduct Authority <desk@evil.test>\nTo: me@mail.test\n\nYour file is open.', 'imitatesUs'],
    ['Nous sommes la Frontier Conduct Authority, voir www.evil.test', 'imitatesUs'],
    ['Somos la Frontier Conduct Authority, vea www.evil.test', 'imitatesUs'],
    ['我们是Frontier Conduct Authority，网站 www.evil.test', 'imitatesUs'],
    ['نحن Frontier Conduct Authority وموقعنا www.evil.test', 'imitatesUs'],
    ['Unidad de la FCA. Responda a este correo con su pasaporte.', 'imitatesUs'],
    ['FCA compliance unit', 'nothing'],
  ])('%j: %s', ([text, verdict]) => {
    expect(check(text).verdict).toBe(verdict);
  });
});

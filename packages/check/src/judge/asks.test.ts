import { describe, expect, test } from 'vitest';
import { normalise } from '../read/normalise.ts';
import { isFromFirm } from './asks.ts';

const NAME = 'Zephyr Pay Ltd';
const isFrom = (text: string) => {
  const begin = text.indexOf(NAME);
  return isFromFirm(text, normalise(text).text, begin === -1 ? [] : [{ ranges: [[begin, begin + NAME.length]] }]);
};

describe('a message speaks as the firm that it names', () => {
  test.for([
    ['if it has a letterhead', `${NAME}\nThe Quay, London\n\nA new statement is there.`],
    ['if it is signed', `A new statement is there.\n\n${NAME}`],
    ['if it begins with the name and a colon', `${NAME}: a new statement is there.`],
    ['if it begins with the name in brackets', `【${NAME}】\nA new statement is there.`],
    ['if it asks the reader to log in', `${NAME} has a new statement. Log in at once.`],
    ['if it asks for a call', `Call us about your loan with ${NAME}.`],
    ['if it asks with letters of another script', `${NAME} has a new statement. Lоg іn at once.`],
    ['if it asks with invisible characters', `${NAME} has a new statement. Lo\u200bg in at once.`],
    ['if it asks with full-width letters', `${NAME} has a new statement. Ｌｏｇ ｉｎ at once.`],
    ['if it asks in Spanish', `Inicie sesión en su cuenta de ${NAME}.`],
    ['if it asks in French', `Cliquez sur ce lien de ${NAME}.`],
  ])('%s', ([, text = '']) => {
    expect(isFrom(text)).toBe(true);
  });
});

describe('a message of somebody else names a firm', () => {
  test.for([
    ['in a newspaper', `${NAME} warned of a copy of its site.`],
    ['in the letter of a lawyer', `${NAME} holds no account in the name of Mr Rowan.`],
    ['in minutes', `Minutes: ${NAME} onboarded.`],
  ])('%s', ([, text = '']) => {
    expect(isFrom(text)).toBe(false);
  });

  // Lawyers write of clients, as advisers at banks do.
  test.for([`${NAME} holds no account in the name of my client.`, `Our client sent GBP 12,000 to ${NAME}.`])('%s', (text) => {
    expect(isFrom(text)).toBe(false);
  });
});

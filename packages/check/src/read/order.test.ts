import { describe, expect, test } from 'vitest';
import { ourLists } from '../../corpus/our-content.ts';
import { createCheck, type FirmRecord, type ItemKind } from '../check.ts';

const ours = ourLists();
const { check } = createCheck(ours);

describe('a word inside a listed name is no dot', () => {
  const [template] = ours.firms;
  if (!template) throw new Error('The register has no firm.');
  const DOTS = ['Point', 'Dot', 'Punto', 'Punkt'];
  const ENDINGS = ['Digital', 'Capital', 'Bank', 'Insurance', 'Group', 'Com'];
  const names = DOTS.flatMap((dot) => ENDINGS.map((ending) => `Quelmora ${dot} ${ending}`));
  const firms = names.map((name, nth): FirmRecord => ({ ...template, name, otherNames: [], licenseId: `FCA-2011-GB-${nth + 100}` }));
  const listed = createCheck({ ...ours, firms });

  test.for([...ours.firms, ...ours.warnings].map(({ name }) => name).filter((name) => /\b(?:point|dot|punto|punkt)\b/i.test(name)))(
    'of our lists: %s',
    (name) => {
      expect(check(name.replace(/ Ltd$/, '')).items.map(({ kind }) => kind)).toEqual(['name']);
    },
  );

  test.for(names)('of other lists: %s', (name) => {
    for (const text of [name, name.toLowerCase(), `Is ${name} genuine?`, `I was called by ${name} today.`]) {
      expect(listed.check(text).items.map(({ kind }) => kind)).toEqual(['name']);
    }
    // The same words are a host for lists without this name.
    expect(check(name.toLowerCase()).items.map(({ kind }) => kind)).toEqual(['site']);
  });

  test('but a dot behind a name is one', () => {
    expect(check('northwold-bank . cc').items.map(({ canonical }) => canonical)).toEqual(['northwold-bank.cc']);
  });
});

test.for(['@adyen', '@adyen_support', 'telegram @zuiderkadebank', 't.me/adyen', 'https://www.facebook.com/adyen'])(
  'a name in a messenger is nobody’s name: %s',
  (text) => {
    expect(check(text).items.flatMap(({ facts }) => facts.firms)).toEqual([]);
  },
);

describe('nothing that is written in digits, as an address or as an account is lost', () => {
  const WAYS: readonly [kind: ItemKind, text: string][] = [
    ['licence', 'FCA-2013-GB-023'],
    ['account', 'GB29 NWBK 6016 1331 9268 19'],
    ['account', '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae'],
    ['phone', '+44 20 7946 0438'],
    ['phone', '+441414960279'],
    ['phone', '07911 123456'],
    ['phone', '+33612345678'],
    ['site', 'safe-asset.online'],
    ['site', 'https://safe-asset.online/u'],
    ['email', 'desk@safe-asset.online'],
    ['handle', '@fund_desk01'],
  ];
  const GAPS = [' ', '\n', '/', ' / ', ',', ', ', '.', '. '];
  const pairs = WAYS.flatMap(([kind, text]) =>
    WAYS.filter(([, other]) => other !== text).map(([otherKind, other]) => ({ kind, text, otherKind, other })),
  );

  test.for(pairs)('$kind $text before $otherKind $other', ({ kind, text, otherKind, other }) => {
    // An address goes on up to a space or a comma, and a path up to a space.
    const isOpen = [kind, otherKind].some((one) => one === 'site' || one === 'email');
    for (const gap of GAPS.filter((one) => !isOpen || one.includes(' ') || one === '\n' || (one === ',' && !text.includes('//')))) {
      const whole = `${text}${gap}${other}`;
      const kinds = check(whole).items.map((item) => item.kind);
      expect(kinds, JSON.stringify(whole)).toEqual(expect.arrayContaining([kind, otherKind]));
      expect(kinds.length, JSON.stringify(whole)).toBeGreaterThan(1);
    }
  });

  test.for([
    'Northwold Bank plc, FCA-2013-GB-023\n07911 123456',
    'Northwold Bank plc, tel. +442079460438.@fund_desk01',
    '+33612345678/07911123456',
  ])('such as in %j', (text) => {
    expect(check(text).items.filter(({ state }) => state !== 'onRecord' && state !== 'otherLicence')).not.toEqual([]);
  });
});

import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VERDICTS, type ItemState, type VerdictName } from '@frontier/check';
import { StateWord, VerdictWord } from '#src/parts/answer/verdict-word.tsx';
import { VerdictMeanings } from './verdict-meanings.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const open = (node: ReactNode) => load(renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>));
const wordOf = (node: ReactNode) => open(node)('body').text();

/** What the lists can say of an item. */
const STATES: readonly ItemState[] = [
  'warned',
  'both',
  'ours',
  'onRecord',
  'notOnRecord',
  'noSuchLicence',
  'otherLicence',
  'maybe',
  'unknown',
  'uncheckable',
];
const isVerdict = (name: string): name is VerdictName => name in VERDICTS;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);

const $ = open(<VerdictMeanings />);
/** The groups of the key, each with its words and their meanings. */
const groups = $('details')
  .toArray()
  .map((group) => ({
    heading: $(group).find('summary b').text(),
    says: $(group).find('summary b + span').text(),
    isOpen: $(group).is('[open]'),
    entries: $(group)
      .find('dt')
      .toArray()
      .map((term) => ({ word: $(term).text(), meaning: $(term).next('dd').text().trim() })),
  }));

test('every word that an answer can have is explained, each once (CHECK-11)', () => {
  const words = [
    ...NAMES.map((name) => wordOf(<VerdictWord name={name} />)),
    ...STATES.map((state) => wordOf(<StateWord state={state} />)),
  ];
  const entries = groups.flatMap((group) => group.entries);
  expect(entries.map(({ word }) => word).toSorted()).toEqual([...new Set(words)].toSorted());
  expect(entries.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('only the calm answers are called "In our register"', () => {
  const register = groups.find(({ heading }) => heading === 'In our register');
  const calm = NAMES.filter((name) => VERDICTS[name].tone === 'calm').map((name) => wordOf(<VerdictWord name={name} />));
  expect(register?.entries.map(({ word }) => word)).toEqual(calm);
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VERDICTS, type VerdictName } from '@frontier/check';
import { content } from '../../../tests/support/content.ts';
import { VerdictMeanings } from './verdict-meanings.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const $ = load(
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <VerdictMeanings />
    </I18nProvider>,
  ),
);
const { verdicts, states } = content.check;
const NAMES = Object.keys(verdicts).filter((name): name is VerdictName => name in VERDICTS);

test('every word that an answer can have is explained, each once (CHECK-11)', () => {
  const words = [...Object.values(verdicts), ...Object.values(states)].map(({ word }) => word);
  const entries = $('dt')
    .toArray()
    .map((term) => ({ word: $(term).text(), meaning: $(term).next('dd').text().trim() }));
  expect(entries.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
  expect(entries.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('only the calm answers are called "In our register"', () => {
  const group = $('details').filter((_, details) => $(details).find('summary b').text() === 'In our register');
  const calm = NAMES.filter((name) => VERDICTS[name].tone === 'calm').map((name) => verdicts[name].word);
  expect(
    group
      .find('dt')
      .toArray()
      .map((term) => $(term).text()),
  ).toEqual(calm);
});

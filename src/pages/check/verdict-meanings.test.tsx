import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VERDICTS, type ItemState, type VerdictName } from '@frontier/check';
import { StateWord, VerdictWord } from '#src/parts/answer/verdict-word.tsx';
import { VerdictMeanings } from './verdict-meanings.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const render = (node: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>);

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

test('every word that an answer can have is explained, each once (CHECK-11)', () => {
  const key = render(<VerdictMeanings />);
  const words = [
    ...Object.keys(VERDICTS)
      .filter(isVerdict)
      .map((name) => render(<VerdictWord name={name} />)),
    ...STATES.flatMap((state) => [true, false].map((isContact) => render(<StateWord state={state} isContact={isContact} />))),
  ];
  const explained = [...key.matchAll(/<dt>.*?<span>([^<]*)<\/span><\/dt>/g)].map(([, word]) => word);
  expect(explained).toHaveLength(new Set(words).size);
  expect(new Set<string | undefined>(explained)).toEqual(new Set(words));
});

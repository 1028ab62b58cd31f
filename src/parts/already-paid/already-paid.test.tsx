import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/content.ts';
import { AlreadyPaid } from './already-paid.tsx';
import { IdentitySent } from './identity-sent.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
// No-break spaces are for the eye.
const open = (part: ReactNode) => load(renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>).replaceAll('\u00a0', ' '));
const paid = { heading: 'Already paid?', part: <AlreadyPaid />, file: content.alreadyPaid };
const sent = { heading: 'Sent a copy of your identity document?', part: <IdentitySent />, file: content.identitySent };

test.for([paid, sent])('$heading is closed, and has the steps in their order, each with how soon it must be taken (WARN-10)', (one) => {
  const $ = open(one.part);
  expect($('details').is('[open]')).toBe(false);
  expect($('summary h2').text()).toBe(one.heading);
  const steps = $('ol > li')
    .toArray()
    .map((step) => {
      const [first, ...how] = $(step).children('p').toArray();
      return {
        what: $(first).find('strong').text(),
        when: $(first).children('span:not(.spoken)').text(),
        how: how.map((line) => $(line).text()),
      };
    });
  expect(steps).toEqual(one.file.steps);
});

test.for([
  ['already-paid', paid],
  ['identity-sent', sent],
] as const)('the steps of #%s are a section with an address and the name of its heading (WARN-10)', ([address, one]) => {
  const $ = open(one.part);
  const id = $('summary h2').attr('id');
  expect($(`section#${address}`).attr('aria-labelledby')).toBe(id);
  expect(id).toBeTruthy();
});

import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/content.ts';
import { OpenableSteps } from './urgent-steps.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
// No-break spaces are for the eye.
const open = (part: ReactNode) => load(renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>).replaceAll('\u00a0', ' '));
const steps = (id: string, heading: string, file: typeof content.alreadyPaid) => ({
  heading,
  part: <OpenableSteps id={id} heading={heading} content={file} />,
  file,
});
const paid = steps('already-paid', 'Already paid?', content.alreadyPaid);
const sent = steps('identity-sent', 'Sent a copy of your identity document?', content.identitySent);

test.for([paid, sent])('$heading is closed, and has the steps in their order, each with how soon it must be taken (WARN-10)', (one) => {
  const $ = open(one.part);
  expect($('details').is('[open]')).toBe(false);
  expect($('summary h2').text()).toBe(one.heading);
  const listed = $('ol > li')
    .toArray()
    .map((step) => {
      const [first, ...how] = $(step).children('p').toArray();
      return {
        what: $(first).find('strong').text(),
        when: $(first).children('span:not(.spoken)').text(),
        how: how.map((line) => $(line).text()),
      };
    });
  expect(listed).toEqual(one.file.steps);
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

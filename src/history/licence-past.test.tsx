import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { buildRegister } from '#build/content/modules/register.ts';
import { content } from '../../tests/support/content.ts';
import { LicencePast } from './licence-past.tsx';
import type { LicenceStep } from './licence-steps.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const details = buildRegister(content.firms).details[0];

/** The list of steps below the drawing, as text. */
function listOf(steps: readonly LicenceStep[]): string[] {
  if (!details) throw new Error('This test needs a firm');
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath="/regulated-companies" ssrSearch="">
        <LicencePast steps={steps} details={details} />
      </Router>
    </I18nProvider>,
  );
  const $ = load(markup);
  return $('ol > li')
    .toArray()
    .map((step) => $(step).text());
}

test('a step that was recorded on a later day says so, and the first one when the firm was entered (HISTORY-10)', () => {
  const list = listOf([
    { day: '2022-03-19', recorded: '2026-11-26', status: 'Active', tier: 'Tier 3' },
    { day: '2024-05-05', status: 'Under Review' },
    { day: '2024-06-06', recorded: '2026-11-27', status: 'Restricted', reason: 'Its capital was too low.' },
  ]);
  expect(list[0]).toContain('We granted the licence.Entered in this register on 26 November 2026.');
  expect(list[1]).not.toMatch(/recorded|Entered/i);
  expect(list[2]).toMatch(/Recorded on 27 November 2026\.Its capital was too low\./);
});

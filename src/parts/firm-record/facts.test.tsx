import { renderToStaticMarkup } from 'react-dom/server';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { FirmFacts as Facts } from '#src/register/register-data.ts';
import { FirmFacts } from './firm-facts.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** A firm, and what its record shows for each fact. The compiler asks for each new fact here. */
const FIRM: Omit<Facts, 'status'> = {
  headquarters: 'Tromsø, Norway',
  registration: '2001-02-03',
  tier: 'Tier 2',
  activities: ['Custody'],
  jurisdictions: ['Oceania'],
  capitalRatio: '23.7%',
  investigations: 4711,
  lastAudit: '2024-05-06',
};
const SHOWN: Readonly<Record<keyof typeof FIRM, string>> = {
  headquarters: 'Tromsø, Norway',
  registration: '3 February 2001',
  tier: 'Tier 2',
  activities: 'Custody',
  jurisdictions: 'Oceania',
  capitalRatio: '23.7%',
  investigations: '4711',
  lastAudit: '6 May 2024',
};

/** The status is shown above the facts. */
describe.each(['Active', 'Restricted'] as const)('the record of a firm with the status %s', (status) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath="/" ssrSearch="">
        <FirmFacts details={{ ...FIRM, status, tick: 0 }} />
      </Router>
    </I18nProvider>,
  );

  test.each(Object.entries(SHOWN))('shows the fact %s', (_fact, shown) => {
    expect(markup).toContain(shown);
  });
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { warnings } from '#src/register/warned-firms.ts';
import { isRecent, WarningTableOn } from './warning-table.tsx';

/** A day on which some warnings of the content are at most 30 days old. */
const TODAY = '2025-04-20';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test('a day is recent for 30 days, and never before it', () => {
  const today = '2025-10-31';
  expect(['2025-09-30', '2025-10-01', '2025-10-31', '2025-11-01', '2025-11-30'].map((day) => isRecent(day, today))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

/** The warnings on that day: the texts of the rows in each group, by its heading. */
function rowsOf(isByName: boolean) {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath="/warnings" ssrSearch="">
        <WarningTableOn
          today={TODAY}
          firms={warnings}
          shown={new Set(warnings.map(({ position }) => position))}
          isByName={isByName}
          open={undefined}
          onToggle={() => undefined}
        />
      </Router>
    </I18nProvider>,
  );
  const $ = load(markup);
  const groups = $('section')
    .toArray()
    .map((group): [string, string[]] => [
      $(group).find('h2').text(),
      $(group)
        .children('ul')
        .children('li')
        .toArray()
        .map((row) => $(row).text()),
    ]);
  return new Map(groups);
}

test('the warnings of the last 30 days are a group of their own, and are new in the order of names (WARN-7)', () => {
  const recent = warnings.filter(({ issued }) => isRecent(issued, TODAY)).map(({ name }) => name);
  expect(recent).toContain('10x Signal Room');
  const first = [...rowsOf(false)].find(([heading]) => heading.startsWith('Last 30 days'));
  expect(first?.[1]).toEqual(recent.map((name) => expect.stringContaining(name)));
  const rows = [...rowsOf(true).values()].flat();
  expect(rows.filter((row) => row.includes('New')).length).toBe(recent.length);
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { createCheck } from '@frontier/check';
import { buildRegister, sortByName } from '#build/content/modules/register.ts';
import { sortNewestFirst } from '#build/content/modules/warned-firm-parts.ts';
import { ALL_RECORDS } from '../../../tests/support/all-records.ts';
import { content } from '../../../tests/support/content.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { searchRegister } from './find-firms.ts';
import { SearchAnswer } from './search-answer.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

// In the order of the data files, because the answer of the check has positions.
const firms = sortByName(content.firms);
const warnings = sortNewestFirst(content.warnedFirms);
const { check } = createCheck({ firms, warnings, authority: { name: content.site.name, websites: [content.site.baseUrl] } });
const details = buildRegister(content.firms, content.warnedFirms).details.flat();

/** What the page shows about a text, and what the check answers. */
function ask(query: string, state: 'answered' | 'pending' | 'failed' = 'answered') {
  const answer = check(query);
  const { firms: matches, foundBy } = searchRegister(query);
  const [firm] = matches;
  const $ = load(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Router ssrPath="/" ssrSearch="">
          <SearchAnswer
            query={query}
            found={{ firms: matches, foundBy, registrationOrder: [], details: firm && details[firm.row] }}
            answered={state === 'answered' ? { text: query, answer, records: ALL_RECORDS } : undefined}
            isFailed={state === 'failed'}
            searched={undefined}
          />
        </Router>
      </I18nProvider>,
    ),
  );
  return {
    answer,
    firm,
    foundBy,
    /** The parts in the order of the page: the verdict of the check, and the card of the firm. */
    parts: $('[data-verdict], article:has(#firm-card-name)')
      .toArray()
      .map(({ attribs }) => attribs['data-verdict'] ?? 'card'),
    card: $('#firm-card-name').text(),
    /** The word that says whether the firm is regulated. */
    word: $('#firm-card-answer').text(),
    text: $('body').text(),
  };
}

const otherNames = details.flatMap(({ otherNames: known = [] }) => known.map(({ name }) => name));

// `src/pages/one-answer.test.tsx` asks which answer the page shows for which text.

test('a firm further down that has exactly this name is named beside the number of matches (SEARCH-2)', () => {
  // No name in the content is part of another one.
  const [first, second] = searchRegister('bank').firms;
  if (!first || !second) throw new Error('Several firms have this word in their names');
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath="/" ssrSearch="">
        <SearchAnswer
          query={second.name.toUpperCase()}
          found={{ firms: [first, second], foundBy: undefined, registrationOrder: [], details: details[first.row] }}
          answered={undefined}
          isFailed
          searched={undefined}
        />
      </Router>
    </I18nProvider>,
  );
  expect(load(shown)('body').text()).toContain(`Another firm has exactly this name: ${second.name}`);
});

test('without the check, the card of a firm stays but does not say whether it is regulated, and a link leads to the check (SEARCH-11)', () => {
  expect(ask('adyen').word).toBe('Yes');
  const { parts, word, text } = ask('adyen', 'failed');
  expect(parts).toEqual(['card']);
  expect(word).toBe('');
  expect(text).toContain('Search both lists');
});

test('a firm that is found by another name is shown with its name of today, and a line says by which name (SEARCH-2)', () => {
  for (const text of otherNames) {
    const { firm, foundBy, card, text: shown } = ask(text);
    expect(card, text).toBe(firm?.name);
    const said =
      foundBy &&
      `Found by ${foundBy.until === undefined ? 'its trading name' : `the name that it had until ${formatDay(foundBy.until)}`}: ${foundBy.name}`;
    expect(/Found by .*?(?=Active|Under|Restricted|Provisional|Merged|Ceased|$)/.exec(shown)?.[0], text).toBe(said);
  }
});

test('while the check has not answered, the card of a firm is there and says that it is being checked (SEARCH-10)', () => {
  const { parts, word, text } = ask('adyen', 'pending');
  expect(parts).toEqual(['card']);
  expect(word).toBe('');
  expect(text).toContain('Is this firm regulated?Checking…');
  expect(text).not.toContain('Search both lists');
});

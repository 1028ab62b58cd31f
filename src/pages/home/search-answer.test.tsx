import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { createCheck, recordsOf, type Answer, type VerdictName } from '@frontier/check';
import { buildRegister, sortByName } from '#build/content/register.ts';
import { sortNewestFirst } from '#build/content/warned-firms.ts';
import statuses from 'content:statuses';
import { cloneMessages, genuineMessages } from '../../../packages/check/corpus/messages.ts';
import { content } from '../../../tests/support/content.ts';
import { loadEntityFinder } from './find-entity.ts';
import type { EntityOutcome } from './find-outcome.ts';
import { Announced, Shown } from './search-answer.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

// In the order of the data files, because the answer of the check has positions.
const firms = sortByName(content.firms);
const warnings = sortNewestFirst(content.warnedFirms);
const { check } = createCheck({ firms, warnings, authority: { name: content.site.name, websites: [content.site.baseUrl] } });
const details = buildRegister(content.firms, content.warnedFirms).details.flat();
const findEntity = await loadEntityFinder();

/** What the page shows and announces about a text, and what the check answers. */
function ask(query: string) {
  const answer = check(query);
  const match = findEntity(query);
  const record = match && details[match.firm.row];
  const outcome: Extract<EntityOutcome, { query: string }> =
    match && record ? { kind: 'found', query, ...match, details: record } : { kind: 'missing', query };
  const shared = { outcome, check: { answered: { text: query, answer }, isFailed: false, retry: () => undefined } };
  const $ = load(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Router ssrPath="/" ssrSearch="">
          <Shown {...shared} onChecked={() => undefined} />
          <div id="announced">
            <Announced {...shared} />
          </div>
        </Router>
      </I18nProvider>,
    ),
  );
  const verdicts = $('[data-verdict]')
    .toArray()
    .map(({ attribs }) => attribs['data-verdict']);
  return {
    answer,
    match,
    verdicts,
    /** The name on the card of a firm, and the word that says whether it is regulated. */
    card: $('#certificate-name').text(),
    word: $('#certificate-answer').text(),
    text: $('body').text(),
    announced: $('#announced').text(),
  };
}

/** The verdicts that are shown above the card of a firm, which then says nothing. */
const ALARMS = new Set<VerdictName>(['warned', 'clone', 'imitatesUs', 'notOnRecord', 'both', 'likeWarned', 'otherLicence']);
/** The verdicts about one firm, for which its card answers whether it is regulated. */
const ANSWERED = new Set<VerdictName>(['regulated', 'limited', 'ended']);
const WORDS = new Map(statuses.map(({ status, answer }) => [status, answer]));

const names = [...firms, ...warnings].map(({ name }) => name);
const aliases = warnings.flatMap((warning) => warning.aliases);
const points = [
  ...firms.flatMap(({ websites = [], phones = [], emailDomains = [] }) => [
    ...websites,
    ...phones,
    ...emailDomains.map((domain) => `someone@${domain}`),
  ]),
  ...warnings.flatMap(({ websites, emails = [], phones = [] }) => [...websites, ...emails, ...phones]),
];
const licences = firms.map(({ licenseId }) => licenseId);

/** Texts that visitors type: what the lists have, parts of it, other forms of it, and sentences and messages about it. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'a name': [...names, ...aliases],
  'a part of a name': [...new Set([...names, ...aliases].flatMap((name) => [...name.split(' '), name.split(' ').slice(0, 2).join(' ')]))],
  'a name in other letters': [...names, ...aliases].map(
    (name) =>
      `"${name
        .normalize('NFD')
        .toUpperCase()
        .replaceAll(/[\p{M}.,]/gu, '')}"`,
  ),
  'a licence number': [...licences, ...licences.map((licence) => licence.toLowerCase().replaceAll('-', ' '))],
  'a part of a licence number': [...new Set(licences.flatMap((licence) => [licence.slice(0, 8), licence.slice(-6)]))],
  'a contact point': points,
  'a name in a sentence': names.map((name) => `I paid 4000 to ${name}`),
  'a contact point beside a firm': points.map((point, index) => `${names[index % names.length]} ${point}`),
  'a message': [...genuineMessages(60, 1, firms), ...cloneMessages(120, 2, firms, () => false)].map(({ text }) => text),
  'something else': ['nothing-here.example', 'Nobody & Sons', 'How do I get my money back?', 'a', '1', 'FCA-2020-AE-911', '🙂', '.'],
};

describe('the home page and the check never contradict each other (SEARCH-11)', () => {
  test.for(Object.keys(TEXTS))('about %s', (kind) => {
    for (const text of spread(TEXTS[kind] ?? [])) {
      const { answer, match, verdicts, card, word, text: shown, announced } = ask(text);
      const { verdict } = answer;
      const said = `${text}: ${verdict}`;
      expect(verdicts, said).toEqual(match === undefined || ALARMS.has(verdict) ? [verdict] : []);
      expect(card, said).toBe(match?.firm.name ?? '');
      expect(word !== '', said).toBe(match !== undefined && ANSWERED.has(verdict));
      const firm = word === '' ? undefined : match?.firm.row;
      expect(firm === undefined || exactFirms(answer).includes(firm), said).toBe(true);
      expect(word, said).toBe(firm === undefined ? '' : WORDS.get(firms[firm]?.status ?? 'Active'));
      expect(/: (Regulated|No longer regulated)/.test(announced), said).toBe(word !== '');
      const isListed = answer.items.some(({ facts }) => facts.firms.length + facts.warnings.length > 0);
      expect(isListed && shown.includes('Entity Not Found'), said).toBe(false);
    }
  });
});

/** As many texts of each kind as take a moment, from the whole list. */
const MAX_TEXTS = 20;

function spread(texts: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(texts.length / MAX_TEXTS));
  return texts.filter((_, index) => index % step === 0);
}

/** The rows of the firms that an answer is about, and not only similar to. */
function exactFirms(answer: Answer): number[] {
  return recordsOf(answer).firms.records.flatMap(({ rank, position }) => (rank === 'exact' ? [position] : []));
}

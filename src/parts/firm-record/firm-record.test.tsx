import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { buildRegister, sortByName } from '#build/content/modules/register.ts';
import { firmFieldsWith } from '#build/content/schemas/firm-fields.ts';
import { isRealDay } from '#build/content/schemas/values.ts';
import { writeDate } from '#src/i18n/dates.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { content } from '../../../tests/support/content.ts';
import { FirmFacts } from './firm-facts.tsx';
import { FirmStatusMark } from './firm-status.tsx';
import { StatusBlock } from './status-meaning.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

function render(node: ReactNode) {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Router ssrPath="/regulated-companies" ssrSearch="">
        {node}
      </Router>
    </I18nProvider>,
  );
  // No-break spaces are for the eye.
  return load(markup.replaceAll('\u00a0', ' '));
}

/** The record of a firm as the directory shows it, below the name. */
function recordOf(details: FirmDetails) {
  return render(
    <>
      {STANDINGS[details.status] === 'regulated' ? <FirmStatusMark status={details.status} /> : <StatusBlock details={details} />}
      <FirmFacts details={details} />
    </>,
  );
}

const details = buildRegister(content.firms, content.warnedFirms, content.past).details;
const records = sortByName(content.firms).flatMap((firm, row) => {
  const ofFirm = details[row];
  return ofFirm ? [{ firm, details: ofFirm, standing: STANDINGS[ofFirm.status], $: recordOf(ofFirm) }] : [];
});
type Record = (typeof records)[number];

/** Every record must be of one of these kinds, of which the content has at least one each. */
function each(isWanted: (record: Record) => boolean): readonly Record[] {
  const found = records.filter(isWanted);
  expect(found).not.toEqual([]);
  return found;
}

const textsOf = ($: Record['$'], selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

const CONTACT_POINTS = 'dt:contains("Contact points on record") + dd';

/** What a record shows of a value: a day in words, and each value of a list. */
function shownOf(value: string | number | readonly string[] | undefined): readonly string[] {
  if (typeof value === 'string' && isRealDay(value)) return [writeDate(value, 'en')];
  return typeof value === 'object' ? value : value === undefined ? [] : [String(value)];
}

describe('the record of every firm', () => {
  test.each(firmFieldsWith('inRecord'))('shows the field %s of the register', (field) => {
    // The ratio of a firm whose licence has ended says nothing about today.
    const shown = field === 'capitalRatio' ? records.filter(({ standing }) => standing !== 'ended') : records;
    for (const { firm, $ } of shown) {
      for (const text of shownOf(firm[field])) expect($('body').text(), firm.name).toContain(text);
    }
  });

  test('lists its trading names, and its former names with the day until which it had them (HISTORY-18)', () => {
    for (const {
      details: { otherNames },
      firm,
      $,
    } of each((record) => record.details.otherNames !== undefined)) {
      for (const { name, until } of otherNames ?? [])
        expect($('dt:contains("Other names") + dd').text(), firm.name).toContain(
          until === undefined ? `Trading name: ${name}` : `Former name, until ${writeDate(until, 'en')}: ${name}`,
        );
    }
    expect(records.some((record) => record.details.otherNames?.some(({ until }) => until !== undefined))).toBe(true);
  });

  test('has the contact points that the firm confirmed after what its licence covers, from left to right and without links (RECORD-1)', () => {
    for (const { firm, $ } of each((record) => record.firm.contactsConfirmed !== undefined)) {
      const [websites, domains, phones] = [firm.websites ?? [], (firm.emailDomains ?? []).map((domain) => `@${domain}`), firm.phones ?? []];
      expect(textsOf($, `${CONTACT_POINTS} bdi[dir=ltr]`), firm.name).toEqual([...websites, ...domains, ...phones]);
      expect(textsOf($, `${CONTACT_POINTS} dt`), firm.name).toEqual([
        ...(websites.length > 0 ? ['Websites'] : []),
        ...(domains.length > 0 ? ['Email addresses end in'] : []),
        ...(phones.length > 0 ? ['Telephone numbers'] : []),
        'Confirmed with the firm',
      ]);
      expect(textsOf($, `${CONTACT_POINTS} time`), firm.name).toEqual([writeDate(firm.contactsConfirmed ?? '', 'en')]);
      expect($(`${CONTACT_POINTS} a`), firm.name).toHaveLength(0);
      const [how] = textsOf($, CONTACT_POINTS);
      expect(how, firm.name).toContain('Compare these with what you were sent, character by character.');
      expect(how, firm.name).toContain('If something is not on record, that does not prove fraud.');
    }
  });

  test('says that there are no contact points, and leads to the Contact page only if the firm has a licence (RECORD-2)', () => {
    for (const { firm, standing, $ } of each((record) => record.firm.contactsConfirmed === undefined)) {
      expect($(`${CONTACT_POINTS} dt`), firm.name).toHaveLength(0);
      expect($(CONTACT_POINTS).text(), firm.name).toContain('We have no contact points on record for this firm');
      expect(textsOf($, `${CONTACT_POINTS} a[href="/contact"]`), firm.name).toEqual(standing === 'ended' ? [] : ['Ask us']);
    }
  });

  test('leads to its successor if the firm was merged, or says what to ask (RECORD-3)', () => {
    const asks = ({ $ }: Record) => $('p').text().includes('Ask which firm has taken over your contract.');
    const merged = each(({ firm }) => firm.status === 'Merged');
    expect(merged.filter(asks)).toEqual(merged.filter(({ firm }) => firm.successor === undefined));
    expect(records.filter(asks)).toEqual(merged.filter(asks));
    for (const { firm, $ } of each((record) => record.firm.successor !== undefined)) {
      const successor = content.firms.find(({ licenseId }) => licenseId === firm.successor)?.name;
      expect(textsOf($, `a[href="/regulated-companies?firm=${firm.successor}"]`), firm.name).toEqual([successor]);
    }
  });

  test('begins with its status, its meaning, and since when and why, if it is not active (RECORD-5, HISTORY-13)', () => {
    const limited = each(({ standing, details: { since } }) => standing !== 'regulated' && since !== undefined);
    expect(limited).toEqual(records.filter(({ standing }) => standing !== 'regulated'));
    for (const {
      firm,
      details: { since },
      $,
    } of limited) {
      const { name = '', meaning = '' } = content.statuses.find(({ status }) => status === firm.status) ?? {};
      const text = $('body').children().first().text();
      expect(text.startsWith(`${name}${meaning}`), firm.name).toBe(true);
      expect(text, firm.name).toContain(
        `Since ${writeDate(since?.day ?? '', 'en')}.${since?.reason === undefined ? '' : ` ${since.reason}`}`,
      );
    }
  });

  test('says what the licence covers before all other facts, and has no capital ratio if it has ended (RECORD-5)', () => {
    for (const { firm, standing, $ } of records) {
      const terms = textsOf($, 'dt');
      const [first] = terms;
      expect(first, firm.name).toBe({ regulated: 'Approved Activities', limited: 'Licensed for', ended: 'Was licensed for' }[standing]);
      expect(terms.includes('Capital Adequacy Ratio'), firm.name).toBe(standing !== 'ended');
      expect(terms.includes('Approved Activities'), firm.name).toBe(standing === 'regulated');
    }
  });

  test('says which ratio its tier requires beside one that can be compared with it', () => {
    const requiredOf = ({ tier }: Record['firm']) => content.tiers.find((known) => known.tier === tier)?.requiredCapital;
    const compared = each(
      ({ firm, standing }) => /^[\d.]+%$/.test(firm.capitalRatio) && requiredOf(firm) !== undefined && standing !== 'ended',
    );
    for (const { firm, $ } of compared) expect($('dd').text(), firm.name).toContain(`${requiredOf(firm)?.toFixed(1)}% required`);
    expect(records.filter(({ $ }) => $('dd').text().includes('% required'))).toEqual(compared);
  });

  test('warns of the clones that imitate the firm, and of no others', () => {
    for (const { firm, $ } of records) {
      const clones = content.warnedFirms.filter((warned) => warned.clones === firm.licenseId).map(({ id }) => `/warnings#${id}`);
      expect(
        $('a[href^="/warnings#"]')
          .toArray()
          .map((link) => $(link).attr('href')),
        firm.name,
      ).toEqual(clones);
      expect($('strong').text().includes('Clone warning:'), firm.name).toBe(clones.length > 0);
    }
    each(({ details: { clones } }) => clones !== undefined);
  });
});

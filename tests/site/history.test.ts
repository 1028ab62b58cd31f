import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import { buildChanges } from '../../build/history/change-sentences.ts';
import { writeDate } from '../../src/i18n/dates.ts';
import { findRoute } from '../../src/routes.ts';
import { content } from '../support/content.ts';

/** The past of the register in the pages of `dist/`, which can be read without JavaScript. */

/** A page as a browser without JavaScript reads it. */
const pageAt = (path: string) =>
  load(readFileSync(join('dist', fileOf(findRoute(path))), 'utf8').replaceAll('\u00a0', ' '), { scriptingEnabled: false });

test('the changes of the last 12 months are on the page, and the older ones in a file (HISTORY-20)', () => {
  const $ = pageAt('/changes');
  const { recent } = buildChanges(content).list;
  const lines = $('main li[id^=e]')
    .toArray()
    .map((line) => ({
      id: $(line).attr('id'),
      record: $(line).find('a').first().attr('href'),
      own: $(line).find('a').last().attr('href'),
      reason: $(line).find('p').text(),
      says: $(line).text(),
    }));
  const wanted = recent.filter(([, , topic]) => topic !== 'others');
  expect(lines).toEqual(
    wanted.map(([number, , , name, address, text, reason]) => ({
      id: `e${number}`,
      record: address,
      own: `/changes#e${number}`,
      reason,
      says: `${name} ${text} ${number}${reason}`,
    })),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect($('main noscript a[href="/data/history.csv"]').text()).toBe('open data (CSV)');
  // These would do nothing.
  for (const part of ['nav[aria-label="Changes by year"]', '[role=group][aria-label="Filter changes by topic"]']) {
    expect($(`main ${part}`).is('[data-script-only]'), part).toBe(true);
  }
});

test('withdrawn warnings are listed apart, at their addresses, with both days and the reason (HISTORY-14, HISTORY-15)', () => {
  const $ = pageAt('/warnings');
  const { withdrawn } = content.past;
  expect(withdrawn).not.toEqual([]);
  const apart = $('section').filter((_, section) => $(section).children('h2').text() === 'Withdrawn warnings');
  const listed = apart
    .find('li')
    .toArray()
    .map((item) => ({ id: $(item).attr('id'), name: $(item).find('h3').text(), says: $(item).find('p').text() }));
  expect(listed).toEqual(
    withdrawn.map(({ id, name, issued, withdrawn: day, reason }) => ({
      id,
      name,
      says: `Issued on ${writeDate(issued, 'en')}, withdrawn on ${writeDate(day, 'en')}.${reason}`,
    })),
  );
  expect($('article').filter((_, article) => withdrawn.some(({ id }) => id === $(article).attr('id')))).toHaveLength(0);
});

test('a row says when its warning was issued and, if it was changed, when it was last changed (HISTORY-16)', () => {
  const $ = pageAt('/warnings');
  const { warning } = content.past.records;
  expect([...warning.values()].some(({ changed }) => changed !== undefined)).toBe(true);
  for (const { id, added } of content.warnedFirms) {
    const last = warning.get(id)?.changed;
    const days = last === undefined ? '.' : `, last changed on ${writeDate(last, 'en')}.`;
    expect($(`article[id="${id}"]`).text(), id).toContain(`Warning issued on ${writeDate(added, 'en')}${days}`);
  }
});

import { i18n } from '@lingui/core';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { renderDocument } from './html-document.tsx';
import { notFound } from '#src/routes.ts';
import { publishFeeds } from '#build/content/publish-feeds.ts';
import { writeModules } from '#build/content/modules/modules.ts';

/* Text with markup is shown as text (SECURITY-2). In pages, React escapes it, and a lint rule forbids the way around that. */

const MARKUP = '</title></script>]]><script>alert(1)</script>"><img src=x onerror=alert(1)> ${alert(1)} "); alert(1); (" \\"';

test('in a content module it is a string and never code', () => {
  const source = writeModules(new Map([['page', { text: MARKUP }]])).get('page') ?? '';
  const [, literal = ''] = /^export default JSON\.parse\((".*")\)$/s.exec(source) ?? [];
  expect(JSON.parse(String(JSON.parse(literal)))).toEqual({ text: MARKUP });
});

test('in the head of a page it has no elements', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = { markup: '', title: MARKUP, name: '', description: MARKUP, canonical: undefined, alternates: [], feeds: [] };
  const files = { scripts: [], styles: [], printStyle: '/print.css', font: '/font.woff2' };
  const $ = load(renderDocument({ route: notFound, page, files, inlineScript: 'start()' }));
  expect($('title').text()).toBe(MARKUP);
  expect($('meta[name=description]').attr('content')).toBe(MARKUP);
  expect($('script').text()).toBe('start()');
  expect($('img').toArray()).toEqual([]);
});

test('in a feed it has no elements', () => {
  const warnedFirms = content.warnedFirms.slice(0, 1).map((firm) => ({ ...firm, name: MARKUP, reason: MARKUP }));
  const { files } = publishFeeds({ ...content, warnedFirms, english: { ...content.english, warnedFirms } });
  const $ = load(files.get('/feeds/warnings.atom') ?? '', { xml: true });
  expect([$('entry > title').text(), $('entry > summary').text()]).toEqual([MARKUP, MARKUP]);
  expect($('script, img').toArray()).toEqual([]);
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { rulesOf } from '../../../tests/support/content-problems.ts';
import {
  day,
  documentProse,
  emailAddress,
  httpsUrl,
  latitude,
  longitude,
  pastDay,
  pastMinute,
  publicationRef,
  rootPdf,
  siteAddress,
  sitePath,
  slug,
  text,
} from './values.ts';

/* `faults.test.ts` has the characters that a text may not contain. */

const REAL_DAY = 'must be a real day written yyyy-mm-dd';
const ROOT_PDF = 'must be a PDF file at the root of the site, such as /annual_report.pdf';
const UTC = 'must be written yyyy-mm-dd hh:mm UTC';

test.for<[kind: string, rule: string, schema: z.ZodType, ...values: (string | number)[]]>([
  ['a text', 'must not be empty', text(), ''],
  ['a text', 'must have at most 300 characters', text(), 'x'.repeat(301)],
  ['a text', 'must be text: put the number in quotation marks', text(), 1998],
  ['a text of a document', 'must contain only characters that our documents can show, not 中 文', documentProse(), 'Report 中文'],
  ['a day', REAL_DAY, day(), '2017-02-29', '2017-13-01', '2017-4-24', ''],
  ['a day', 'must be a day from 1800 to 2199', day(), '0205-03-18'],
  ['a minute', UTC, pastMinute(), '2025-07-14 09:30', '2025-07-14 24:00 UTC'],
  ['a minute', 'must be a real day', pastMinute(), '2025-02-30 09:30 UTC'],
  ['an id', 'must be lower-case words joined by hyphens', slug(), 'Apex', 'apex_trade', '-apex'],
  ['an id', 'must not be main, because every page already has a part with this id', slug(), 'main'],
  ['an email address', 'must be an email address', emailAddress(), 'support'],
  [
    'an https address',
    'must be an https address',
    httpsUrl(),
    'http://fca.example',
    'fca.example',
    'https:fca.example',
    'javascript:alert(1)',
  ],
  ['a page', 'must be an address of this site, such as /regulations', sitePath(), 'https://b.example', '//brimstone'],
  [
    'a part of a page',
    'must be an address of this site, such as /regulations or /regulatory-guidance#aml-004',
    siteAddress(),
    '/rules#derivatives',
    '/regulations#',
  ],
  ['a file at the root', ROOT_PDF, rootPdf(), '/files/a.pdf', '/a.zip', 'https://b.example/a.pdf'],
  ['a reference', 'must be a reference such as PUB-AR-2024-01', publicationRef(), 'AR-1', 'FIGURES-1'],
  ['a latitude', 'must be a number', latitude(), '', '0x31'],
  // Beyond the pole, and above the map.
  ['a latitude', 'must be at most 80', latitude(), '90.1', '80.5', 91],
  ['a longitude', 'must be a number', longitude(), '6 east'],
  ['a longitude', 'must be at least -180', longitude(), '-180.5'],
])('a wrong value is refused: %s %s', ([, rule, schema, ...values]) => {
  expect(values.map((value) => rulesOf(schema, value))).toEqual(values.map(() => [rule]));
});

describe('a day of the past', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('may be today in any time zone, but not the day after tomorrow', () => {
    vi.useFakeTimers({ now: new Date('2026-05-06T11:00:00Z'), toFake: ['Date'] });
    expect(rulesOf(pastDay(), '2026-05-07')).toEqual([]);
    expect(rulesOf(pastDay(), '2026-05-08')).toEqual(['must not be in the future: today is 2026-05-06']);
  });
});

import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { problemsOf } from '../../../tests/support/content-problems.ts';
import { DOWNLOAD, FIRM, FRAMEWORK, PUBLICATION, SITE, WARNED_FIRM } from '../../../tests/support/records.ts';
import { CAPITAL_REGIMES } from './firm-fields.ts';
import * as schemas from './records.ts';

/* What records may be. `tests/content/editors-mistakes.test.ts` has what they may not be. */

const { firmSchema, warnedFirmSchema, warnedFirmRowSchema } = schemas;

/** A firm's cells in `firms.csv`. */
const CELLS = { ...FIRM, activities: 'Lending; Custody', jurisdictions: 'Global', investigations: '0' };
const pages = (...names: string[]) => names.map((name) => ({ name, address: `https://${name}.example/` }));

test.for<[what: string, schema: z.ZodType, sound: object, ...changes: object[]]>([
  [
    'the site',
    schemas.siteSchema,
    SITE,
    { neutralPages: { en: pages('a', 'b') } },
    { neutralPages: { en: pages('a', 'b', 'c', 'd', 'e') } },
  ],
  [
    'a publication',
    schemas.publicationSchema,
    PUBLICATION,
    ...['Annual Report', 'Rule Changes', 'Enforcement Actions', 'Annual Reports of the board'].map((type) => ({ type })),
  ],
  [
    'a download, which has a link or is named by its content',
    schemas.downloadSchema,
    DOWNLOAD,
    {},
    { named: 'by-content', link: undefined },
  ],
  [
    'a framework',
    schemas.frameworkSchema,
    FRAMEWORK,
    {},
    { status: 'Proposed', effective: undefined },
    { status: 'Comment Period Open', effective: undefined, comment: { until: '2026-01-01', how: 'Write.' } },
  ],
  [
    'a firm (DATA-2, DATA-4)',
    firmSchema,
    CELLS,
    { lastAudit: FIRM.registration },
    ...['14%', '14.2%', '0%', 'N/A', ...CAPITAL_REGIMES.map((regime) => `180.5% (${regime})`)].map((capitalRatio) => ({ capitalRatio })),
  ],
  [
    'a warned firm',
    warnedFirmSchema,
    WARNED_FIRM,
    { websites: ['https://apex.pages.dev', 'https://apex.github.io/', 'https://apex.co.uk'] },
    { websites: ['https://github.io/apex', 'https://www.facebook.com/apex.club', 'https://t.me:443/apex', 'https://apex.example:8443'] },
    { websites: ['https://zürich-भारत.example:8443/a%20b;jsessionid=1.node1'] },
    { websites: ['https://t.me', 'https://apex.pages.dev'], wholeHost: ['https://t.me'] },
    { emails: ['brim@gmail.example'], phones: ['+39 06 9480 0001'] },
  ],
])('%s may have these values', ([, schema, sound, ...changes]) => {
  expect(changes.flatMap((change) => problemsOf(schema, { ...sound, ...change }))).toEqual([]);
});

describe('a row of cells', () => {
  test('is a firm, whose optional cells may be empty or missing', () => {
    expect(firmSchema.parse(CELLS)).toEqual({ ...FIRM, activities: ['Lending', 'Custody'] });
    const empty = { id: '', websites: '', emailDomains: '', phones: '', contactsConfirmed: '', successor: '' };
    expect(firmSchema.parse({ ...CELLS, ...empty, id: 'ned-2' })).toEqual({ ...FIRM, activities: ['Lending', 'Custody'], id: 'ned-2' });
  });

  test('has the contact points of a firm and the day on which they were confirmed (DATA-7)', () => {
    const cells = {
      websites: 'https://www.nederhaven.example; https://mijn.nederhaven.example/login',
      emailDomains: 'nederhaven.example; post.nederhaven.test',
      phones: '+44 20 7946 0123; +1 312 555 0123',
      contactsConfirmed: '2025-06-02',
    };
    expect(firmSchema.parse({ ...CELLS, ...cells })).toMatchObject({
      websites: ['https://www.nederhaven.example', 'https://mijn.nederhaven.example/login'],
      emailDomains: ['nederhaven.example', 'post.nederhaven.test'],
      phones: ['+442079460123', '+13125550123'],
      contactsConfirmed: '2025-06-02',
    });
  });

  test('is a warned firm, whose optional cells may be empty', () => {
    const row = { ...WARNED_FIRM, aliases: 'G; Gal', websites: 'https://g.example; https://g.test/?a;b=1', clones: FIRM.licenseId };
    const contacts = { emails: 'Help@Apex.example; @apex.test', phones: '+44 20 7946 0123; +33 1 99 00 12 34' };
    expect(warnedFirmRowSchema.parse({ ...row, ...contacts })).toEqual({
      ...row,
      aliases: ['G', 'Gal'],
      websites: ['https://g.example', 'https://g.test/?a;b=1'],
      emails: ['Help@Apex.example', '@apex.test'],
      phones: ['+442079460123', '+33199001234'],
    });
    const empty = { aliases: '', websites: '', wholeHost: '', emails: '', phones: '', clones: '' };
    expect(warnedFirmRowSchema.parse({ ...row, ...empty })).toEqual({ ...WARNED_FIRM, aliases: [], websites: [] });
  });
});

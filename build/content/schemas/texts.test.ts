import { VERDICTS } from '@frontier/check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Wrong, problemsOf, unexpected } from '../../../tests/support/content-problems.ts';
import * as schemas from './texts.ts';

const SECTION = { id: 'facts', heading: 'Facts', blocks: [{ text: 'One.' }, { list: ['Two.'] }, { ordered: ['Three.'] }] };
const DOCUMENT = { title: 'Figures', date: '2025-03-31', sections: [SECTION] };
const items = [{ id: 'c1', text: 'True.', todo: 'Do it.', source: 'AML-004' }];

const four = ['summary', 'surveillance', 'rules', 'outlook'].map((id) => ({ ...SECTION, id, blocks: [{ text: '{title} of {date}.' }] }));
const withSecond = (change: object) => four.with(1, Object.assign({}, four[1], change));

const group = (icon: string, card: string) => ({
  id: icon,
  title: 'G',
  icon,
  sections: [{ title: 'T', icon: card, description: 'Text.' }],
});
const groups = [group('do', 'licence'), group('regulate', 'rules'), group('operate', 'open'), group('who', 'staff')];
const ICONS =
  'must be one of: do, regulate, operate, who, licence, watch, warn, act, rules, tiers, capital, consult, independent, open, together, levies, assembly, board, staff, appeals';

const person = { name: 'A', country: 'Norway', background: 'B' };
const MEMBER = { ...person, role: 'Chair', independent: true, term: 'first', from: '2024-01-01', to: '2028-12-31' };
const boardWith = (change: object) => ({ lead: 'L', members: [{ ...MEMBER, ...change }] });
const official = { ...person, appointed: '2024-01-01' };

const { verdicts: verdictsSchema, advice: adviceSchema, resembles: likenessSchema } = schemas.checkSchema.shape;
const verdict = { meaning: 'It means this.', todo: ['Do that.'] };
const KINDS = ['withdraw', 'fee', 'asUs', 'paid', 'identity', 'access', 'recovery', 'code', 'report', 'scam', 'offer'];
const advice = { word: 'Do not pay', meaning: 'It means this.', todo: ['Do that.', 'Then that.'] };

describe.each<[kind: string, schema: z.ZodType, sound: object, ...Wrong[]]>([
  [
    'the text of a download',
    schemas.downloadDocumentSchema,
    { ...DOCUMENT, ref: 'PUB-XX-2030-01' },
    ['ref', 'must be a reference such as PUB-AR-2024-01', 'FIGURES-1'],
    ['date', 'must be a real day written yyyy-mm-dd', '2025-02-30'],
    ['sections', 'must have at least one section', []],
    ['sections', 'must not use a section id twice', [SECTION, SECTION]],
    ['sections', 'must be given', [{ ...SECTION, heading: undefined }]],
    ['sections', 'must be one of: text, list, ordered', [{ ...SECTION, blocks: [{ image: 'a.png' }] }]],
    ['summary', 'must not be empty', ''],
    ['author', 'is not a known key', 'A'],
  ],
  [
    'the text of a publication (PDF-5)',
    schemas.publicationTextSchema,
    { sections: four },
    ['sections', 'must have four sections', four.slice(1)],
    ['sections', 'must be the same in every publication, without braces', withSecond({ heading: 'About {title}' })],
    ...['{name} is out.', 'The {title is out.', 'The title} is out.', '{Title} is out.', '{{title}} is out.'].map((text): Wrong => [
      'sections',
      'must contain no braces except {title}, {type} and {date}',
      withSecond({ blocks: [{ text }] }),
      withSecond({ blocks: [{ list: ['One.', text] }] }),
    ]),
  ],
  [
    'a legal document',
    schemas.legalDocumentSchema,
    { ...DOCUMENT, id: 'charter', ref: 'LEG-CHARTER-v1.0', summary: 'Rules.' },
    ['ref', 'must be a reference such as LEG-CHARTER-v1.0', 'LEG-CHARTER'],
    ['date', 'must be a real day written yyyy-mm-dd', '2025-04-31'],
  ],
  [
    'a checklist',
    schemas.checklistSchema,
    { ...DOCUMENT, ref: 'CHK-AML-01', lead: 'Tick.', sections: [{ name: 'One', items }] },
    ['ref', 'must be a reference such as CHK-AML-01', 'CHK-AMLCTF-1'],
    ['date', 'must be a real day written yyyy-mm-dd', '2025-4-1'],
  ],
  [
    'an advisory',
    schemas.advisorySchema,
    { id: 'adv-xx-001', title: 'Layering', issued: '2025-07-14 09:30 UTC', lead: 'What happened.', sections: [SECTION] },
    ['id', 'must be an advisory reference such as adv-mm-001', 'adv-1'],
  ],
  [
    'About Us',
    schemas.aboutSchema,
    { lead: 'Text.', groups },
    ['groups', ICONS, groups.with(3, group('sphinx', 'staff')), groups.with(3, group('who', 'sphinx'))],
  ],
  [
    'the people',
    schemas.peopleSchema,
    { date: '2026-01-01', fictional: 'F', board: boardWith({}), appeals: { lead: 'L', panel: [official], commissioner: official } },
    ['board', 'must be after the first day of the term', boardWith({ to: '2023-12-31' })],
    ['board', 'must be one of: first, second', boardWith({ term: 'third' })],
    ['board', 'must be true or false', boardWith({ independent: 'yes' })],
  ],
  [
    'the verdicts of the check',
    verdictsSchema,
    Object.fromEntries(Object.keys(VERDICTS).map((name) => [name, verdict])),
    ['both', 'must be given', undefined],
    ['maybe', 'is not a known key', verdict],
    ['warned', 'must have at least one item', { ...verdict, todo: [] }],
  ],
  [
    'the advice of the check',
    adviceSchema,
    Object.fromEntries(KINDS.map((kind) => [kind, advice])),
    ['offer', 'must be given', undefined],
    ['maybe', 'is not a known key', advice],
    ['fee', 'must have at least two steps', { ...advice, todo: ['Do that.'] }],
    ['fee', 'must have at most four steps', { ...advice, todo: Array.from({ length: 5 }, () => 'Do that.') }],
  ],
  [
    'the likenesses of the check',
    likenessSchema,
    Object.fromEntries(Object.keys(likenessSchema.shape).map((name) => [name, 'Text.'])),
    ['letter', 'must be given', undefined],
  ],
])('%s', (_kind, schema, sound, ...wrong) => {
  test.for(wrong)('is refused: %s %s', (row) => {
    expect(unexpected(schema, sound, row)).toEqual([]);
  });
});

test('a mistake deep inside a document is reported where it is', () => {
  const sections = [SECTION, { ...SECTION, id: 'more', blocks: [{ text: 'One.' }, { list: ['Two.', ''] }] }];
  expect(problemsOf(schemas.legalDocumentSchema.pick({ sections: true }), { sections })).toEqual([
    'sections.1.blocks.1.list.1 "": must not be empty',
  ]);
});

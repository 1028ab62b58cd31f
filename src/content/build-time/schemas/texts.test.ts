import { VERDICTS } from '@frontier/check';
import { describe, expect, test } from 'vitest';
import { problemsOf, rulesOf } from '../../../../tests/support/content-problems.ts';
import {
  aboutSchema,
  advisorySchema,
  checkSchema,
  checklistSchema,
  downloadDocumentSchema,
  legalDocumentSchema,
  peopleSchema,
  publicationTextSchema,
  verifyDocumentSchema,
} from './texts.ts';

/** Changes of a valid record, each with the only problem that it causes. */
type Wrong = [change: object, problem: string];

const SECTION = { id: 'facts', heading: 'Facts', blocks: [{ text: 'One.' }] };

describe('the text of a download', () => {
  const TEXT = { title: 'Figures', ref: 'PUB-XX-2030-01', date: '2025-03-31', sections: [SECTION] };

  test('has sections of paragraphs, lists and numbered lists', () => {
    const blocks = [{ text: 'One.' }, { list: ['Two.'] }, { ordered: ['Three.'] }];
    expect(problemsOf(downloadDocumentSchema, { ...TEXT, sections: [{ ...SECTION, blocks }] })).toEqual([]);
    expect(rulesOf(downloadDocumentSchema, { ...TEXT, sections: [SECTION, SECTION] })).toEqual(['must not use a section id twice']);
  });

  test.for<Wrong>([
    [{ ref: 'FIGURES-1' }, 'ref "FIGURES-1": must be a reference such as PUB-AR-2024-01'],
    [{ date: '2025-02-30' }, 'date "2025-02-30": must be a real day written yyyy-mm-dd'],
    [{ sections: [] }, 'sections []: must have at least one section'],
    [{ sections: [{ id: 'facts', blocks: SECTION.blocks }] }, 'sections.0.heading nothing: must be given'],
    [
      { sections: [{ ...SECTION, blocks: [{ image: 'a.png' }] }] },
      'sections.0.blocks.0 {"image":"a.png"}: must be one of: text, list, ordered',
    ],
    [{ summary: '' }, 'summary "": must not be empty'],
    [{ author: 'A' }, 'author "A": is not a known key'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(downloadDocumentSchema, { ...TEXT, ...change })).toEqual([problem]);
  });
});

describe('the text of a publication (PDF-5)', () => {
  const four = ['summary', 'surveillance', 'rules', 'outlook'].map((id) => ({
    id,
    heading: 'A',
    blocks: [{ text: '{title} ({type}) of {date}.' }],
  }));
  const withSecond = (change: object) => ({ sections: four.with(1, Object.assign({}, SECTION, change)) });

  test('has four sections, which may name the publication', () => {
    expect(problemsOf(publicationTextSchema, { sections: four })).toEqual([]);
    expect(rulesOf(publicationTextSchema, { sections: four.slice(1) })).toEqual(['must have four sections']);
  });

  test.for(['{name} is out.', 'The {title is out.', 'The title} is out.', '{Title} is out.', '{{title}} is out.'])(
    'has no other braces, as in %j',
    (text) => {
      const rule = 'must contain no braces except {title}, {type} and {date}';
      expect(problemsOf(publicationTextSchema, withSecond({ blocks: [{ text }, { list: ['One.', text] }] }))).toEqual([
        `sections.1.blocks.0.text "${text}": ${rule}`,
        `sections.1.blocks.1.list.1 "${text}": ${rule}`,
      ]);
    },
  );

  test('has the same headings in every publication', () => {
    expect(problemsOf(publicationTextSchema, withSecond({ heading: 'About {title}' }))).toEqual([
      'sections.1.heading "About {title}": must be the same in every publication, without braces',
    ]);
  });
});

test.for<Wrong>([
  [{ ref: 'LEG-CHARTER' }, 'ref "LEG-CHARTER": must be a reference such as LEG-CHARTER-v1.0'],
  [{ date: '2025-04-31' }, 'date "2025-04-31": must be a real day written yyyy-mm-dd'],
])('a legal document is refused with %j', ([change, problem]) => {
  const document = { id: 'charter', title: 'Charter', ref: 'LEG-CHARTER-v1.0', date: '2025-01-02', summary: 'Rules.', sections: [SECTION] };
  expect(problemsOf(legalDocumentSchema, { ...document, ...change })).toEqual([problem]);
});

test.for<Wrong>([
  [{ ref: 'CHK-AMLCTF-1' }, 'ref "CHK-AMLCTF-1": must be a reference such as CHK-AML-01'],
  [{ date: '2025-4-1' }, 'date "2025-4-1": must be a real day written yyyy-mm-dd'],
])('a checklist is refused with %j', ([change, problem]) => {
  const items = [{ id: 'c1', text: 'True.', todo: 'Do it.', source: 'AML-004' }];
  const checklist = { title: 'Checklist', ref: 'CHK-AML-01', date: '2025-01-02', lead: 'Tick.', sections: [{ name: 'One', items }] };
  expect(problemsOf(checklistSchema, { ...checklist, ...change })).toEqual([problem]);
});

test('an advisory has the form of other documents (ALERT-2)', () => {
  const advisory = { id: 'adv-xx-001', title: 'Layering', issued: '2025-07-14 09:30 UTC', lead: 'What happened.', sections: [SECTION] };
  expect(problemsOf(advisorySchema, advisory)).toEqual([]);
  expect(problemsOf(advisorySchema, { ...advisory, id: 'adv-1' })).toEqual([
    'id "adv-1": must be an advisory reference such as adv-mm-001',
  ]);
});

test('an icon of About Us must have a drawing', () => {
  const group = (icon: string, card: string) => ({
    id: icon,
    title: 'G',
    icon,
    sections: [{ title: 'T', icon: card, description: 'Text.' }],
  });
  const groups = [group('do', 'licence'), group('regulate', 'rules'), group('operate', 'open'), group('who', 'staff')];
  expect(problemsOf(aboutSchema, { lead: 'Text.', groups })).toEqual([]);
  const rule =
    'must be one of: do, regulate, operate, who, licence, watch, warn, act, rules, tiers, capital, consult, independent, open, together, levies, assembly, board, staff, appeals';
  expect(problemsOf(aboutSchema, { lead: 'Text.', groups: groups.with(3, group('sphinx', 'sfaff')) })).toEqual([
    `groups.3.icon "sphinx": ${rule}`,
    `groups.3.sections.0.icon "sfaff": ${rule}`,
  ]);
});

describe('a member of the Board', () => {
  const person = { name: 'A', country: 'Norway', background: 'B' };
  const MEMBER = { ...person, role: 'Chair', independent: true, term: 'first', from: '2024-01-01', to: '2028-12-31' };
  const official = { ...person, appointed: '2024-01-01' };
  const peopleWith = (change: object) => ({
    date: '2026-01-01',
    fictional: 'F',
    board: { lead: 'L', caption: 'C', members: [{ ...MEMBER, ...change }] },
    appeals: { lead: 'L', panel: [official], commissioner: official },
  });

  test('has a term of office', () => {
    expect(problemsOf(peopleSchema, peopleWith({}))).toEqual([]);
  });

  test.for<Wrong>([
    [{ to: '2023-12-31' }, 'to "2023-12-31": must be after the first day of the term'],
    [{ term: 'third' }, 'term "third": must be one of: first, second'],
    [{ independent: 'yes' }, 'independent "yes": must be true or false'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(peopleSchema, peopleWith(change))).toEqual([`board.members.0.${problem}`]);
  });
});

describe('the texts of the check', () => {
  const { verdicts: verdictsSchema, resembles: likenessSchema } = checkSchema.shape;
  const verdict = { meaning: 'It means this.', todo: ['Do that.'] };
  const verdicts = Object.fromEntries(Object.keys(VERDICTS).map((name) => [name, verdict]));
  const likenesses = Object.fromEntries(Object.keys(likenessSchema.shape).map((name) => [name, 'Text.']));

  test('explain each verdict and each likeness', () => {
    expect(problemsOf(verdictsSchema, verdicts)).toEqual([]);
    expect(problemsOf(likenessSchema, likenesses)).toEqual([]);
    expect(problemsOf(verdictsSchema, { ...verdicts, both: undefined })).toEqual(['both nothing: must be given']);
    expect(problemsOf(likenessSchema, { ...likenesses, letter: undefined })).toEqual(['letter nothing: must be given']);
  });

  test.for<Wrong>([
    [{ maybe: 'Text.' }, 'maybe "Text.": is not a known key'],
    [{ warned: { ...verdict, todo: [] } }, 'warned.todo []: must have at least one item'],
  ])('are refused with %j', ([change, problem]) => {
    expect(problemsOf(verdictsSchema, { ...verdicts, ...change })).toEqual([problem]);
  });
});

describe('the texts of the page that verifies a document', () => {
  const answer = { title: 'Answer', meaning: 'It means this.', todo: ['Do that.'] };
  const answers = { published: answer, unknown: answer, unreadable: answer };
  const TEXTS = { lead: 'Lead.', privacy: 'Kept.', steps: ['Choose.'], answers, limits: ['None.'], ownCopies: 'Made anew.' };

  test('have three answers', () => {
    expect(problemsOf(verifyDocumentSchema, TEXTS)).toEqual([]);
  });

  test.for<Wrong>([
    [{ steps: [] }, 'steps []: must have at least one item'],
    [{ answers: { ...answers, unknown: undefined } }, 'answers.unknown nothing: must be given'],
    [{ answers: { ...answers, maybe: 'Text.' } }, 'answers.maybe "Text.": is not a known key'],
    [{ answers: { ...answers, unknown: { ...answer, todo: [] } } }, 'answers.unknown.todo []: must have at least one item'],
    [{ ownCopies: '' }, 'ownCopies "": must not be empty'],
  ])('are refused with %j', ([change, problem]) => {
    expect(problemsOf(verifyDocumentSchema, { ...TEXTS, ...change })).toEqual([problem]);
  });
});

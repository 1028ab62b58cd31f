import { describe, expect, test } from 'vitest';
import { located, problemsAcross } from '../../tests/support/content-problems.ts';
import { ALERT, DOWNLOAD, PUBLICATION } from '../../tests/support/records.ts';
import { collections, type LocatedRecords } from './collections.ts';
import { contentFolder } from './plugin.ts';
import { Reader } from './read.ts';

const sections = [{ id: 'facts', heading: 'Facts', blocks: [{ text: 'One.' }] }];
const text = { title: 'Figures', ref: 'PUB-XX-2030-01', date: '2025-03-31', sections };

const legal = (id: string, change: object = {}) =>
  located(`legal/${id}.yaml`, {
    id,
    ref: `LEG-${id.toUpperCase()}-v1.0`,
    date: '2025-01-02',
    title: `Text of ${id}`,
    summary: 'Rules.',
    sections: [{ id: `facts-of-${id}`, heading: 'Facts', blocks: [{ text: 'One.' }] }],
    ...change,
  });
const filing = located('pre-submission-checklist.yaml', { title: 'Before filing', ref: 'CHK-XYZ-01', date: '2025-01-02', sections });
const advisory = (change: object = {}) =>
  located('advisories/market-manipulation.yaml', {
    id: ALERT.id,
    title: ALERT.title,
    issued: ALERT.timestamp,
    lead: 'What happened.',
    sections,
    ...change,
  });
const alerts = [located('alerts.yaml', ALERT)];

describe('a reference', () => {
  test.for<[string, Partial<LocatedRecords>, string]>([
    [
      'two legal documents',
      { legalDocuments: [legal('charter'), legal('bylaws', { ref: 'LEG-CHARTER-v1.0' })] },
      'legal/bylaws.yaml:2 ref "LEG-CHARTER-v1.0": must be unique; legal/charter.yaml:2 already has it',
    ],
    [
      'two publications',
      {
        publications: [PUBLICATION, { ...PUBLICATION, id: 'another' }].map((one, index) =>
          located('publications.yaml', one, index * 6 + 1),
        ),
      },
      'publications.yaml:12 ref "PUB-AR-2030-01": must be unique; publications.yaml:6 already has it',
    ],
    [
      'a publication and a download',
      {
        publications: [located('publications.yaml', PUBLICATION)],
        downloads: [located('downloads.yaml', DOWNLOAD)],
        downloadTexts: [located('downloads/figures.yaml', { ...text, ref: PUBLICATION.ref })],
      },
      'downloads/figures.yaml:2 ref "PUB-AR-2030-01": must be unique; publications.yaml:6 already has it',
    ],
    [
      'the pre-submission checklist and a self-assessment',
      {
        filingChecklist: filing,
        checklists: [located('checklists/aml-ctf-checklist.yaml', { ...text, ref: 'CHK-XYZ-01', lead: 'Tick.', sections: [] })],
      },
      'checklists/aml-ctf-checklist.yaml:2 ref "CHK-XYZ-01": must be unique; pre-submission-checklist.yaml:2 already has it',
    ],
    [
      'an advisory and another document, whatever the case',
      { filingChecklist: { ...filing, data: { ...filing.data, ref: 'ADV-XX-001' } }, advisories: [advisory()] },
      'advisories/market-manipulation.yaml:1 id "adv-xx-001": must be unique; pre-submission-checklist.yaml:2 already has it',
    ],
  ])('may not be that of %s', ([, change, problem]) => {
    expect(problemsAcross(change)).toEqual([problem]);
  });
});

test('an advisory agrees with its alert (ALERT-1)', () => {
  expect(problemsAcross({ alerts, advisories: [advisory()] })).toEqual([]);
  expect(problemsAcross({ alerts, advisories: [advisory({ title: 'Another', issued: '2025-07-15 09:30 UTC' })] })).toEqual([
    'advisories/market-manipulation.yaml:2 title "Another": must be the same as in alerts.yaml: Layering',
    'advisories/market-manipulation.yaml:3 issued "2025-07-15 09:30 UTC": must be the same as in alerts.yaml: 2025-07-14 09:30 UTC',
  ]);
  // The alert may have been removed while its advisory is still published.
  expect(problemsAcross({ advisories: [advisory({ title: 'Another' })] })).toEqual([]);
});

test('the text of a download has the title of the list', () => {
  const downloads = [located('downloads.yaml', DOWNLOAD)];
  expect(problemsAcross({ downloads, downloadTexts: [located('downloads/figures.yaml', { ...text, title: 'Numbers' })] })).toEqual([
    'downloads/figures.yaml:1 title "Numbers": must be the same as in downloads.yaml: Figures',
  ]);
});

test('a question is answered by a document of the site, unless one of them is broken', () => {
  const faqs = [located('faqs.yaml', { id: 'when', question: 'When?', document: 'aml-999', answer: [{ text: 'Soon.' }] })];
  expect(problemsAcross({ filingChecklist: filing, faqs })).toEqual(['faqs.yaml:3 document "aml-999": must be one of: chk-xyz-01']);
  expect(problemsAcross({ faqs }, [{ file: 'guidance/aml-004.yaml', rule: 'must exist' }])).toEqual([]);
});

test('a published document has a file name of its own', () => {
  const documentTexts = collections.documentTexts.read(new Reader(contentFolder()), () => []);
  expect(problemsAcross({ documentTexts, legalDocuments: [legal('charter'), legal('bylaws', { title: 'Text of charter' })] })).toEqual([
    'legal/bylaws.yaml:4 title "Text of charter": must give its file a unique name; legal/charter.yaml:4 already has it',
  ]);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentTextsSchema, guidanceSchema } from '#build/content/schemas/texts.ts';
import { guidanceSections } from '#build/content/publish-documents.ts';

/* The list of changes of a guidance document begins with the published version. */

const readContent = (path: string): unknown => parse(readFileSync(resolve(import.meta.dirname, '../../content', path), 'utf8'));
const read = (name: string) => readContent(`guidance/${name}.yaml`);
const texts = documentTextsSchema.parse(readContent('document-texts.yaml'));
const guidance = guidanceSchema.parse(read('aml-004'));
const [newest, second, third] = guidance.changes;
if (!newest || !second || !third) throw new Error('AML-004 has fewer than three versions');

const rulesBrokenBy = (change: object) =>
  guidanceSchema.safeParse({ ...guidance, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

const inWords = (day: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

describe('the versions of a guidance document', () => {
  test.for<[string, object, string]>([
    ['must begin with the version of its reference', { ref: 'GUID-AML-004-v99.0' }, 'changes must begin with the version that ref names'],
    ['must begin with its date', { date: '2000-01-01' }, 'changes must begin with the date of the document'],
    [
      'are listed with the newest first',
      { changes: [newest, third, second] },
      'changes must name each version once, the newest first, with its date',
    ],
    [
      'are listed once each',
      { changes: [newest, { ...second, version: newest.version }] },
      'changes must name each version once, the newest first, with its date',
    ],
    [
      'leave the id of their section to it',
      { sections: [{ ...guidance.sections[0], id: 'changes' }] },
      'sections must not use the id changes, which the list of changes has',
    ],
  ])('%s', ([, change, rule]) => {
    expect(rulesBrokenBy(change)).toEqual([rule]);
  });

  test('are compared as numbers', () => {
    const older = { ...second, version: 'v3.9' };
    expect(rulesBrokenBy({ ref: 'GUID-AML-004-v3.10', changes: [{ ...newest, version: 'v3.10' }, older] })).toBeUndefined();
  });

  test('are its last section', () => {
    const last = guidanceSections(guidance, { language: 'en', texts }).at(-1);
    expect(last).toMatchObject({ id: 'changes', heading: 'What changed' });
    expect(last?.blocks).toMatchObject([
      { list: expect.arrayContaining([`${newest.version}, ${inWords(newest.date)}: ${newest.change}`]) },
    ]);
  });

  test('agree with the file on updates about DARF', () => {
    const days = guidanceSchema.parse(read('darf')).changes.map(({ date }) => inWords(date));
    const updates = readFileSync(resolve(import.meta.dirname, '../../content/downloads/crypto-asset-updates.yaml'), 'utf8');
    for (const day of days) expect(updates).toContain(day);
  });
});

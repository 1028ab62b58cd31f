import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { collections } from '../collections.ts';
import { FIRM_FIELDS, type FirmField } from '../schemas/firm-fields.ts';
import { translated } from '../schemas/values.ts';

/**
 * What is the same in every language, with the reason. A field is named by its collection and its place in the record; `*` stands
 * for any place. A new field must be translated or be in the list.
 */
const STAYS_ENGLISH: readonly { fields: readonly string[]; why: string }[] = [
  ...Object.entries<FirmField>(FIRM_FIELDS).flatMap(([name, { staysEnglish: why }]) =>
    why === undefined ? [] : [{ fields: [`firms.${name}`], why }],
  ),
  {
    fields: [
      'site.name',
      'site.shortName',
      'site.neutralPages.en.name',
      'site.neutralPages.es.name',
      'site.neutralPages.zh.name',
      'site.neutralPages.ar.name',
      'site.neutralPages.fr.name',
      'warnedFirms.name',
      'warnedFirms.aliases',
      'people.board.members.name',
      'people.appeals.panel.name',
      'people.appeals.commissioner.name',
      'check.examples.name',
      'openData.licence.name',
    ],
    why: 'Names stay as their owners write them. Visitors search for them, and compare them with what they were sent.',
  },
  {
    fields: ['site.address'],
    why: 'Postal addresses stay as they are written on an envelope.',
  },
  {
    fields: ['history.kind', 'history.about', 'history.id', 'history.field', 'history.before', 'history.after'],
    why: 'The past stays as it was written. Pages show it in the words of the language by its kind and field.',
  },
  {
    fields: ['countries.name'],
    why: 'Keys of countries. Pages show the name that Unicode has for the country (countries.ts).',
  },
  {
    fields: [
      '*.ref',
      'check.examples.licence',
      'check.examples.site',
      'guidance.code',
      'guidance.changes.version',
      'openData.changes.version',
      'checklists.sections.items.source',
      'site.licenceExample',
    ],
    why: 'References, versions and licence numbers, by which people cite a document or a licence.',
  },
  {
    fields: ['alerts.timestamp', 'advisories.issued'],
    why: 'Times in UTC, in figures.',
  },
  {
    fields: [
      'site.supportEmail',
      'site.neutralPages.en.address',
      'site.neutralPages.es.address',
      'site.neutralPages.zh.address',
      'site.neutralPages.ar.address',
      'site.neutralPages.fr.address',
      'contact.complaints.aboutUs.email',
      'contact.press.email',
      'warnedFirms.websites',
      'warnedFirms.wholeHost',
      'warnedFirms.emails',
      'warnedFirms.phones',
    ],
    why: 'Web and email addresses and telephone numbers.',
  },
  {
    fields: [
      '*.id',
      '*.link',
      '*.icon',
      '*.drawing',
      '*.tier',
      '*.status',
      'faqs.document',
      'alerts.category',
      'alerts.severity',
      'downloads.named',
      'people.board.members.term',
      'synonyms.means',
      'warnedFirms.clones',
    ],
    why: 'Keys, anchors and addresses of pages. Where a visitor needs a word for one, the page shows a text.',
  },
  {
    fields: ['countries.code', 'regions.countries', 'publications.format', 'security.languages'],
    why: 'Codes and abbreviations: NL, PDF, en.',
  },
  {
    fields: ['site.baseUrl', 'site.licencePattern', 'site.mapImage', 'feeds.tag'],
    why: 'Settings, which visitors do not see.',
  },
  {
    fields: LANGUAGES.map(({ code }) => `synonyms.${code}`),
    why: 'What visitors type, in each language already.',
  },
];

/** The fields of a schema that hold text and are not translated. */
function fieldsOf(schema: z.core.$ZodType, path: string): string[] {
  const field = translated.get(schema);
  // Of a value with a few translated words, the rest stays.
  if (field && !field.words) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path));
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out, path);
  const isText =
    (schema instanceof z.ZodString && schema.meta()?.['format'] !== 'date') || schema instanceof z.ZodEnum || schema instanceof z.ZodCustom;
  return isText ? [path] : [];
}

const fields = [...new Set(Object.entries(collections).flatMap(([name, { schema }]) => fieldsOf(schema, name)))];
const patterns = STAYS_ENGLISH.flatMap((group) => group.fields);
const covers = (pattern: string, field: string) => (pattern.startsWith('*.') ? field.endsWith(pattern.slice(1)) : field === pattern);

test('a field of the content is translated, or the list says why it stays the same', () => {
  expect(fields.filter((field) => !patterns.some((pattern) => covers(pattern, field)))).toEqual([]);
});

test('the list names only fields that exist and that are not translated', () => {
  expect(patterns.filter((pattern) => !fields.some((field) => covers(pattern, field)))).toEqual([]);
});

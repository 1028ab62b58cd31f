import { z } from 'zod';
import { envelopeSchema, openEventSchema, openFirmSchema, openWarningSchema } from './open-data.ts';
import { firmSchema, warnedFirmSchema } from './records.ts';
import { prose, term } from './values.ts';

function textForEach({ shape }: z.ZodObject) {
  return z.strictObject(Object.fromEntries(Object.keys(shape).map((name) => [name, prose()])));
}

/** The texts of each field of a record. The field that identifies the record never changes. */
function textsOf(record: z.ZodObject, identifier: string, published: z.ZodObject) {
  const names = new Set([...Object.keys(record.shape), ...Object.keys(published.shape)]);
  const textsOfField = (name: string) =>
    z.strictObject(
      Object.fromEntries([
        ...(name in record.shape && name !== identifier ? [['changed', term()] as const] : []),
        ...(name in published.shape ? [['published', prose()] as const] : []),
      ]),
    );
  return z.strictObject(Object.fromEntries(Array.from(names, (name) => [name, textsOfField(name)])));
}

/** `record-fields.yaml`: what the list of changes and the open data say about each field. */
export const recordFieldsSchema = z.strictObject({
  firms: textsOf(firmSchema, 'licenseId', openFirmSchema),
  warnings: textsOf(warnedFirmSchema, 'id', openWarningSchema),
  history: textForEach(openEventSchema),
  file: textForEach(envelopeSchema),
});

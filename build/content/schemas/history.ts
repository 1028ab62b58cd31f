import { z } from 'zod';
import { ABOUT, KINDS } from '../../history/event.ts';
import { orNothing } from './cells.ts';
import { oneOf, pastDay, prose, text } from './values.ts';

/** A value as the field of a record had it. It may be empty, and is not checked again: the past does not follow the rules of today. */
const value = () => z.string('must be text');

/** What a spreadsheet makes of +442079460123. */
const PHONE_AS_NUMBER = /^\d[\d.,]*(?:E\+\d+)?$/i;
const PHONE_RULE =
  'must be a telephone number with +, which a spreadsheet has removed: restore the file as it was, and only use npm run record';

/** `history.csv`: the past of the register, one change of one field in each row. Rows from before the column `recorded` have it empty. */
export const historySchema = z
  .strictObject({
    day: pastDay(),
    recorded: orNothing(pastDay()),
    kind: oneOf(KINDS),
    about: oneOf(ABOUT),
    id: text(),
    field: value(),
    before: value(),
    after: value(),
    reason: orNothing(prose('Why something was taken away from a firm, or a warning from the public.')),
  })
  .check(({ value: { field, ...event }, issues }) => {
    for (const key of ['before', 'after'] as const) {
      if (field !== 'phones' || !PHONE_AS_NUMBER.test(event[key])) continue;
      issues.push({ code: 'custom', input: event[key], path: [key], message: PHONE_RULE });
    }
  });

/** A text with a place in braces for each value. */
const form = (...places: readonly string[]) =>
  prose(`{${places.join('}, {')}} are replaced by values and stay as they are.`).refine(
    (wording) => places.every((place) => wording.includes(`{${place}}`)),
    `must contain ${places.map((place) => `{${place}}`).join(' and ')}`,
  );

/** `changes.yaml`: how the page of changes and the feeds say an event in a few words. */
export const changesSchema = z.strictObject({
  kinds: z.strictObject({
    recorded: prose(),
    granted: prose(),
    issued: prose(),
    published: prose(),
    replaced: prose(),
    withdrawn: prose(),
  }),
  forms: z.strictObject({
    changed: form('field', 'before', 'after'),
    added: form('field', 'after'),
    removed: form('field', 'before'),
    late: form('text', 'day'),
  }),
});

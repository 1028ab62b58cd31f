import { z } from 'zod';
import { ABOUT, KINDS } from '#src/history/event.ts';
import { orNothing } from './cells.ts';
import { oneOf, pastDay, prose, text } from './values.ts';

/** A value as the field of a record had it. It may be empty, and is not checked again: the past does not follow the rules of today. */
const value = () => z.string('must be text');

/** `history.csv`: the past of the register, one change of one field in each row. */
export const historySchema = z.strictObject({
  day: pastDay(),
  kind: oneOf(KINDS),
  about: oneOf(ABOUT),
  id: text(),
  field: value(),
  before: value(),
  after: value(),
  reason: orNothing(prose('Why something was taken away from a firm, or a warning from the public.')),
});

/** `history-hashes.csv`: a hash for each event, in the same order. */
export const historyHashSchema = z.strictObject({
  sha256: text().regex(/^[0-9a-f]{64}$/, 'must have 64 hexadecimal digits; only npm run record writes this file'),
});

import { expect, test } from 'vitest';
import type { HistoryEvent } from '#src/history/event.ts';
import { replay } from '#src/history/replay.ts';
import { missingEvents } from './compare.ts';

test('a quotation mark that becomes typographic is no change of a warning, another word is', () => {
  const event: HistoryEvent = {
    day: '2025-01-01',
    kind: 'issued',
    about: 'warning',
    id: 'a-warning',
    field: 'reason',
    before: '',
    after: "A 'senior analyst' takes the client's money.",
    reason: '',
  };
  const past = replay([event]).records;
  const missing = (reason: string) =>
    missingEvents(past, [{ about: 'warning', id: 'a-warning', fields: new Map([['reason', reason]]) }], '2025-01-02', false);
  expect(missing('A “senior analyst” takes the client’s money.')).toEqual([]);
  expect(missing('A “junior analyst” takes the client’s money.')).toMatchObject([{ kind: 'changed', field: 'reason' }]);
});

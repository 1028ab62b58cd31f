import { fill } from '#src/content/fill.ts';
import type { Change, Topic, YearOfChanges } from '#src/history/changes.ts';
import { writeDay } from '#src/i18n/dates.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { marksOf } from '#src/i18n/marks.ts';
import { writeRatio } from '#src/register/write-ratio.ts';
import type { PageAddress } from '#src/routes.ts';
import type { Content } from '../content/load.ts';
import { STATUSES, firmFieldsWith } from '../content/schemas/firm-fields.ts';
import { FIRST_KINDS, recordedOn, type HistoryEvent } from './event.ts';
import { lastAbout } from './event-rules.ts';
import type { RecordChange } from './past.ts';
import { withoutVersion } from './present.ts';

/** Decides under which topic the page lists a change. */
export function topicOf({ events }: Pick<RecordChange, 'events'>): Topic {
  const [{ kind, about }] = events;
  if (about === 'document') return 'documents';
  if (about === 'warning') return kind === 'withdrawn' ? 'withdrawals' : 'warnings';
  if (FIRST_KINDS.firm.includes(kind)) return 'licences';
  if (kind === 'merged' || kind === 'ceased') return 'ends';
  return lastAbout('status', events) ? 'statuses' : 'others';
}

/** The changes as the page of changes loads them, newest first. */
export interface ChangeParts {
  list: {
    /** The changes of the 12 months up to the latest one. */
    recent: Change[];
    /** The number of the last event. */
    last: number;
    years: YearOfChanges[];
  };
  all: Change[];
}

/** Writes each change as a sentence, in the language of the content. */
export function buildChanges(content: Content): ChangeParts {
  const changes = content.past.changes.toReversed().map(changeWriter(content));
  const since = yearBefore(changes[0]?.[1]);
  const years: YearOfChanges[] = [];
  changes.forEach(([number, day], position) => {
    const last = years.at(-1);
    if (last?.year === day.slice(0, 4)) Object.assign(last, { end: position + 1, first: number });
    else years.push({ year: day.slice(0, 4), begin: position, end: position + 1, first: number });
  });
  return {
    list: { recent: changes.filter(([, day]) => day > since), last: content.past.changes.at(-1)?.last ?? 0, years },
    all: changes,
  };
}

/** The day after which a change is recent, if the last one was on this day. */
export const yearBefore = (last = '0001-01-01') => `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;

/** Fields whose values are short enough for a line of the list. */
const SHORT: ReadonlySet<string> = new Set(firmFieldsWith('valuesInChanges'));

/** Returns a function that says what happened in a change, in the language of the content. */
export function changeWriter(content: Content): (change: Pick<RecordChange, 'number' | 'events'>) => Change {
  const { forms, kinds } = content.changes;
  const { firms, warnings } = content.recordFields;
  const marks = marksOf(content.language);
  const firmNames = new Map(content.firms.map(({ licenseId, name }) => [licenseId, name]));
  const subjectOf = subjectsOf(content, firmNames);
  const valueOf = valuesOf(content, firmNames);
  const kindText = new Map<string, string>(Object.entries(kinds));

  const textOfField = ({ about, field, before, after }: HistoryEvent): string => {
    const label = (about === 'firm' ? firms : warnings)[field]?.['changed'];
    if (label === undefined) throw new Error(`record-fields.yaml does not say that the field ${field} of a ${about} changed`);
    if (about !== 'firm' || !SHORT.has(field)) return label;
    const form = before === '' ? forms.added : after === '' ? forms.removed : forms.changed;
    return fill(form, { field: label, before: valueOf(field, before), after: valueOf(field, after) });
  };
  const textOf = (events: RecordChange['events']): string => {
    const [{ kind, about }] = events;
    const text = kindText.get(kind);
    if (text === undefined) return [...new Set(events.map(textOfField))].filter((part) => part !== '').join(marks.semicolon);
    const version = about === 'document' ? lastAbout('reference', events)?.after : undefined;
    return version === undefined ? text : text + marks.colon + version;
  };
  return ({ number, events }) => {
    const [first] = events;
    const { name, address } = subjectOf(first);
    const what = textOf(events);
    const text = first.recorded === undefined ? what : fill(forms.late, { text: what, day: writeDay(first.day, content.language) });
    const reason = events.find((event) => event.reason)?.reason ?? '';
    const line = [number, recordedOn(first), topicOf({ events }), name, address, text, reason] as const;
    const after = first.about === 'firm' ? lastAbout('status', events)?.after : undefined;
    const status = STATUSES.find((known) => known === after);
    return status ? [...line, status] : line;
  };
}

interface Subject {
  name: string;
  address: PageAddress;
}

/** Returns a function that names what an event is about, and the page that shows it. */
function subjectsOf(content: Content, firmNames: ReadonlyMap<string, string>): (event: HistoryEvent) => Subject {
  const { warning: warnings } = content.past.records;
  const documents = documentsOf(content);
  return ({ about, id }) => {
    if (about === 'firm') return { name: firmNames.get(id) ?? id, address: `/regulated-companies?firm=${encodeURIComponent(id)}` };
    if (about === 'warning') return { name: lastAbout('name', warnings.get(id)?.events ?? [])?.after ?? id, address: `/warnings#${id}` };
    return documents.get(id) ?? { name: id, address: '/publications' };
  };
}

/** The title and the page of each document, by its reference without a version. */
function documentsOf({ publishedDocuments, checklists, alerts }: Content): Map<string, Subject> {
  const pageWith = (type: string, id: string): PageAddress => {
    if (type === 'guidance') return `/regulatory-guidance#${id}`;
    if (type === 'legal') return `/legal-documents#${id}`;
    if (type === 'publication') return `/publications#${id}`;
    return alerts.find((alert) => alert.id === id)?.link ?? '/publications';
  };
  return new Map([
    ...publishedDocuments.map(({ type, id, document }) => {
      return [withoutVersion(document.reference), { name: document.title, address: pageWith(type, id) }] as const;
    }),
    ...checklists.map(({ ref, title }) => [ref, { name: title, address: '/self-assessment-tools' }] as const),
  ]);
}

/** Returns a function that says a value in the language of the content. What has no translation stays as it was written. */
function valuesOf(content: Content, firmNames: ReadonlyMap<string, string>): (field: string, value: string) => string {
  const { statuses, tiers, firms, english, countryName, language } = content;
  const names = new Map([
    ...statuses.map(({ status, name }) => [status, name] as const),
    ...tiers.map(({ tier, name }) => [tier, name] as const),
    ...english.firms.map(({ capitalRatio }, row) => [capitalRatio, firms[row]?.capitalRatio ?? capitalRatio] as const),
  ]);
  // In a line from right to left, a percentage or a foreign name must not change the order of what is beside it.
  const isolate = (text: string) => (directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text);
  return (field, value) => {
    if (field === 'country') return isolate(countryName(value));
    if (field === 'capitalRatio') return isolate(writeRatio(names.get(value) ?? value, language));
    return isolate((field === 'successor' ? firmNames : names).get(value) ?? value);
  };
}

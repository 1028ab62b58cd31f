import { fill } from '#src/content/fill.ts';
import type { Change, Topic, YearOfChanges } from '#src/history/changes.ts';
import { FIRST_KINDS, recordedOn, type HistoryEvent } from '#src/history/event.ts';
import { writeDay } from '#src/i18n/dates.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { marksOf } from '#src/i18n/marks.ts';
import { writeRatio } from '#src/register/write-ratio.ts';
import { CHANGES_PER_FILE, cut } from '#src/register/sizes.ts';
import type { PageAddress } from '#src/routes.ts';
import type { Content } from '../content/load.ts';
import { STATUSES, firmFieldsWith } from '../content/schemas/firm-fields.ts';
import { historyOf, pageOf, withoutVersion } from './present.ts';

/** The events of one kind about one record that were recorded on one day and apply from one day. */
export interface EventGroup extends Omit<HistoryEvent, 'field' | 'before' | 'after'> {
  /** The number of the first event, counted from 1. */
  number: number;
  events: HistoryEvent[];
}

/** Groups events in their order. */
export function groupEvents(events: readonly HistoryEvent[]): EventGroup[] {
  const groups: EventGroup[] = [];
  let ofDay = new Map<string, EventGroup>();
  events.forEach((event, position) => {
    const { day, recorded, kind, about, id, reason } = event;
    const last = groups.at(-1);
    if (last && recordedOn(last) !== recordedOn(event)) ofDay = new Map();
    const key = `${day} ${kind} ${about} ${id}`;
    const known = ofDay.get(key);
    const group = known ?? { number: position + 1, day, recorded, kind, about, id, reason, events: [] };
    group.events.push(event);
    if (group.reason === '') group.reason = reason;
    if (known) return;
    ofDay.set(key, group);
    groups.push(group);
  });
  return groups;
}

/** Decides under which topic the page lists a group. */
export function topicOf({ kind, about, events }: Pick<EventGroup, 'kind' | 'about' | 'events'>): Topic {
  if (about === 'document') return 'documents';
  if (about === 'warning') return kind === 'withdrawn' ? 'withdrawals' : 'warnings';
  if (FIRST_KINDS.firm.includes(kind)) return 'licences';
  if (kind === 'merged' || kind === 'ceased') return 'ends';
  return events.some(({ field }) => field === 'status') ? 'statuses' : 'others';
}

/** The changes as the page of changes loads them, newest first. */
export interface ChangeParts {
  list: {
    /** The changes of the 12 months up to the latest one. */
    recent: Change[];
    years: YearOfChanges[];
  };
  files: Change[][];
}

/** Writes each change as a sentence, in the language of the content. */
export function buildChanges(content: Content): ChangeParts {
  const changes = groupEvents(historyOf(content.history)).toReversed().map(changeWriter(content));
  const since = yearBefore(changes[0]?.[1]);
  const years: YearOfChanges[] = [];
  changes.forEach(([number, day], position) => {
    const last = years.at(-1);
    if (last?.year === day.slice(0, 4)) Object.assign(last, { end: position + 1, first: number });
    else years.push({ year: day.slice(0, 4), begin: position, end: position + 1, first: number });
  });
  return {
    list: { recent: changes.filter(([, day]) => day > since), years },
    files: cut(changes, CHANGES_PER_FILE),
  };
}

/** The day after which a change is recent, if the last one was on this day. */
export const yearBefore = (last = '0001-01-01') => `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;

/** Fields whose values are short enough for a line of the list. */
const SHORT: ReadonlySet<string> = new Set(firmFieldsWith('valuesInChanges'));

/** Returns a function that says what happened in a group, in the language of the content. */
export function changeWriter(content: Content): (group: EventGroup) => Change {
  const { forms, kinds } = content.changes;
  const { firms, warnings } = content.recordFields;
  const marks = marksOf(content.language);
  const nameOf = namesOf(content);
  const valueOf = valuesOf(content);
  const kindText = new Map<string, string>(Object.entries(kinds));

  const textOfField = ({ about, field, before, after }: HistoryEvent): string => {
    const label = (about === 'firm' ? firms : warnings)[field]?.['changed'];
    if (label === undefined) throw new Error(`record-fields.yaml does not say that the field ${field} of a ${about} changed`);
    if (about !== 'firm' || !SHORT.has(field)) return label;
    const form = before === '' ? forms.added : after === '' ? forms.removed : forms.changed;
    return fill(form, { field: label, before: valueOf(field, before), after: valueOf(field, after) });
  };
  const textOfGroup = ({ kind, about, events }: EventGroup): string => {
    const version = about === 'document' ? events.find(({ field }) => field === 'reference')?.after : undefined;
    const text = kindText.get(kind);
    if (text !== undefined) return version === undefined ? text : text + marks.colon + version;
    return [...new Set(events.map(textOfField))].filter((part) => part !== '').join(marks.semicolon);
  };
  return (group) => {
    const { number, day, recorded, id, about, reason, events } = group;
    const { name, address } = nameOf(about, id);
    const what = textOfGroup(group);
    const text = recorded === undefined ? what : fill(forms.late, { text: what, day: writeDay(day, content.language) });
    const said = [number, recordedOn(group), topicOf(group), name, address, text, reason] as const;
    const after = about === 'firm' ? events.findLast(({ field }) => field === 'status')?.after : undefined;
    const status = STATUSES.find((one) => one === after);
    return status ? [...said, status] : said;
  };
}

function namesOf(content: Content): (about: HistoryEvent['about'], id: string) => { name: string; address: PageAddress } {
  const firms = new Map(content.firms.map(({ licenseId, name }) => [licenseId, name]));
  const warnings = new Map<string, string>();
  for (const { about, id, field, after } of content.history) if (about === 'warning' && field === 'name') warnings.set(id, after);
  const documents = documentsOf(content);
  return (about, id) => {
    const address = pageOf({ about, id });
    if (about === 'firm') return { name: firms.get(id) ?? id, address };
    if (about === 'warning') return { name: warnings.get(id) ?? id, address };
    return documents.get(id) ?? { name: id, address };
  };
}

/** The title and the page of each document, by its reference without a version. */
function documentsOf({ publishedDocuments, checklists, alerts }: Content): Map<string, { name: string; address: PageAddress }> {
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

/** Says a value in the language of the content. What has no translation stays as it was written. */
function valuesOf({ statuses, tiers, firms, english, countryName, language }: Content): (field: string, value: string) => string {
  const names = new Map([
    ...statuses.map(({ status, name }) => [status, name] as const),
    ...tiers.map(({ tier, name }) => [tier, name] as const),
    ...english.firms.map(({ capitalRatio }, row) => [capitalRatio, firms[row]?.capitalRatio ?? capitalRatio] as const),
  ]);
  const firmNames = new Map(firms.map(({ licenseId, name }) => [licenseId, name]));
  // In a line from right to left, a percentage or a foreign name must not change the order of what is beside it.
  const isolate = (text: string) => (directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text);
  return (field, value) => {
    if (field === 'country') return isolate(countryName(value));
    if (field === 'capitalRatio') return isolate(writeRatio(names.get(value) ?? value, language));
    return isolate((field === 'successor' ? firmNames : names).get(value) ?? value);
  };
}

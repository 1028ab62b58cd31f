import type { LocatedRecords } from '../collections.ts';
import type { DocumentWithSource } from '../documents/publish-documents.ts';
import type { Located } from '../reading/check-record.ts';
import type { Reader } from '../reading/read.ts';
import { type Cited, checkUnique, citedBy } from '../reading/references.ts';
import type { Alert } from '../schemas/records.ts';
import type { Advisory, Faq } from '../schemas/texts.ts';

/** Checks the rules across documents, questions and other texts. */
export function checkDocuments(reader: Reader, found: LocatedRecords, documents: readonly DocumentWithSource[]): void {
  const { guidance, filingChecklist, faqs, legalDocuments, tools, advisories, alerts } = found;
  const documentAnchors = [...guidance.flatMap((document) => citedBy(document, 'code')), ...citedBy(filingChecklist, 'ref')];
  checkFaqs(reader, faqs, documentAnchors);
  checkUnique(
    reader,
    tools.flatMap((tool) => citedBy(tool, 'link')),
    'be unique',
  );
  for (const advisory of advisories) agreeWithAlert(reader, advisory, alerts);
  checkDownloadTitles(reader, found);
  checkUnique(reader, referencesOf(found), 'be unique');
  checkNamesOfFiles(reader, documents);
  checkUnique(reader, [...documentAnchors, ...faqs.flatMap((faq) => citedBy(faq, 'id'))], 'be unique on its page');
  checkUnique(reader, legalDocuments.flatMap(legalAnchors), 'be unique on its page');
}

function referencesOf(found: LocatedRecords): Cited[] {
  const withRef = (records: readonly Located<{ ref: string }>[]) => records.flatMap((located) => citedBy(located, 'ref'));
  return [
    ...withRef(found.guidance),
    ...citedBy(found.filingChecklist, 'ref'),
    ...withRef(found.legalDocuments),
    ...withRef(found.checklists),
    ...found.advisories.flatMap((located) => citedBy(located, 'id')),
    ...withRef(found.publications),
    ...withRef(found.downloadTexts),
  ];
}

/** No two published documents may have the same id or file name. */
function checkNamesOfFiles(reader: Reader, documents: readonly DocumentWithSource[]) {
  const ids: Cited[] = [];
  const files: Cited[] = [];
  for (const { published, source } of documents) {
    const { file, line, lineOf } = source;
    // An id that a list has twice is reported with the list.
    if (!ids.some((cited) => cited.file === file && cited.name === published.id)) {
      ids.push({ name: published.id, value: published.id, key: 'id', file, line });
    }
    // The file name comes from the title; for guidance, from the part after the code.
    const key = published.type === 'guidance' && 'name' in source.data ? 'name' : 'title';
    const value: unknown = Reflect.get(source.data, key);
    if (published.type !== 'static') files.push({ name: published.file, value: String(value), key, file, line: lineOf(key) });
  }
  checkUnique(reader, files, 'give its file a unique name');
  checkUnique(reader, ids, 'be unique');
}

/** The ids of a legal document and its sections, which are all anchors on one page. */
function legalAnchors(document: LocatedRecords['legalDocuments'][number]): Cited[] {
  const { data, file, lineOf } = document;
  return [
    ...citedBy(document, 'id'),
    ...data.sections.map(({ id }) => ({ name: id, value: id, key: 'sections', file, line: lineOf('sections') })),
  ];
}

/** The text of a download must have the same title as its entry in the list. */
function checkDownloadTitles(reader: Reader, { downloads, downloadTexts }: LocatedRecords) {
  const titles = new Map(downloads.map(({ data }) => [`downloads/${data.id}.yaml`, data.title]));
  for (const text of downloadTexts) mustBe(reader, text, 'title', titles.get(text.file) ?? '', 'downloads.yaml');
}

/** The answer to a question must name an existing guidance document by its code, in lower case. */
function checkFaqs({ problems }: Reader, faqs: readonly Located<Faq>[], guidance: readonly Cited[]) {
  // A broken guidance document is reported once, not again with each question.
  if (problems.some(({ file }) => file.startsWith('guidance') || file === 'pre-submission-checklist.yaml')) return;
  const known = guidance.map(({ name }) => name.toLowerCase());
  for (const { data, file, lineOf } of faqs) {
    if (known.includes(data.document)) continue;
    problems.push({ file, line: lineOf('document'), key: 'document', value: data.document, rule: `must be one of: ${known.join(', ')}` });
  }
}

/** An advisory must have the same title and time as its alert. */
function agreeWithAlert(reader: Reader, advisory: Located<Advisory>, alerts: readonly Located<Alert>[]) {
  const alert = alerts.find(({ data }) => data.id === advisory.data.id)?.data;
  // The alert may have been removed while its advisory is still published.
  if (!alert) return;
  mustBe(reader, advisory, 'title', alert.title, 'alerts.yaml');
  mustBe(reader, advisory, 'issued', alert.timestamp, 'alerts.yaml');
}

function mustBe<K extends string>(
  { problems }: Reader,
  { data, file, lineOf }: Located<Record<K, string>>,
  key: K,
  wanted: string,
  where: string,
) {
  if (data[key] !== wanted)
    problems.push({ file, line: lineOf(key), key, value: data[key], rule: `must be the same as in ${where}: ${wanted}` });
}

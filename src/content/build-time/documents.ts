import * as schemas from '#src/content/document-schemas.ts';
import { CHANGES, type GuidanceHead } from '#src/content/guidance-head.ts';
import {
  type Paper,
  advisoryPaper,
  filingChecklistPaper,
  guidancePaper,
  guidanceSections,
  legalPaper,
  publicationPaper,
  staticPaper,
} from '#src/content/papers.ts';
import type { Alert, Download, Publication } from '#src/content/schemas.ts';
import type { PAGES_WITH_PARTS } from '#src/content/values.ts';
import type { Located, Reader } from './read.ts';
import { type Cited, checkUnique, citedBy } from './references.ts';

/** The lists of the content folder that documents must agree with. */
interface Lists {
  alerts: readonly Located<Alert>[];
  publications: readonly Located<Publication>[];
  downloads: readonly Located<Download>[];
}

/** The documents of the content folder. */
export interface Documents {
  /** By the name of the module that a page imports (`content:<name>`). */
  modules: Map<string, unknown>;
  /** Those that are published as files. */
  papers: Paper[];
  /** The addresses of documents, of their sections and of questions. */
  addresses: ReadonlySet<string>;
}

export function readDocuments(reader: Reader, { alerts, publications, downloads }: Lists): Documents {
  const modules = new Map<string, unknown>();
  const papers: Paper[] = [];
  const references: Cited[] = [];
  const files: Cited[] = [];
  /** What each paper is asked for by, and what each section of two pages with several documents is linked by. */
  const ids: Cited[] = [];
  const guidanceAnchors: Cited[] = [];
  const legalAnchors: Cited[] = [];
  const keep = <T>(name: string, located: Located<T> | undefined) => modules.set(name, located?.data);
  const keepAll = <T>(name: string, located: readonly (Located<T> | undefined)[]) =>
    modules.set(
      name,
      located.map((one) => one?.data),
    );
  /** A record that carries the reference by which it is cited. */
  const cited = <T extends { ref: string }>(located: Located<T> | undefined) => {
    references.push(...citedBy(located, 'ref'));
    return located;
  };
  /** A record that is published as a file, named after its title (for guidance, after what follows its code). */
  const published = <K extends string, T extends Record<K, string>>(
    located: Located<T> | undefined,
    key: K,
    paperOf: (record: T) => Paper,
  ) => {
    if (!located) return located;
    const paper = paperOf(located.data);
    papers.push(paper);
    // A list says itself that it has an id twice.
    if (!ids.some(({ file, name }) => file === located.file && name === paper.id)) {
      ids.push({ name: paper.id, value: paper.id, key: 'id', file: located.file, line: located.line });
    }
    if (paper.type !== 'static') files.push(...citedBy(located, key, paper.file));
    return located;
  };

  const guidance = ['aml-004', 'crd-021', 'darf'].map((name) =>
    published(cited(reader.record(`guidance/${name}.yaml`, schemas.guidanceSchema)), 'name', guidancePaper),
  );
  const faqs = reader.list('faqs.yaml', schemas.faqSchema);
  keepAll('faqs', faqs);
  const filingChecklist = published(
    cited(reader.record('pre-submission-checklist.yaml', schemas.filingChecklistSchema)),
    'title',
    filingChecklistPaper,
  );
  for (const document of guidance) guidanceAnchors.push(...citedBy(document, 'code'));
  guidanceAnchors.push(...citedBy(filingChecklist, 'ref'));
  checkFaqs(reader, faqs, guidanceAnchors);
  guidanceAnchors.push(...faqs.flatMap((faq) => citedBy(faq, 'id')));
  // The page's own list of them is in its first load; their texts are in its HTML, and come apart from it.
  modules.set(
    'guidance',
    [...guidance, filingChecklist].map((located) => located && headOf(located.data)),
  );
  modules.set('guidance-texts', [...guidance.map((located) => located && guidanceSections(located.data)), filingChecklist?.data.sections]);
  const legal = ['charter', 'bylaws', 'code-of-conduct'].map((name) =>
    published(cited(reader.record(`legal/${name}.yaml`, schemas.legalDocumentSchema)), 'title', legalPaper),
  );
  keepAll('legal-documents', legal);
  for (const document of legal) {
    legalAnchors.push(...citedBy(document, 'id'));
    for (const { id } of document?.data.sections ?? []) {
      legalAnchors.push({ name: id, value: id, key: 'sections', file: document?.file ?? '', line: document?.lineOf('sections') });
    }
  }
  keep('privacy-policy', reader.record('legal/privacy-policy.yaml', schemas.policySchema));
  keep('terms-of-service', reader.record('legal/terms-of-service.yaml', schemas.policySchema));
  keep('accessibility', reader.record('legal/accessibility.yaml', schemas.accessibilitySchema));
  keep('security', reader.record('security.yaml', schemas.securityPageSchema));
  const tools = reader.list('tools.yaml', schemas.toolSchema);
  checkUnique(
    reader,
    tools.flatMap((tool) => citedBy(tool, 'link')),
    'be unique',
  );
  keepAll('tools', tools);
  keep('about', reader.record('about.yaml', schemas.aboutSchema));
  keep('people', reader.record('people.yaml', schemas.peopleSchema));
  keep('surveillance', reader.record('surveillance.yaml', schemas.surveillanceSchema));
  keep('contact', reader.record('contact.yaml', schemas.contactSchema));
  keep('report-abuse', reader.record('report-abuse.yaml', schemas.reportAbuseSchema));
  keep('licensing', reader.record('licensing.yaml', schemas.licensingSchema));
  keep('returns', reader.record('returns.yaml', schemas.returnsSchema));
  const glossary = reader.record('glossary.yaml', schemas.glossarySchema);
  keep('glossary', glossary);
  keep('portal', reader.record('portal.yaml', schemas.portalSchema));
  keep('verify-document', reader.record('verify-document.yaml', schemas.verifyDocumentSchema));
  keep('check', reader.record('check.yaml', schemas.checkSchema));
  keep('already-paid', reader.record('already-paid.yaml', schemas.alreadyPaidSchema));
  for (const name of ['aml-ctf-checklist', 'market-abuse-risk', 'cybersecurity-posture']) {
    keep(`checklists/${name}`, cited(reader.record(`checklists/${name}.yaml`, schemas.checklistSchema)));
  }
  for (const name of ['market-manipulation', 'regulatory-update', 'enforcement-action']) {
    const advisory = published(reader.record(`advisories/${name}.yaml`, schemas.advisorySchema), 'title', advisoryPaper);
    references.push(...citedBy(advisory, 'id'));
    keep(`advisories/${name}`, advisory);
    if (advisory) agreeWithAlert(reader, advisory, alerts);
  }
  const text = reader.record('publication-text.yaml', schemas.publicationTextSchema);
  for (const publication of publications) {
    cited(publication);
    if (text) published(publication, 'title', (record) => publicationPaper(record, text.data));
  }
  // Each file once, also when the list names it twice, which is reported there.
  for (const [id, title] of new Map(downloads.map(({ data }) => [data.id, data.title]))) {
    const document = cited(reader.record(`downloads/${id}.yaml`, schemas.downloadDocumentSchema));
    if (document) mustBe(reader, document, 'title', title, 'downloads.yaml');
    published(document, 'title', (record) => staticPaper(id, record));
  }
  const addresses = new Set([
    ...[...guidance, filingChecklist].flatMap((document) =>
      partsOf('/regulatory-guidance', document && headOf(document.data).id, document),
    ),
    ...guidance.flatMap((document) => (document ? [`/regulatory-guidance#${headOf(document.data).id}-${CHANGES}`] : [])),
    ...faqs.map(({ data }) => `/regulatory-guidance#${data.id}`),
    ...legal.flatMap((document) => partsOf('/legal-documents', document?.data.id, document, '')),
    ...(glossary?.data.terms ?? []).map(({ id }) => `/glossary#${id}`),
  ]);
  checkUnique(reader, references, 'be unique');
  checkUnique(reader, files, 'give its file a unique name');
  checkUnique(reader, ids, 'be unique');
  checkUnique(reader, guidanceAnchors, 'be unique on its page');
  checkUnique(reader, legalAnchors, 'be unique on its page');
  return { modules, papers, addresses };
}

/** The addresses of a document and of its sections, whose ids begin with that of the document or stand alone. */
function partsOf(
  page: (typeof PAGES_WITH_PARTS)[number],
  id: string | undefined,
  document: Located<{ sections: readonly { id: string }[] }> | undefined,
  prefix = `${id}-`,
): string[] {
  if (id === undefined || !document) return [];
  return [`${page}#${id}`, ...document.data.sections.map((section) => `${page}#${prefix}${section.id}`)];
}

/** An answer names the guidance that it comes from by its code, in lower case. */
function checkFaqs({ problems }: Reader, faqs: readonly Located<schemas.Faq>[], guidance: readonly Cited[]) {
  // A guidance document that is broken itself is reported there, not again with each question.
  if (problems.some(({ file }) => file.startsWith('guidance/') || file === 'pre-submission-checklist.yaml')) return;
  const known = guidance.map(({ name }) => name.toLowerCase());
  for (const { data, file, lineOf } of faqs) {
    if (known.includes(data.document)) continue;
    problems.push({ file, line: lineOf('document'), key: 'document', value: data.document, rule: `must be one of: ${known.join(', ')}` });
  }
}

/** What a list of guidance documents says of one: the title is code and name (GUIDE-3). */
function headOf(document: schemas.Guidance | schemas.FilingChecklist): GuidanceHead {
  const { ref, date } = document;
  if ('title' in document) return { id: ref.toLowerCase(), title: `${ref} ${document.title}`, ref, date };
  const { code, name, summary } = document;
  return { id: code.toLowerCase(), title: `${code} ${name}`, ref, date, summary };
}

/** An advisory says the same as the alert that leads to it. */
function agreeWithAlert(reader: Reader, advisory: Located<schemas.Advisory>, alerts: readonly Located<Alert>[]) {
  const alert = alerts.find(({ data }) => data.id === advisory.data.id)?.data;
  // An alert may have ended while its advisory is still to be read.
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

import * as schemas from '../document-schemas.ts';
import type { Alert, Download, Publication } from '../schemas.ts';
import type { Located, Reader } from './read.ts';
import { type Reference, checkReferences, referenceOf } from './references.ts';

/** The lists of the content folder that documents must agree with. */
interface Lists {
  alerts: readonly Located<Alert>[];
  publications: readonly Located<Publication>[];
  downloads: readonly Located<Download>[];
}

/** The documents of the content folder, by the name of the module that a page imports (`content:<name>`). */
export function readDocuments(reader: Reader, { alerts, publications, downloads }: Lists): Map<string, unknown> {
  const documents = new Map<string, unknown>();
  const references: Reference[] = publications.flatMap((publication) => referenceOf(publication, 'ref'));
  const keep = <T>(name: string, located: Located<T> | undefined) => documents.set(name, located?.data);
  const keepAll = <T>(name: string, located: readonly (Located<T> | undefined)[]) =>
    documents.set(
      name,
      located.map((one) => one?.data),
    );
  /** A record that carries the reference by which it is cited. */
  const cited = <T extends { ref: string }>(located: Located<T> | undefined) => {
    references.push(...referenceOf(located, 'ref'));
    return located;
  };

  keepAll(
    'guidance',
    ['aml-004', 'crd-021', 'darf'].map((name) => cited(reader.record(`guidance/${name}.yaml`, schemas.guidanceSchema))),
  );
  keepAll('faqs', reader.list('faqs.yaml', schemas.faqSchema));
  keep('filing-checklist', cited(reader.record('pre-submission-checklist.yaml', schemas.filingChecklistSchema)));
  keepAll(
    'legal-documents',
    ['charter', 'bylaws', 'code-of-conduct'].map((name) => cited(reader.record(`legal/${name}.yaml`, schemas.legalDocumentSchema))),
  );
  keep('privacy-policy', reader.record('legal/privacy-policy.yaml', schemas.policySchema));
  keep('terms-of-service', reader.record('legal/terms-of-service.yaml', schemas.policySchema));
  keep('accessibility', reader.record('legal/accessibility.yaml', schemas.accessibilitySchema));
  keepAll('tools', reader.list('tools.yaml', schemas.toolSchema));
  keep('about', reader.record('about.yaml', schemas.aboutSchema));
  keep('surveillance', reader.record('surveillance.yaml', schemas.surveillanceSchema));
  keep('contact', reader.record('contact.yaml', schemas.contactSchema));
  keep('report-abuse', reader.record('report-abuse.yaml', schemas.reportAbuseSchema));
  keep('portal', reader.record('portal.yaml', schemas.portalSchema));
  keep('verify-document', reader.record('verify-document.yaml', schemas.verifyDocumentSchema));
  for (const name of ['aml-ctf-checklist', 'market-abuse-risk', 'cybersecurity-posture']) {
    keep(`checklists/${name}`, cited(reader.record(`checklists/${name}.yaml`, schemas.checklistSchema)));
  }
  for (const name of ['market-manipulation', 'regulatory-update', 'enforcement-action']) {
    const advisory = reader.record(`advisories/${name}.yaml`, schemas.advisorySchema);
    references.push(...referenceOf(advisory, 'id'));
    keep(`advisories/${name}`, advisory);
    if (advisory) agreeWithAlert(reader, advisory, alerts);
  }
  keep('publication-text', reader.record('publication-text.yaml', schemas.publicationTextSchema));
  documents.set(
    'download-documents',
    // Each file once, also when the list names it twice, which is reported there.
    [...new Map(downloads.map(({ data }) => [data.id, data.title]))].flatMap(([id, title]) => {
      const document = cited(reader.record(`downloads/${id}.yaml`, schemas.downloadDocumentSchema));
      if (!document) return [];
      mustBe(reader, document, 'title', title, "the item's in downloads.yaml");
      return [{ id, ...document.data }];
    }),
  );
  checkReferences(reader, references);
  return documents;
}

/** An advisory says the same as the alert that leads to it. */
function agreeWithAlert(reader: Reader, advisory: Located<schemas.Advisory>, alerts: readonly Located<Alert>[]) {
  const alert = alerts.find(({ data }) => data.id === advisory.data.id)?.data;
  // An alert may have ended while its advisory is still to be read.
  if (!alert) return;
  mustBe(reader, advisory, 'title', alert.title, "the alert's");
  mustBe(reader, advisory, 'issued', alert.timestamp, "the alert's");
}

function mustBe<K extends string>(
  { problems }: Reader,
  { data, file, lineOf }: Located<Record<K, string>>,
  key: K,
  wanted: string,
  whose: string,
) {
  if (data[key] !== wanted) problems.push({ file, line: lineOf(key), key, value: data[key], rule: `must be ${whose}: ${wanted}` });
}

import * as schemas from '../document-schemas.ts';
import type { Alert } from '../schemas.ts';
import type { Located, Reader } from './read.ts';

/** The documents of the content folder, by the name of the module that a page imports (`content:<name>`). */
export function readDocuments(reader: Reader, alerts: readonly Located<Alert>[]): Map<string, unknown> {
  const documents = new Map<string, unknown>();
  const keep = <T>(name: string, located: Located<T> | undefined) => documents.set(name, located?.data);
  const keepAll = <T>(name: string, located: readonly (Located<T> | undefined)[]) =>
    documents.set(
      name,
      located.map((one) => one?.data),
    );

  keepAll(
    'guidance',
    ['aml-004', 'crd-021', 'darf'].map((name) => reader.record(`guidance/${name}.yaml`, schemas.guidanceSchema)),
  );
  keepAll('faqs', reader.list('faqs.yaml', schemas.faqSchema));
  keep('filing-checklist', reader.record('pre-submission-checklist.yaml', schemas.filingChecklistSchema));
  keepAll(
    'legal-documents',
    ['charter', 'bylaws', 'code-of-conduct'].map((name) => reader.record(`legal/${name}.yaml`, schemas.legalDocumentSchema)),
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
  for (const name of ['aml-ctf-checklist', 'market-abuse-risk', 'cybersecurity-posture']) {
    keep(`checklists/${name}`, reader.record(`checklists/${name}.yaml`, schemas.checklistSchema));
  }
  for (const name of ['market-manipulation', 'regulatory-update', 'enforcement-action']) {
    const advisory = reader.record(`advisories/${name}.yaml`, schemas.advisorySchema);
    keep(`advisories/${name}`, advisory);
    if (advisory) agreeWithAlert(reader, advisory, alerts);
  }
  return documents;
}

/** An advisory says the same as the alert that leads to it. */
function agreeWithAlert(reader: Reader, { data, file }: Located<schemas.Advisory>, alerts: readonly Located<Alert>[]) {
  const alert = alerts.find((located) => located.data.id === data.id)?.data;
  // An alert may have ended while its advisory is still to be read.
  if (!alert) return;
  if (alert.title !== data.title)
    reader.problems.push({ file, key: 'title', value: data.title, rule: `must be the alert's: ${alert.title}` });
  if (alert.timestamp !== data.issued)
    reader.problems.push({ file, key: 'issued', value: data.issued, rule: `must be the alert's: ${alert.timestamp}` });
}

import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import recordPages from 'content:record-pages';
import type { FeedId } from '#build/content/schemas/open-data.ts';
import type { PageName } from '#src/routes.ts';

/** A text of the interface, or one of the content, which is in the language of the page already. */
type PageText = MessageDescriptor | string;

export function textOf(text: PageText): string {
  return typeof text === 'string' ? text : i18n._(text);
}

/** What search engines and lists say about a page. */
interface PageMeta {
  /** The same text as the page's heading. */
  title: PageText;
  /** For search results and link previews. */
  description: PageText;
  /** The Atom feeds that the head of the page names. */
  feeds?: readonly FeedId[];
}

/**
 * The title, description and feeds of each page, by the name of its folder in `pages/`. Only the build and `/search`, which lists all pages, import
 * this. In the first load of every page, it would be two kilobytes that nobody needs (docs/decisions/007).
 */
export const pageMeta: Readonly<Record<PageName, PageMeta>> = {
  home: {
    title: msg`Ensuring Market Integrity Across Borders`,
    description: msg`Check whether a firm is regulated, read the latest alerts and warnings, and find our rules and guidance for firms in cross-border financial markets.`,
    feeds: ['warnings', 'publications', 'changes'],
  },
  'regulated-companies': {
    title: msg`Regulated Companies`,
    description: msg`The register of the firms we supervise: licence number, status, tier, permissions and capital adequacy ratio. Search by name, country or licence number.`,
  },
  'register-in-figures': {
    title: msg`The register in figures`,
    description: msg`How many firms the register contains by country, status, tier and activity, and how many licences we granted each year. Each figure leads to its firms.`,
  },
  changes: {
    title: msg`Changes to the register`,
    description: msg`What changed in the register, the warnings and the documents, day by day: licences, statuses, licences that ended, warnings and their withdrawal.`,
    feeds: ['changes'],
  },
  warnings: {
    title: msg`Investor Warnings`,
    description: msg`Firms and websites that are not authorised by us: names, aliases, addresses and why we warn about them. Search before you send money or documents.`,
    feeds: ['warnings'],
  },
  regulations: {
    title: msg`Regulations`,
    description: msg`The four regulatory frameworks for derivatives, equities, crypto-assets and financial crime: what each requires of firms, and its status.`,
  },
  'market-surveillance': {
    title: msg`Market Surveillance`,
    description: msg`How we monitor markets around the clock: anomaly detection, monitoring across markets and assets, predictive risk analytics, and the limits of each.`,
  },
  'compliance-resources': {
    title: msg`Compliance Resources`,
    description: msg`What it takes to get a licence, what firms file and when, our guidance, and checklists for your own controls.`,
  },
  publications: {
    title: msg`Publications`,
    description: msg`Annual reports, rule changes and enforcement actions, and documents to download.`,
    feeds: ['publications'],
  },
  'open-data': {
    title: msg`Open data`,
    description: msg`The register and the warnings as CSV and JSON: what each field contains, the licence, how the data may change, and the feeds.`,
    feeds: ['warnings', 'publications', 'changes'],
  },
  glossary: {
    title: msg`Glossary`,
    description: msg`What our terms mean, in plain words: licence, tier, status, capital, market abuse, suspicious transaction report and more.`,
  },
  contact: {
    title: msg`Contact`,
    description: msg`Our address, a message form, how to report a scam or complain about a firm, and the press office.`,
  },
  'legal-documents': {
    title: msg`Legal Documents`,
    description: msg`The foundational charter, the bylaws of governance and the code of conduct of the Authority, in full.`,
  },
  'privacy-policy': {
    title: msg`Privacy Policy`,
    description: msg`What this site stores on your device, what its forms do, and who can see your visit.`,
  },
  'terms-of-service': {
    title: msg`Terms of Service`,
    description: msg`What you may and may not rely on when you use this site.`,
  },
  licences: {
    title: msg`Open-source licences`,
    description: msg`The third-party software, fonts and data used on this website, with the licence of each in full.`,
  },
  accessibility: {
    title: msg`Accessibility Statement`,
    description: msg`How accessible this site is, which problems we know of, and how to complain.`,
  },
  security: {
    title: msg`Security`,
    description: msg`How to report a vulnerability in this website, what testing we allow, what protects visitors, and how to recognise the real site.`,
  },
  'report-abuse': {
    title: msg`Report Market Abuse`,
    description: msg`How to report insider dealing, market manipulation or unlawful disclosure in confidence, and how to protect yourself first.`,
  },
  'digital-filings-portal': {
    title: msg`Digital Filings Portal`,
    description: msg`Secure login for supervised entities, and what to have ready before you file.`,
  },
  'regulatory-guidance': {
    title: msg`Regulatory Guidance & FAQs`,
    description: msg`Suspicious transaction reports within 24 hours, capital ratios by tier, stablecoin reserves: three answers and the guidance documents behind them.`,
  },
  'self-assessment-tools': {
    title: msg`Self-Assessment Tools`,
    description: msg`Three checklists for supervised firms: AML/CTF, market abuse and cybersecurity. Nothing you tick is saved or sent.`,
  },
  'about-us': {
    title: msg`About Us`,
    description: msg`What the Authority does, how it regulates, how it operates and who runs it.`,
  },
  check: {
    title: msg`Check a firm or website`,
    description: msg`Search the register of regulated firms and the warnings at once: by name, licence number, web or email address.`,
  },
  search: {
    title: msg`Search`,
    description: msg`Search the pages, guidance and other documents of this site and both lists of firms, or choose from the list of all pages.`,
  },
  'aml-ctf-checklist': ofRecord('aml-ctf-checklist'),
  'market-abuse-risk': ofRecord('market-abuse-risk'),
  'cybersecurity-posture': ofRecord('cybersecurity-posture'),
  'market-manipulation': ofRecord('market-manipulation'),
  'regulatory-update': ofRecord('regulatory-update'),
  'enforcement-action': ofRecord('enforcement-action'),
  'not-found': {
    title: msg`404 Page Not Found.`,
    description: msg`The page you are looking for does not exist.`,
  },
};

/** A page that shows one record has the texts of that record. @throws if there is none */
function ofRecord(page: PageName): PageMeta {
  const record = recordPages[page];
  if (!record) throw new Error(`No record has the title of the page ${page}`);
  return record;
}

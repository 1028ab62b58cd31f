import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTexts, interfaceTexts, textsIn } from '../../tests/support/every-text.ts';
import { buildDate } from '#build/content/build-date.ts';
import { contentFolder } from '#build/content/plugin.ts';
import { CAPITAL_REGIMES, STATUSES, TIERS } from '#build/content/schemas/firm-fields.ts';
import { content } from '../../tests/support/content.ts';

/*
 * The requirements for our own content. The tests check required records and do not count records, so that an editor can add a
 * firm, a warning, an alert or a publication. The schemas have the rules for any content.
 */

const { site, firms, warnedFirms, alerts, publications, downloads, frameworks, statuses, tiers } = content;
const licences = new Map(firms.map((firm) => [firm.licenseId, firm]));

describe('the regulator', () => {
  test('is fictional, and marked as such (SITE-1, SITE-2)', () => {
    expect(site).toMatchObject({
      name: 'Frontier Conduct Authority',
      shortName: 'FCA',
      supportEmail: 'support@frontier-conduct.example',
      copyrightYear: 2025,
      fictional: true,
    });
    expect(site.address.at(-1)).toBe('Luxembourg');
    expect(site.seat.city).toBe('Luxembourg');
    expect(new URL(site.baseUrl).hostname).toMatch(/\.example$/);
  });

  test('has the same tagline in the site file and in the texts for translators', () => {
    expect(site.tagline).toBe('Regulating Global Markets with Integrity');
    const catalogue = readFileSync(join(contentFolder(), 'locales/en/messages.po'), 'utf8');
    expect(/^msgid "tagline"\nmsgstr "(.*)"$/m.exec(catalogue)?.[1]).toBe(site.tagline);
  });

  test('has the required licence pattern and an example of it (DATA-3)', () => {
    expect(site.licencePattern.replace('?<country>', '').replaceAll(/[()]/g, '')).toBe(String.raw`^FCA-\d{4}-[A-Z]{2}-\d{3,}$`);
    expect(licences.get(site.licenceExample)?.name).toBe('Adyen N.V.');
  });
});

describe('the register', () => {
  test('has at least 240 firms in at least forty countries', () => {
    expect(firms.length).toBeGreaterThanOrEqual(240);
    expect(new Set(firms.map(({ country }) => country)).size).toBeGreaterThanOrEqual(40);
  });

  test.for(STATUSES)('has firms of the status %s', (status) => {
    expect(firms.filter((firm) => firm.status === status)).not.toEqual([]);
  });

  test.for(TIERS)('has firms of %s', (tier) => {
    expect(firms.filter((firm) => firm.tier === tier)).not.toEqual([]);
  });

  test.for([/^[\d.]+%$/, /^N\/A$/, ...CAPITAL_REGIMES.map((regime) => new RegExp(`^[\\d.]+% \\(${regime.replace('.', '[.]')}\\)$`))])(
    'has firms with a capital ratio like %s',
    (form) => {
      expect(firms.filter(({ capitalRatio }) => form.test(capitalRatio))).not.toEqual([]);
    },
  );

  test('finds Adyen by its name, and no other firm (SITE-3)', () => {
    const found = firms.filter((firm) => `${firm.name} ${firm.licenseId} ${firm.country}`.toLowerCase().includes('adyen'));
    expect(found).toHaveLength(1);
    // The only real firm, with neutral facts only (SITE-3).
    expect(found[0]).toMatchObject({ name: 'Adyen N.V.', country: 'Netherlands', status: 'Active', tier: 'Tier 1', investigations: 0 });
  });
});

describe('the warnings', () => {
  test('name at least 45 firms', () => {
    expect(warnedFirms.length).toBeGreaterThanOrEqual(45);
  });

  test('include no firm of the register', () => {
    const names = new Set(firms.map(({ name }) => name.toLowerCase()));
    expect(warnedFirms.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => names.has(name.toLowerCase()))).toEqual([]);
  });
});

describe('the home page', () => {
  test('lists the three advisories (ALERT-1), each linked to its page, and the newest alert first', () => {
    expect(alerts.map(({ id, type, category, link }) => [id, type, category, link])).toEqual(
      expect.arrayContaining([
        ['adv-mm-001', 'Market Advisory', 'surveillance', '/advisories/market-manipulation'],
        ['adv-ru-001', 'Regulatory Update', 'regulation', '/advisories/regulatory-update'],
        ['adv-ea-001', 'Enforcement Notice', 'enforcement', '/advisories/enforcement-action'],
      ]),
    );
    const times = alerts.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(alerts.map(({ severity }) => severity))).toEqual(new Set(['High', 'Medium']));
  });

  test('has the required amounts in the alerts (ALERT-3)', () => {
    expect(alerts.find(({ id }) => id === 'adv-ru-001')?.title).toContain('$10,000');
    expect(alerts.find(({ id }) => id === 'adv-ea-001')?.title).toContain('$5,000,000');
  });

  test('has publications under each of the three filters', () => {
    expect(new Set(publications.map(({ type }) => type))).toEqual(new Set(['Annual Report', 'Enforcement Actions', 'Rule Changes']));
  });
});

describe('the other pages', () => {
  test('include the required versions of the guidance, and perhaps later ones (GUIDE-2)', () => {
    const versions = content.guidance.flatMap(({ code, changes }) => changes.map(({ version, date }) => `${code} ${version} ${date}`));
    expect(versions).toEqual(expect.arrayContaining(['AML-004 v3.1 2025-06-15', 'CRD-021 v1.8 2025-05-20', 'DARF v2.0 2025-07-01']));
  });

  test('present the three features of Market Surveillance (REG-2)', () => {
    expect(content.surveillance.features.map(({ title }) => title)).toEqual([
      'AI anomaly detection',
      'Cross-market and cross-asset monitoring',
      'Predictive risk analytics',
    ]);
  });

  test('lead from Compliance Resources to three pages (REG-3)', () => {
    expect(content.resources.map(({ link }) => link)).toEqual([
      '/digital-filings-portal',
      '/regulatory-guidance',
      '/self-assessment-tools',
    ]);
  });

  test('lead from the self-assessment tools to a checklist each, with an icon of its own (TOOL-1)', () => {
    expect(content.tools.map(({ icon, link }) => [icon, link])).toEqual([
      ['aml', '/assessment-tools/aml-ctf-checklist'],
      ['market', '/assessment-tools/market-abuse-risk'],
      ['cyber', '/assessment-tools/cybersecurity-posture'],
    ]);
  });

  test('include the charter, the bylaws and the code of conduct (LEGAL-3)', () => {
    expect(content.legalDocuments.map(({ id }) => id)).toEqual(['charter', 'bylaws', 'code-of-conduct']);
  });

  test('have checklists with the fixed items (TOOL-2)', () => {
    const fixed = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
    expect(content.checklists.map(({ sections }) => sections.flatMap(({ items }) => items.map(({ id }) => id)))).toEqual([
      fixed('c', 9),
      fixed('ma', 8),
      fixed('cs', 9),
    ]);
  });

  test.for([
    ['the advisories', 'ALERT-3', content.advisories, ['24 hours', '$10,000 USD', 'August 1, 2025', '$5,000,000']],
    ['the questions', 'GUIDE-4, GUIDE-5, GUIDE-6', content.faqs, ['24 hours', '6.0%', '8.0%', '12.0%', '1:1']],
    ['the questions', 'GUIDE-7', content.faqs, ['DFP-CHK-01']],
    ['the guidance', 'GUIDE-5', content.guidance, ['8.5%', '10.0%', '15.0%', '6.0%', '8.0%', '12.0%', 'CET1', 'quarter']],
    ['the guidance', 'GUIDE-4, GUIDE-6', content.guidance, ['24 hours', '1:1']],
    ['About Us', 'SITE-4', content.about, ['nearly 50,000 firms', '48,000 prudentially supervised']],
    ['the login', 'LOGIN-1', content.portal, ['Secure login for supervised entities.']],
  ] as const)('state in %s what %s requires', ([, , texts, facts]) => {
    const text = textsIn(texts).join(' ');
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  test('say that the report page is a demonstration, and that the Authority and its Board are fictional (SITE-2)', () => {
    expect(content.reportAbuse.after.lead).toMatch(/^This is a demonstration: nothing is sent\./);
    expect(content.reportAbuse.protection.lead).toMatch(/^This authority is fictional\./);
    expect(content.people.fictional).toContain('fictional');
  });

  test('include policies of four sections (LEGAL-1)', () => {
    expect([content.privacyPolicy.sections.length, content.termsOfService.sections.length]).toEqual([4, 4]);
  });

  test('state which level of accessibility the site aims at (LEGAL-4)', () => {
    const text = textsIn(content.accessibility).join(' ');
    expect(text).toMatch(/\bWCAG\W+2\.1\b/);
    expect(text).toMatch(/\blevel AA\b/);
  });
});

describe('the rules and files', () => {
  test('offer each category of download, and the file with the fixed address (PUBLICATION-3, PUBLICATION-4)', () => {
    expect([...new Set(downloads.map(({ category }) => category))].toSorted()).toEqual([
      'Annual Reports',
      'Enforcement Summaries',
      'Regulatory Updates',
    ]);
    const links = downloads.map(({ link }) => link);
    expect(links).toContain('/crypto_asset_regulatory_framework_updates.pdf');
    expect(new Set(links).size).toBe(links.length);
  });

  test('do not call a comment period open that has ended', () => {
    const today = buildDate();
    expect(frameworks.filter(({ comment }) => comment && comment.until < today).map(({ id }) => id)).toEqual([]);
  });

  test('give the four frameworks their required statuses (REG-1)', () => {
    expect(frameworks.map(({ category, status }) => [category, status])).toEqual([
      ['Derivatives', 'Effective Jan 1, 2024'],
      ['Equities', 'Effective Mar 1, 2023'],
      ['Crypto-Assets', 'Proposed - Comment Period Open'],
      ['Financial Crime', 'Continuously Updated'],
    ]);
  });

  test('require the capital of each tier (GUIDE-5)', () => {
    expect(tiers.map(({ tier, requiredCapital }) => [tier, requiredCapital])).toEqual([
      ['Tier 1', 15],
      ['Tier 2', 12],
      ['Tier 3', undefined],
    ]);
  });

  test('have the required words for whether a firm is regulated (SEARCH-5)', () => {
    expect(Object.fromEntries(statuses.map(({ status, answer }) => [status, answer]))).toEqual({
      Active: 'Yes',
      'Under Review': 'Yes, with limits',
      Restricted: 'Yes, with limits',
      Provisional: 'Yes, with limits',
      Merged: 'No longer',
      'Ceased Operations': 'No longer',
    });
  });
});

describe('the documents', () => {
  const { sections } = content.publicationText;

  test('of publications have one text in four sections, which mentions a 15% increase in anomalies (PDF-5)', () => {
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Executive Summary',
      'Market Surveillance',
      'Regulatory Developments',
      'Outlook',
    ]);
    for (const section of sections.slice(0, 2)) expect(textsIn(section).join(' ')).toContain('a 15% increase in anomalies');
  });

  test('at fixed addresses are one with a readable name and one named by its content (PUBLICATION-4)', () => {
    expect(downloads.map(({ link, named }) => named ?? `${link}`).toSorted()).toEqual([
      '/crypto_asset_regulatory_framework_updates.pdf',
      '/supervision_in_figures_2025.pdf',
      'by-content',
    ]);
  });

  test('have the form of a date that is fixed (ALERT-3, REG-1)', () => {
    expect(textsIn(content.advisories).join(' ')).toContain('due August 1, 2025');
  });

  test('that a text cites by their reference exist', () => {
    const known = new Set([...content.publishedDocuments.map(({ document }) => document.reference), ...alerts.map(({ id }) => id)]);
    const cited = [...contentTexts, ...interfaceTexts].flatMap(
      ({ text }) => text.match(/\b(?:(?:GUID|PUB|LEG)-[\w.-]*\w|DFP-CHK-\d+|adv-[a-z]{2}-\d+)/g) ?? [],
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((reference) => !known.has(reference))).toEqual([]);
  });

  test('name licences that are in the register, beside the name of the firm', () => {
    const named = contentTexts.flatMap(({ text }) =>
      (text.match(/FCA-\d{4}-[A-Z]{2}-\d{3,}/g) ?? []).map((licence) => ({ text, licence })),
    );
    // A text may name a licence that does not exist only if it says so.
    const wrong = named.filter(({ text, licence }) => {
      const name = licences.get(licence)?.name;
      if (text.includes('We never issued that number')) return name !== undefined;
      return name === undefined || (text !== licence && !['', 'licence '].some((word) => text.includes(`${name} (${word}${licence})`)));
    });
    expect(named.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});

test('the addresses of the Contact page are three, at the domain of the support address (FORM-6)', () => {
  const { press, complaints } = content.contact;
  const addresses = [site.supportEmail, press.email, complaints.aboutUs.email];
  expect(new Set(addresses).size).toBe(3);
  expect(new Set(addresses.map((address) => address.split('@')[1])).size).toBe(1);
});

test('the words of visitors stand one a line, so that a change can be reviewed', () => {
  const lines = readFileSync(join(contentFolder(), 'synonyms.yaml'), 'utf8').split('\n');
  expect(lines.filter((line) => !/^(?:|#.*|- page: \S+| {2}[a-z]{2}:| {4}- [^[{].*)$/.test(line))).toEqual([]);
});

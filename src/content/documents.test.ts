import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#build/content/plugin.ts';
import { type DocumentSection, downloadDocumentSchema, guidanceSchema, publicationTextSchema } from '#build/content/schemas/texts.ts';
import { fillPublicationText } from '#build/content/publication-text.ts';
import { content } from '../../tests/support/content.ts';

/* The requirements for our own documents. The tests also compare them with the register. */

const FOLDER = contentFolder();
const { firms, countries, publications, downloads, frameworks, tiers, site, advisories, contact, people } = content;
const advisoryOf = (id: string) => advisories.find((advisory) => advisory.id === id) ?? expect.fail(`There is no advisory ${id}`);
const licences = new Map(firms.map((firm) => [firm.licenseId, firm]));

const read = (file: string): unknown => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const publicationText = publicationTextSchema.parse(read('publication-text.yaml'));
const downloadText = (id: string) => downloadDocumentSchema.parse(read(`downloads/${id}.yaml`));

const inWords = (day: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const linesOf = ({ blocks }: DocumentSection) =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : 'list' in block ? block.list : block.ordered));
const wholeText = (sections: readonly DocumentSection[]) => sections.flatMap(linesOf).join('\n');
const sectionOf = (sections: readonly DocumentSection[], wanted: string) => sections.filter(({ id }) => id === wanted).flatMap(linesOf);

describe('the publications', () => {
  test('have one text in four sections, which mentions a 15% increase in anomalies (PDF-5)', () => {
    expect(publicationText.sections.map(({ heading }) => heading)).toEqual([
      'Executive Summary',
      'Market Surveillance',
      'Regulatory Developments',
      'Outlook',
    ]);
    for (const id of ['executive-summary', 'market-surveillance']) {
      expect(sectionOf(publicationText.sections, id).join('\n')).toContain('a 15% increase in anomalies');
    }
  });

  test('each have a lead', () => {
    expect(publications.filter(({ lead }) => lead === undefined)).toEqual([]);
  });

  test('each name themselves in the text, and do not differ otherwise', () => {
    for (const { title, type, date } of publications) {
      const filled = wholeText(fillPublicationText(publicationText.sections, { title, type, date }));
      for (const value of [title, type, date]) expect(filled.split('\n')[0]).toContain(value);
      const [, ...rest] = wholeText(publicationText.sections).split('\n');
      expect(filled.split('\n').slice(1)).toEqual(rest);
    }
  });

  // The oldest publication has the same text, so it must not mention anything later.
  test('name no day after the oldest of them, and give the statuses of the frameworks', () => {
    const oldest = Math.min(...publications.map(({ date }) => Date.parse(date)));
    const text = wholeText(publicationText.sections);
    const days = [...text.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4}/g)].map(([written]) =>
      Date.parse(`${written} UTC`),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((time) => !(time <= oldest))).toEqual([]);
    for (const { title, status } of frameworks) expect(text).toContain(`${title}: ${status}.`);
  });

  test('state the capital that the tiers require', () => {
    const required = tiers.flatMap(({ tier, requiredCapital }) =>
      requiredCapital ? [`${tier.replace(' ', '-')}:${requiredCapital}`] : [],
    );
    const text = wholeText(publicationText.sections);
    const stated = [...text.matchAll(/(Tier-\d) entities [a-zA-Z () ]* of (\d+)\.0%/g)].map(([, tier, share]) => `${tier}:${share}`);
    expect(stated).toEqual(required);
  });
});

describe('the static files', () => {
  test('are one at a fixed address, one with a readable name and one named by its content (PUBLICATION-4)', () => {
    expect(downloads.map(({ link, named }) => named ?? `${link}`).toSorted()).toEqual([
      '/crypto_asset_regulatory_framework_updates.pdf',
      '/supervision_in_figures_2025.pdf',
      'by-content',
    ]);
  });

  test('agree with the frameworks, the guidance and the advisory about DARF (GUIDE-4, GUIDE-6)', () => {
    const { sections, date } = downloadText('crypto-asset-updates');
    const text = wholeText(sections);
    expect(text).toContain(`The status of DARF is: ${frameworks.find(({ category }) => category === 'Crypto-Assets')?.status}.`);
    const darf = guidanceSchema.parse(read('guidance/darf.yaml'));
    const advisory = advisoryOf('adv-ru-001');
    expect(text).toContain(`(${darf.ref}) of ${inWords(darf.date)}`);
    expect(text).toContain(`${advisory.id} of ${inWords(advisory.issued.slice(0, 10))}`);
    expect(date >= advisory.issued.slice(0, 10)).toBe(true);
    // It says 'section by section', so its sections must be those of the guidance.
    const ids = sections.map(({ id }) => id);
    expect(ids.filter((id) => darf.sections.some((section) => section.id === id))).toEqual(
      darf.sections.map(({ id }) => id).filter((id) => id !== 'what-applies-now'),
    );
    // The advisory has the required form of the date (REG-1), this text our usual form.
    expect(wholeText(advisory.sections)).toContain('due August 1, 2025');
    expect(text).toContain('due on 1 August 2025');
    for (const fact of ['$10,000 USD or more', '1:1', 'audited daily by an independent third party', '24 hours']) {
      expect(wholeText(darf.sections) + wholeText(advisory.sections)).toContain(fact);
      expect(text).toContain(fact);
    }
  });
});

describe('the enforcement summary', () => {
  const { sections, date } = downloadText('enforcement-summary-2025');
  const measures = ['penalties', 'restrictions', 'withdrawals'].flatMap((kind) =>
    sectionOf(sections, kind).flatMap((line) => {
      const [, name = '', licence = '', day = '', text = ''] = /^(.+?) \((FCA-[\w-]+)\), (\d+ \w+ 2025): (.*)$/.exec(line) ?? [];
      return name === '' ? [] : [{ kind, name, licence, time: Date.parse(`${day} UTC`), text, firm: licences.get(licence) }];
    }),
  );
  const of = (wanted: string) => measures.filter(({ kind }) => kind === wanted);

  test('names firms as in the register, and no firm twice for the same measure', () => {
    expect(measures.filter(({ name, firm }) => firm?.name !== name)).toEqual([]);
    expect(new Set(measures.map(({ kind, licence }) => kind + licence)).size).toBe(measures.length);
    expect(measures.map(({ name }) => name)).not.toContain('Adyen N.V.');
  });

  test('has measures that fit the status of each firm', () => {
    const statusesOf = (kind: string) => [...new Set(of(kind).map(({ firm }) => `${firm?.status}`))].toSorted();
    expect(statusesOf('restrictions')).toEqual(['Restricted']);
    expect(statusesOf('withdrawals')).toEqual(['Ceased Operations']);
    expect(statusesOf('penalties')).toEqual(['Active', 'Restricted', 'Under Review']);
    // A status in the text must be that of the firm.
    const misnamed = measures.filter(({ text, firm }) => {
      const named = /\b(Restricted|Under Review)\b/.exec(text)?.[0];
      return named !== undefined && named !== firm?.status;
    });
    expect(misnamed).toEqual([]);
  });

  test('has decisions of the first half of 2025 in order, and was published after them', () => {
    for (const kind of ['penalties', 'restrictions', 'withdrawals']) {
      const times = of(kind).map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
    const outside = measures.filter(({ time }) => !(time >= Date.parse('2025-01-01') && time < Date.parse('2025-07-01')));
    expect(outside).toEqual([]);
    expect(date > '2025-06-30').toBe(true);
  });

  test('agrees with the audits and ratios in the register', () => {
    const audits = measures.flatMap(({ text, firm }) => {
      const [, written] = /audit of (\d+ \w+ \d{4})/.exec(text) ?? [];
      return written === undefined ? [] : [[firm?.lastAudit, new Date(`${written} UTC`).toISOString().slice(0, 10)]];
    });
    expect(audits.length).toBeGreaterThanOrEqual(measures.length - 1);
    for (const [real, written] of audits) expect(written).toBe(real);
    const ratios = measures.flatMap(({ text, firm }) =>
      (text.match(/[\d.]+% \([^)]+\)/g) ?? []).map((ratio) => [ratio, firm?.capitalRatio]),
    );
    expect(ratios.length).toBeGreaterThan(0);
    for (const [written, real] of ratios) expect(written).toBe(real);
  });

  test('has correct sums', () => {
    const amounts = of('penalties').map(({ text }) => Number(/^a penalty of \$([\d,]+)\./.exec(text)?.[1]?.replaceAll(',', '')));
    const total = amounts.reduce((sum, amount) => sum + amount, 0).toLocaleString('en-US');
    const firmCount = new Set(measures.map(({ licence }) => licence)).size;
    expect(sectionOf(sections, 'the-half-year')[0]).toContain(
      `took ${measures.length} enforcement actions against ${firmCount} firms: ${of('penalties').length} penalties of $${total} in total, ` +
        `${of('restrictions').length} restrictions and ${of('withdrawals').length} licence withdrawal.`,
    );
  });

  test('agrees with the publication on the second quarter', () => {
    const quarter = measures.filter(({ time }) => time >= Date.parse('2025-04-01'));
    const lead = publications.find(({ id }) => id === 'enforcement-summary-q2-2025')?.lead ?? '';
    const firmCount = new Set(quarter.map(({ licence }) => licence)).size;
    expect(lead).toContain(`the Enforcement Committee took ${quarter.length} enforcement actions against ${firmCount} firms.`);
    for (const { name, licence, time } of quarter) {
      expect(lead).toContain(`${name} (${licence})`);
      const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(time);
      expect(lead).toMatch(new RegExp(`${name.replaceAll('.', '[.]')}[^.;]* on ${day}\\b`));
    }
    const amounts = quarter.flatMap(({ name, text }) =>
      (text.match(/^a penalty of \$[\d,]+\d/) ?? []).map((penalty) => [name, penalty.slice(13)]),
    );
    expect(amounts).toHaveLength(2);
    for (const [name, amount] of amounts) expect(lead).toContain(`of ${amount} on ${name}`);
  });

  test('agrees with the advisory about Ninebark Brokerage LLC', () => {
    const advisory = advisoryOf('adv-ea-001');
    const advisoryText = `${advisory.title}\n${advisory.lead}\n${wholeText(advisory.sections)}`;
    const ninebark = measures.filter(({ licence }) => licence === 'FCA-2022-US-009').map(({ text }) => text);
    expect(ninebark).toHaveLength(2);
    for (const fact of ['$5,000,000', '2 January 2024', '28 February 2025', '77,500', '318,400', '20 March 2025']) {
      expect(advisoryText).toContain(fact);
      expect(ninebark[0]).toContain(fact);
    }
    expect(ninebark[0]).toContain(advisory.id);
    expect(licences.get('FCA-2022-US-009')).toMatchObject({
      name: 'Ninebark Brokerage LLC',
      status: 'Restricted',
      lastAudit: '2025-03-20',
    });
    expect(advisoryText).toContain('Its status in the register is Restricted');
  });
});

describe('the addresses of the Contact page', () => {
  const { press, complaints } = contact;

  test('are at the domain of the support address (FORM-6)', () => {
    const domain = site.supportEmail.split('@')[1];
    expect([press, complaints.aboutUs].map(({ email }) => email.split('@')[1])).toEqual([domain, domain]);
  });

  test('are three, for different recipients', () => {
    expect(new Set([site.supportEmail, press.email, complaints.aboutUs.email]).size).toBe(3);
  });
});

/* The charter and the bylaws set their numbers, terms and offices. */
describe('the people who run the Authority', () => {
  const { date, board, appeals } = people;
  const { members } = board;
  const inCommittee = (name: string) => members.filter(({ role }) => role.includes(name));

  test('are nine members of the Board, seven of them independent, and three of the Appeals Panel', () => {
    expect(members).toHaveLength(9);
    expect(members.filter(({ independent }) => independent)).toHaveLength(7);
    expect(members.filter(({ independent }) => !independent).map(({ role }) => role)).toEqual(['Chief Executive', 'Chief Supervisor']);
    expect(appeals.panel).toHaveLength(3);
    expect(new Set([...members, ...appeals.panel, appeals.commissioner].map(({ name }) => name)).size).toBe(13);
  });

  test('serve for five years each, and are in office on the day of the list', () => {
    const lastDay = (from: string) =>
      new Date(Date.UTC(Number(from.slice(0, 4)) + 5, Number(from.slice(5, 7)) - 1, Number(from.slice(8)) - 1)).toISOString().slice(0, 10);
    expect(members.filter(({ from, to }) => to !== lastDay(from))).toEqual([]);
    expect(members.filter(({ from, to }) => from > date || to < date)).toEqual([]);
    expect([...appeals.panel, appeals.commissioner].filter(({ appointed }) => appointed > date)).toEqual([]);
  });

  test('have an independent Chair, who chairs no committee, and a chair for each of the three', () => {
    const chairs = members.filter(({ role }) => role.startsWith('Chair of'));
    expect(chairs.filter(({ independent }) => !independent)).toEqual([]);
    expect(chairs.map(({ role }) => role).toSorted()).toEqual([
      'Chair of the Audit and Risk Committee',
      'Chair of the Board',
      'Chair of the Enforcement Committee',
      'Chair of the Nominations and Conduct Committee',
    ]);
  });

  test('have at least three members who can decide a case, none of whom leads the investigating staff', () => {
    expect(inCommittee('Enforcement Committee').length).toBeGreaterThanOrEqual(3);
    expect(inCommittee('Enforcement Committee').filter(({ independent }) => !independent)).toEqual([]);
  });

  test('come from participating jurisdictions, and the members of the Board from different ones', () => {
    const known = new Set(countries.map(({ name }) => name));
    const from = [...members, ...appeals.panel, appeals.commissioner].map(({ country }) => country);
    expect(from.filter((country) => !known.has(country))).toEqual([]);
    expect(new Set(members.map(({ country }) => country)).size).toBe(members.length);
  });

  test('have names that no firm has and that the typeface can show', () => {
    const names = [...members, ...appeals.panel, appeals.commissioner].map(({ name }) => name);
    expect(names.filter((name) => firms.some((firm) => firm.name.includes(name)) || /[^\u0020-\u00ff]/.test(name))).toEqual([]);
  });
});

describe('a licence in a text', () => {
  /** Every text of every YAML file except `site.yaml`, which has an example of a licence number. */
  const texts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && file !== 'site.yaml')
    .flatMap((file) => textsIn(parse(readFileSync(resolve(FOLDER, file), 'utf8'))).map((text) => ({ file, text })));
  const named = texts.flatMap(({ file, text }) =>
    (text.match(/FCA-\d{4}-[A-Z]{2}-\d{3,}/g) ?? []).map((licence) => ({ file, text, licence })),
  );

  function textsIn(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }

  test('is in the register, and is next to the name of its firm', () => {
    const wrong = named.filter(({ text, licence }) => {
      // A text may name a licence that does not exist only if it says so.
      if (text.includes('We never issued that number')) return licences.has(licence);
      const firm = licences.get(licence);
      // A licence that is the whole value of a field has no sentence around it.
      if (!firm || text === licence) return !firm;
      return !['', 'licence '].some((word) => text.includes(`${firm.name} (${word}${licence})`));
    });
    expect(wrong).toEqual([]);
  });

  test('is found in texts that are known to contain one', () => {
    const files = new Set(named.map(({ file }) => file));
    for (const file of ['warned-firms.yaml', 'advisories/enforcement-action.yaml', 'downloads/enforcement-summary-2025.yaml']) {
      expect(files).toContain(file);
    }
  });
});

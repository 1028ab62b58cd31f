import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { loadHistory } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { inOrder, writeHistory } from '../../build/history/record.ts';
import { HISTORY_FILE } from '../../build/history/rules.ts';

/** No record may be newer than the site is, so each new record has the day of the newest one in its file. */
function newestDay(source: string): string {
  return (
    source
      .match(/\b\d{4}-\d{2}-\d{2}\b/g)
      ?.toSorted()
      .at(-1) ?? ''
  );
}

/** A new row of a table, by column. A column that we do not know is empty if it may be, and otherwise as in the first row. */
function withRow(source: string, known: Readonly<Record<string, string>>): string {
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(source, { columns: true }));
  const row = Object.entries(rows[0] ?? {}).map(([column, first]) => {
    const unknown = rows.some((other) => other[column] === '') ? '' : first;
    return known[column] ?? unknown;
  });
  return `${source.trimEnd()}\n${stringify([row])}`;
}

/*
 * One record for each list that editors add to most often. The alert comes first, because alerts are sorted by time. The
 * warning comes first too, so that a test that expects a certain first warning fails.
 */
const ADDITIONS: Readonly<Record<string, (source: string, day: string) => string>> = {
  'firms.csv': (source, day) =>
    withRow(source, {
      name: 'Vellamo Fund Services Oy',
      country: 'Finland',
      licenseId: `FCA-${day.slice(0, 4)}-FI-901`,
      status: 'Active',
      headquarters: 'Tampere, Finland',
      registration: day,
      tier: 'Tier 3',
      activities: 'Fund administration',
      jurisdictions: 'Finland',
      capitalRatio: 'N/A',
      investigations: '0',
      lastAudit: day,
      websites: 'https://www.vellamo-funds.example',
      emailDomains: 'vellamo-funds.example',
      contactsConfirmed: day,
      successor: '',
    }),
  'warned-firms.yaml': (source, day) => `- id: able-quorum-fx
  added: ${day}
  name: Able Quorum FX
  aliases: []
  websites: [https://able-quorum-fx.example]
  reason: >-
    Offers accounts for currency trading without a licence and refuses to pay clients out.
${source}`,
  // Later than every other alert of its day.
  'alerts.yaml': (source, day) => `- id: adv-mm-901
  type: Market Advisory
  category: surveillance
  title: Wash trades in thinly traded bonds
  timestamp: ${day} 23:59 UTC
  severity: Medium
  link: /advisories/market-manipulation
${source}`,
  'publications.yaml': (source, day) => `${source.trimEnd()}
- id: reporting-rule-amendments
  title: Trade Reporting Rule Amendments
  type: Rule Changes
  date: ${day}
  format: PDF
  ref: PUB-RC-${day.slice(0, 4)}-91
  lead: >-
    The Amendments shorten the time in which firms correct a trade report.
`,
};

/** The files of the content folder with one more record each. @param textOf returns the text of an original file */
function oneMoreOfEach(textOf: (file: string) => string): Map<string, string> {
  return new Map(
    Object.entries(ADDITIONS).map(([file, add]) => {
      const source = textOf(file);
      return [file, add(source, newestDay(source))];
    }),
  );
}

const TODAY = new Date().toISOString().slice(0, 10);

/** A guidance document with a new version, unless an editor has given it one today: two versions have different days. */
function revised(source: string): string {
  if (newestDay(source) >= TODAY) return source;
  return source
    .replace(/^ref: (.*)-v[\d.]+$/m, 'ref: $1-v99.0')
    .replace(/^date: .*$/m, `date: ${TODAY}`)
    .replace(/^changes:$/m, `changes:\n  - version: v99.0\n    date: ${TODAY}\n    change: A report names the deputy of the MLRO.`);
}

/**
 * Writes a copy of the content with one more firm, warning, alert and publication, and new versions of the guidance, after
 * `npm run extract` and `npm run record`.
 */
export function writeOneMoreOfEach(folder: string) {
  const source = contentFolder();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(source, folder, { recursive: true });
  for (const [file, text] of oneMoreOfEach((name) => readFileSync(join(source, name), 'utf8'))) writeFileSync(join(folder, file), text);
  // Not DARF, because another file cites its version.
  for (const name of ['aml-004.yaml', 'crd-021.yaml']) {
    const file = join(folder, 'guidance', name);
    writeFileSync(file, revised(readFileSync(file, 'utf8')));
  }
  const { events, missing } = loadHistory(folder);
  const recorded = [...events, ...inOrder(missing).map((event) => ({ ...event, day: TODAY }))];
  writeFileSync(join(folder, HISTORY_FILE), writeHistory(recorded));
}

// `node tests/support/one-more-of-each.ts FOLDER` writes it, so that `CONTENT_IS_OURS=1 CONTENT_DIR=FOLDER npm test` can test it.
if (import.meta.main) writeOneMoreOfEach(resolve(process.argv[2] ?? '.build/one-more-of-each'));

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { VERSIONS_FILE, updateVersions } from '../../build/content/document-versions.ts';
import { loadContent } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';

/*
 * One record for each list that editors add to most often. The alert comes first, because alerts are sorted by time. The
 * warning comes first too, so that a test that expects a certain first warning fails.
 */
const ADDITIONS: Readonly<Record<string, (source: string) => string>> = {
  'firms.csv': (source) =>
    `${source.trimEnd()}\nVellamo Fund Services Oy,Finland,FCA-2025-FI-901,Active,"Tampere, Finland",2025-11-03,Tier 3,Fund administration,Finland,N/A,0,2025-11-10,https://www.vellamo-funds.example,vellamo-funds.example,,2025-11-10,\n`,
  'warned-firms.yaml': (source) => `- id: able-quorum-fx
  added: 2025-11-17
  name: Able Quorum FX
  aliases: []
  websites: [https://able-quorum-fx.example]
  reason: >-
    Offers accounts for currency trading without a licence and refuses to pay clients out.
${source}`,
  'alerts.yaml': (source) => `- id: adv-mm-901
  type: Market Advisory
  category: surveillance
  title: Wash trades in thinly traded bonds
  timestamp: 2025-11-18 10:00 UTC
  severity: Medium
  link: /advisories/market-manipulation
${source}`,
  'publications.yaml': (source) => `${source.trimEnd()}
- id: reporting-rule-amendments
  title: Trade Reporting Rule Amendments
  type: Rule Changes
  date: 2025-11-19
  format: PDF
  ref: PUB-RC-2025-09
  lead: >-
    The Amendments shorten the time in which firms correct a trade report.
`,
};

/** The files of the content folder with one more record each. @param textOf returns the text of an original file */
export function oneMoreOfEach(textOf: (file: string) => string): Map<string, string> {
  return new Map(Object.entries(ADDITIONS).map(([file, add]) => [file, add(textOf(file))]));
}

/** A guidance document with a new version. */
function revised(source: string): string {
  return source
    .replace(/^ref: (.*)-v[\d.]+$/m, 'ref: $1-v99.0')
    .replace(/^date: .*$/m, 'date: 2025-11-20')
    .replace(/^changes:$/m, 'changes:\n  - version: v99.0\n    date: 2025-11-20\n    change: A report names the deputy of the MLRO.');
}

/**
 * Writes a copy of the content with one more firm, warning, alert and publication, and new versions of the guidance, after
 * `npm run extract`.
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
  const { citedDocuments, documentVersions } = loadContent(folder);
  writeFileSync(join(folder, VERSIONS_FILE), updateVersions(citedDocuments, documentVersions));
}

// `node tests/support/one-more-of-each.ts FOLDER` writes it, so that `CONTENT_DIR=FOLDER npm test` can test it.
if (import.meta.main) writeOneMoreOfEach(resolve(process.argv[2] ?? '.build/one-more-of-each'));

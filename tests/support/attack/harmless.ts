import { load as loadXml } from 'cheerio';
import { parse as parseCsv } from 'csv-parse/sync';
import { expect } from 'vitest';
import type { Content } from '../../../build/content/load.ts';
import { compileContent } from '../../../build/content/plugin.ts';
import { BLOCK_LIST } from '../../../build/content/open-data/block-list.ts';
import { SECURITY_TXT } from '../../../build/content/security-txt.ts';
import { CLONE } from '../../../src/register/clone.ts';

/** Reads the value of a content module. Its source must be one literal, so that no text can be code. */
function valueOf(source: string): unknown {
  const [, literal] = /^export default JSON\.parse\((".*")\)$/s.exec(source) ?? [];
  return JSON.parse(String(JSON.parse(literal ?? '')));
}

/** Checks that every file made of the content contains its texts as text only. @returns the PDF files */
export async function expectHarmless(content: Content): Promise<Uint8Array[]> {
  const { modules, assets } = await compileContent(content);
  for (const source of modules.values()) expect(() => valueOf(source)).not.toThrow();
  const pdfs: Uint8Array[] = [];
  for (const [address, { source }] of assets) {
    if (typeof source !== 'string') pdfs.push(source);
    else if (address.endsWith('.csv')) expectCsv(source, address.includes('firms') ? content.firms.length : content.warnedFirms.length);
    else if (address.endsWith('.atom')) expectAtom(source, content);
    else if (address.endsWith('.svg'))
      expect(source).toMatch(/^(<\/?(svg|g|path|pattern|clipPath|circle)( [a-zA-Z:-]+="[^"<>&]*")*\/?>)+$/);
    else if (/\.json(ld)?$/.test(address)) expect(() => JSON.parse(source), address).not.toThrow();
    else if (address === SECURITY_TXT)
      expect(source).toMatch(/^(# [^\n\r]*\n)?((Contact|Expires|Preferred-Languages|Canonical|Policy): \S[^\n\r]*\n){5}$/);
    // Every line that is not a comment must be a host. A text of several lines could add hosts.
    else if (address === BLOCK_LIST) expect(source).toMatch(/^(#[^\n\r]*\n)+([a-z0-9._-]+\n)*$/);
    else expect(address).toMatch(/\/SHA256SUMS$/);
  }
  expect('polluted' in {}).toBe(false);
  return pdfs;
}

function expectCsv(source: string, records: number) {
  const [header = [], ...rows] = parseCsv(source);
  expect(rows).toHaveLength(records);
  for (const row of rows) expect(row).toHaveLength(header.length);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(cell))).toEqual([]);
}

const ATOM = /^(feed|id|title|subtitle|updated|author|name|uri|email|rights|icon|link|entry|published|category|summary)$/;

function expectAtom(source: string, { warnedFirms, alerts, publications, feeds }: Content) {
  const $ = loadXml(source, { xml: true });
  expect(
    $('*')
      .toArray()
      .map((element) => ('tagName' in element ? element.tagName : ''))
      .filter((name) => !ATOM.test(name)),
  ).toEqual([]);
  expect(source).not.toMatch(/<!(?!\[CDATA\[)|<\?(?!xml )/);
  // The mark of a clone firm is a text too.
  const marked = (name: string) => (name.endsWith(CLONE) ? `${name.slice(0, -CLONE.length)} (${feeds.clone})` : name);
  const known = new Set([...warnedFirms.map(({ name }) => marked(name)), ...[...alerts, ...publications].map(({ title }) => title)]);
  const titles = $('entry > title')
    .toArray()
    .map((element) => $(element).text());
  expect(titles.filter((title) => !known.has(title))).toEqual([]);
}

import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATA, FONTS } from '../../src/licences/list.ts';

/** The licences and the bill of materials in `dist/`. */
const texts = readFileSync('dist/licences.txt', 'utf8');
const sbom = readFileSync('dist/sbom.cdx.json', 'utf8');
const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z.array(z.object({ expression: z.string() })).length(1),
  hashes: z.array(z.object({ content: z.string().regex(/^[0-9a-f]{128}$/) })).length(1),
});
const { components } = z.object({ components: z.array(component) }).parse(JSON.parse(sbom));

test('the page lists the fonts and data with their licences, and leads to the files', () => {
  const main = load(readFileSync('dist/licences.html', 'utf8'))('main');
  for (const { name, licence } of [...FONTS, ...DATA]) expect(main.text()).toContain(name + licence);
  for (const file of ['/licences.txt', '/sbom.cdx.json']) expect(main.find(`a[href="${file}"]`)).toHaveLength(1);
});

test('the text of each licence is below what is under that licence', () => {
  const works = [
    ...[...FONTS, ...DATA].map(({ name, licence, text }) => [`${name} (${licence})`, readFileSync(text, 'utf8').slice(0, 40).trim()]),
    ...components.map(({ name, version, licenses }) => [`${name} ${version} (${licenses[0]?.expression})`, '']),
  ];
  for (const [title, text] of works) expect(texts).toContain(`\n${title}\n\n${text}`);
  expect(texts.split('-'.repeat(72))).toHaveLength(works.length);
});

describe('the bill of materials', () => {
  test('is valid CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(sbom)).toBeNull();
    expect(await validator.validate(sbom.replace('"library"', '"book"'))).not.toBeNull();
  });

  test.for([
    ['the pages', 'react-dom'],
    ['code that is loaded later', 'minisearch'],
    ['the code that writes documents', 'fontkit'],
    ['the worker of the check', 'tldts'],
    ['the helpers of Vite', 'vite'],
  ] as const)('has the packages of %s', ([, name]) => {
    expect(components.map((one) => one.name)).toContain(name);
  });

  test('has nothing that only builds the site, no time and no random number', () => {
    for (const name of ['@babel/core', 'zod', '@lingui/cli']) expect(components.map((one) => one.name)).not.toContain(name);
    expect(sbom).not.toMatch(/timestamp|serialNumber|urn:uuid/);
  });
});

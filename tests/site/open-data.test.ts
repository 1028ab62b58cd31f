import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { checksumsIn } from '../support/checksums.ts';

/* What the page says about the open data in `dist/`. Its checksums are tested in `checksums.test.ts`, its contents in `build/content/open-data/`. */

describe('the page of the open data', () => {
  const $ = load(readFileSync('dist/open-data.html', 'utf8'));

  test('says of which day the data is (OPEN-6)', () => {
    const { asOf }: { asOf: string } = JSON.parse(readFileSync('dist/data/firms.json', 'utf8'));
    expect($(`main time[datetime="${asOf}"]`).length).toBeGreaterThan(0);
  });

  test('gives the checksum of each file of a data set beside its link (OPEN-1)', () => {
    const files = [...checksumsIn('dist/data')].filter(([name]) => !name.includes('/'));
    expect(files).toHaveLength(8);
    for (const [name, checksum] of files) {
      const row = $('main li').filter((_, item) => $(item).find(`a[href="/data/${name}"]`).length > 0);
      expect(row.text(), name).toContain(`SHA-256 ${checksum}`);
    }
  });

  test('says that the data is fictional, gives its licence and what replaces a file that is gone, and leads to the feeds (OPEN-3)', () => {
    expect($('main').text()).toContain('use the files of all firms and all warnings');
    expect($('#notice').text()).toMatch(/^Fictional data:/);
    expect($('#licence a[href="https://creativecommons.org/licenses/by/4.0/"]').text()).toContain('CC BY 4.0');
    expect($('#feeds a[href="/feeds/publications.atom"]').text()).toBe('Publications');
  });
});

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { content } from '../support/content.ts';
import { writeOneMoreOfEach } from '../support/one-more-of-each.ts';
import { isThorough } from '../support/sample.ts';

/*
 * If an editor adds a firm, a warning, an alert and a publication, and revises the guidance, no test may fail.
 * `npm run release -- thorough` also runs the unit tests in src/ that read the content. Of the browser tests, this only checks that they contain no numbers of records. To run everything on such a
 * folder:
 *
 *   node tests/support/one-more-of-each.ts .build/one-more-of-each
 *   CONTENT_IS_OURS=1 CONTENT_DIR=.build/one-more-of-each npm test
 */
const FOLDER = resolve('.build/one-more-of-each');
beforeAll(() => writeOneMoreOfEach(FOLDER));

test('the content may have one more firm, warning, alert and publication', () => {
  const more = loadContent(FOLDER);
  for (const list of ['firms', 'warnedFirms', 'alerts', 'publications'] as const) {
    expect(more[list]).toHaveLength(content[list].length + 1);
  }
});

test.runIf(isThorough)(
  'the unit tests that read the content pass with one more of each',
  () => {
    const files = globSync('src/**/*.test.ts').filter((file) =>
      /loadContent\(contentFolder\(\)\)|support\/(content|texts)\.ts/.test(readFileSync(file, 'utf8')),
    );
    expect(files).toContain('src/content/content.test.ts');
    const { status, stdout } = spawnSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--project=unit', ...files], {
      env: { ...process.env, CONTENT_DIR: FOLDER, CONTENT_IS_OURS: '1', NO_COLOR: '1' },
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
  },
  300_000,
);

describe.each(['tests/e2e', 'tests/site', 'tests/a11y', 'tests/engines'])('the tests in %s', (folder) => {
  const { firms, warnedFirms } = content;
  const filesWith = (pattern: RegExp) => readdirSync(folder).filter((file) => pattern.test(readFileSync(`${folder}/${file}`, 'utf8')));

  test.each([firms.length, warnedFirms.length])('never expect %i records', (count) => {
    const expecting = new RegExp(`(toHaveCount|toHaveLength|toBe)\\(${count}\\)|\\b${count} (of|firms|warnings)\\b|\\bof ${count}\\b`);
    expect(filesWith(expecting)).toEqual([]);
  });

  test('never expect a version of a document', () => {
    expect(filesWith(/\b(?:GUID|LEG)-[A-Z0-9-]+-v\d/)).toEqual([]);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { checksumsIn, sha256 } from '../support/checksums.ts';

const FOLDERS = ['/data', ...LANGUAGES.map(({ code }) => `${prefixOf(code)}/documents`)].map((folder) => join('dist', folder));

test.for(FOLDERS)('SHA256SUMS in %s has the checksum of every file beside it, as sha256sum writes it (OPEN-1, PDF-9)', (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(`${folder}/`.length));
  const checksums = checksumsIn(folder);
  expect([...checksums.keys(), 'SHA256SUMS'].toSorted()).toEqual(files.toSorted());
  for (const [name, checksum] of checksums) expect(sha256(readFileSync(join(folder, name))), name).toBe(checksum);
});

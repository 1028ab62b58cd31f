import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn } from './built-files.ts';
import { BuildError } from './explain-error.ts';
import { putInPlace } from './put-in-place.ts';

let root: string;
let built: string;
let site: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'put-in-place-'));
  [built, site] = [join(root, 'built'), join(root, 'site')];
});
const umask = process.umask();
afterEach(() => {
  process.umask(umask);
  rmSync(root, { recursive: true });
});

/** Writes files with these texts into a folder. */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
const contentOf = (folder: string) =>
  Object.fromEntries(
    filesIn(folder)
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

const NEW = {
  '/.well-known/security.txt': 'Contact',
  '/assets/shell-2.js': 'new',
  '/es/index.html': 'Inicio',
  '/index.html': 'shell-2',
  '/robots.txt': 'same',
};
const OLD = { '/assets/shell-1.js': 'old', '/de/seiten/index.html': 'Start', '/index.html': 'shell-1', '/robots.txt': 'same' };

test('a new site has every file, and everyone may read it, also if the umask lets nobody', () => {
  process.umask(0o077);
  write(built, NEW);
  putInPlace(built, site);
  expect(contentOf(site)).toEqual(NEW);
  for (const file of Object.keys(NEW)) expect((statSync(join(site, file)).mode & 0o777).toString(8)).toBe('644');
  for (const folder of ['', '.well-known', 'assets', 'es']) expect((statSync(join(site, folder)).mode & 0o777).toString(8)).toBe('755');
});

test('a file that an earlier build kept from others is opened', () => {
  write(site, OLD);
  chmodSync(join(site, 'robots.txt'), 0o600);
  write(built, NEW);
  putInPlace(built, site);
  expect((statSync(join(site, 'robots.txt')).mode & 0o777).toString(8)).toBe('644');
});

test('what the new site does not have is deleted with its folders, and what has not changed keeps its time', () => {
  write(site, OLD);
  write(built, NEW);
  const earlier = new Date('2026-01-01');
  for (const file of ['robots.txt', 'index.html']) utimesSync(join(site, file), earlier, earlier);
  putInPlace(built, site);
  expect(contentOf(site)).toEqual(NEW);
  expect(existsSync(join(site, 'de'))).toBe(false);
  expect(statSync(join(site, 'robots.txt')).mtime).toEqual(earlier);
  expect(statSync(join(site, 'index.html')).mtime).not.toEqual(earlier);
});

test('a page that changes without changing its size is replaced', () => {
  write(site, { '/index.html': 'shell-1' });
  write(built, { '/index.html': 'shell-2' });
  putInPlace(built, site);
  expect(contentOf(site)).toEqual({ '/index.html': 'shell-2' });
});

describe('the folder stays', () => {
  test.for([
    ['a repository and a mark for a host', { '/.git/HEAD': 'main', '/.nojekyll': '' }],
    ['a file that an interrupted build has left', {}],
  ] as const)('with what others keep in it: %s', ([, others]) => {
    write(site, { ...OLD, ...others, '/assets/.new-shell-0.js': 'interrupted', '/.new-a.html': 'interrupted' });
    write(built, NEW);
    putInPlace(built, site);
    expect(contentOf(site)).toEqual({ ...NEW, ...others });
  });

  test('if it is a link', () => {
    const published = join(root, 'published');
    write(published, OLD);
    symlinkSync(published, site);
    write(built, NEW);
    putInPlace(built, site);
    expect(readlinkSync(site)).toBe(published);
    expect(contentOf(published)).toEqual(NEW);
  });

  test('the same folder, as a mount or an open program needs it, also the folders in it', () => {
    write(site, OLD);
    write(built, NEW);
    const identities = () => ['', 'assets'].map((folder) => lstatSync(join(site, folder)).ino);
    const before = identities();
    putInPlace(built, site);
    expect(identities()).toEqual(before);
  });
});

describe('if the new files cannot be written, the old site stays whole and the reason is given', () => {
  test('where a file is in the place of a folder', () => {
    write(site, { ...OLD, '/es': 'a file' });
    write(built, NEW);
    expect(() => putInPlace(built, site)).toThrow(BuildError);
    expect(contentOf(site)).toEqual({ ...OLD, '/es': 'a file' });
  });

  test('where a link leads nowhere', () => {
    symlinkSync(join(root, 'not-mounted'), site);
    write(built, NEW);
    expect(() => putInPlace(built, site)).toThrow(/could not be written to .*site/);
    expect(readlinkSync(site)).toBe(join(root, 'not-mounted'));
  });

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)('on a full disk, which is a mount', (context) => {
    mkdirSync(site);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', site], { stdio: 'ignore' });
    } catch {
      context.skip('nothing can be mounted here');
    }
    try {
      write(site, OLD);
      write(built, { ...NEW, '/assets/large.js': 'x'.repeat(100_000) });
      expect(() => putInPlace(built, site)).toThrow('ENOSPC');
      expect(contentOf(site)).toEqual(OLD);
      rmSync(join(built, 'assets/large.js'));
      putInPlace(built, site);
      expect(contentOf(site)).toEqual(NEW);
    } finally {
      execFileSync('umount', [site]);
    }
  });
});

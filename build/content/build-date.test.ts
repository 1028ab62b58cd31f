import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git } from '../git.ts';
import { buildDate, lastCommitIn } from './build-date.ts';

describe('the day of a build', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-12-01') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  const builtAt = (time: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', /^\d{4}-/.test(time) ? String(Date.parse(time) / 1000) : time);
    return buildDate();
  };

  test.for(['2025-12-01', '2025-06-15', '2024-12-02'])('is that of SOURCE_DATE_EPOCH: %s', (day) => {
    expect(builtAt(day)).toBe(day);
  });

  test.for([
    ['tomorrow', 'SOURCE_DATE_EPOCH is tomorrow: it must be a number of seconds'],
    ['', 'SOURCE_DATE_EPOCH is : it must be a number of seconds'],
    // A commit that was made while the clock was wrong, and a time in milliseconds of long ago.
    ['2038-01-19', /dated 2038-01-19, .* not in the last year/],
    ['99999999999', /dated 5138-11-16, .* not in the last year/],
    ['2024-11-30', /dated 2024-11-30, .* not in the last year/],
    ['0', /dated 1970-01-01, .* not in the last year/],
  ] as const)('is an error if it cannot be the day of a site that is published now: %s', ([time, message]) => {
    expect(() => builtAt(time)).toThrow(message);
  });
});

test('without SOURCE_DATE_EPOCH, the day of a build is a real day, and always the same', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  expect(buildDate()).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(buildDate()).toBe(buildDate());
  vi.unstubAllEnvs();
});

describe.runIf(git('.', '--version').status === 0)('the last commit of a project', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-date-'));
    inRoot('init', '--quiet');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    vi.restoreAllMocks();
  });
  const inRoot = (...args: readonly string[]) =>
    expect(git(root, '-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', ...args).stderr).toBe('');
  const commit = () => inRoot('commit', '--quiet', '--allow-empty', '--message', 'Changed');
  /** The folder of a project in that repository. */
  const project = (...files: readonly string[]) => {
    const folder = join(root, 'project');
    mkdirSync(folder);
    for (const file of files) writeFileSync(join(folder, file), 'gitdir: /no/such/folder');
    return folder;
  };
  const warnings = () => vi.spyOn(console, 'warn').mockReturnValue();

  test('has a time in seconds, also if the settings of Git show signatures in a log', () => {
    commit();
    const [tree] = git(root, 'rev-parse', 'HEAD^{tree}').stdout.split('\n');
    const by = 'Editor <editor@example.org> 1760000000 +0000';
    const signature = '-----BEGIN PGP SIGNATURE-----\n \n signed\n -----END PGP SIGNATURE-----';
    writeFileSync(join(root, 'signed'), `tree ${tree}\nauthor ${by}\ncommitter ${by}\ngpgsig ${signature}\n\nSigned\n`);
    inRoot('update-ref', 'HEAD', git(root, 'hash-object', '-t', 'commit', '-w', 'signed').stdout.trim());
    inRoot('config', 'log.showSignature', 'true');
    // Any program that says something about the signature.
    inRoot('config', 'gpg.program', process.execPath);
    expect(lastCommitIn(root)).toBe('1760000000');
  });

  test('is not that of a repository around the project', () => {
    commit();
    const warn = warnings();
    expect(lastCommitIn(project())).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is unknown with the words of Git if Git refuses the repository of the project', () => {
    commit();
    const warn = warnings();
    expect(lastCommitIn(project('.git'))).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/dated today.*not a git repository: \/no\/such\/folder/));
  });

  test('is unknown, and that is said, if its folder for Git is empty and the repository around it answers', () => {
    commit();
    const warn = warnings();
    const folder = project();
    mkdirSync(join(folder, '.git'));
    expect(lastCommitIn(folder)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/dated today.*belongs to another folder/));
  });

  test('is unknown, and that is said, if there is no commit or no Git', () => {
    const warn = warnings();
    expect(lastCommitIn(root)).toBeUndefined();
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/dated today.*HEAD/s));
    commit();
    vi.stubEnv('PATH', '');
    expect(lastCommitIn(root)).toBeUndefined();
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/dated today.*ENOENT/));
    vi.unstubAllEnvs();
  });
});

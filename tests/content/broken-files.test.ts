import { afterAll, describe, expect, test } from 'vitest';
import { type Content, loadContent } from '../../src/content/build-time/load.ts';
import { formatProblem } from '../../src/content/build-time/problems.ts';
import { attempt, expectHelpful } from '../support/attack/attempt.ts';
import { CSV, FILES, PO, STRAYS, YAML, withOtherKeys } from '../support/attack/breakings.ts';
import { type Change, copyContent } from '../support/attack/content-copy.ts';
import { expectHarmless } from '../support/attack/harmless.ts';

/*
 * Attacks on the content folder: every file in another encoding, truncated, doubled, with wrong syntax, without a key, or
 * missing. As with wrong values (`wrong-values.test.ts`), each kind is tried in all files at once.
 */

const copy = copyContent();
afterAll(() => copy.remove());

const sound = loadContent(copy.folder);
const count = { stopped: 0, harmless: 0 };

/** Changes files, and restores those that a problem names until there is no problem. @returns the changes that passed together */
function sieve(changed: readonly [string, Change][]): { passed: readonly [string, Change][]; content: Content } {
  for (let passed = changed; ;) {
    const outcome = attempt(copy, new Map(passed));
    if ('content' in outcome) return { passed, content: outcome.content };
    expectHelpful(outcome.problems);
    const isTold = (file: string) => outcome.problems.some((problem) => file === problem.file || file.startsWith(`${problem.file}/`));
    // The cause may be a missing record that another file names, or a missing English text that still has translations.
    const isMeant = (file: string) =>
      outcome.problems.some(
        ({ file: other, rule }) => rule.includes(file) || (file.startsWith('locales/en/') && file.slice(11) === other.slice(11)),
      );
    const told = passed.filter(([file]) => isTold(file));
    const meant = told.length > 0 ? told : passed.filter(([file]) => isMeant(file));
    expect(meant, outcome.problems.map(formatProblem).join('\n')).not.toEqual([]);
    passed = passed.filter((one) => !meant.includes(one));
  }
}

/** The files to which a way of breaking applies. */
const forms = {
  'any file': { of: () => true, groups: FILES },
  'a YAML file': { of: (file: string) => file.endsWith('.yaml'), groups: YAML },
  'a table': { of: (file: string) => file.endsWith('.csv'), groups: CSV },
  'a catalogue': { of: (file: string) => file.endsWith('.po'), groups: PO },
} as const;

describe.each(Object.entries(forms))('%s', (_form, { of, groups }) => {
  const files = copy.files.filter(of);
  const kinds = Object.entries(groups).flatMap(([group, own]) =>
    Object.entries<(source: string, file: string) => Change>(own).map(([kind, breaking]) => ({ name: `${group}: ${kind}`, breaking })),
  );

  test.each(kinds)('$name', async ({ name, breaking }) => {
    const changed = files
      // Large changes are tried in only some of the files.
      .filter((_, index) => !/^(sizes|shapes)/.test(name) || index % (name.startsWith('sizes') ? 80 : 12) === 0)
      .map((file): [string, Change] => [file, breaking(copy.textOf(file), file)])
      // Leaves out files that did not change.
      .filter(([file, change]) => change !== copy.textOf(file));
    expect(changed).not.toEqual([]);
    const { passed, content: rest } = sieve(changed);
    // Accepted content must mean the same as before, except that a truncated file can be valid with less content.
    await expectHarmless({ ...rest, publishedDocuments: [] });
    expect(name.endsWith('the first half') ? sound : rest).toEqual(sound);
    count.stopped += changed.length - passed.length;
    count.harmless += passed.length;
  });
});

// Reads thousands of folders, which takes a minute on a busy machine.
test('a missing, renamed or duplicate key stops the build, unless it is optional', { timeout: 240_000 }, () => {
  const optional = new Set([
    'effective',
    'requiredCapital',
    'clones',
    'emails',
    'phones',
    'wholeHost',
    'summary',
    'link',
    'named',
    'lead',
    'updated',
    'also',
  ]);
  const ofFiles = copy.files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [...withOtherKeys(copy.textOf(file))].map((other) => Object.assign(other, { file })));
  for (let round = 0; ofFiles.some((own) => own[round]); round += 1) {
    const mutants = ofFiles.flatMap((own) => own[round] ?? []);
    const { passed } = sieve(mutants.map(({ file, changed }) => [file, changed]));
    const accepted = mutants.filter(({ file }) => passed.some(([other]) => other === file));
    expect(accepted.filter(({ kind, path }) => kind !== 'missing' || !optional.has(String(path.at(-1))))).toEqual([]);
    count.harmless += accepted.length;
    count.stopped += mutants.length - accepted.length;
  }
});

test('a file that does not belong in the folder is named', () => {
  const outcome = attempt(copy, new Map(STRAYS.map((file) => [file, 'name: x\n'])));
  const found = 'problems' in outcome ? outcome.problems : [];
  expectHelpful(found);
  expect(found.map(({ file }) => file).toSorted()).toEqual(STRAYS.toSorted());
  count.stopped += STRAYS.length;
});

test('there are thousands of broken files, most of which stop the build', () => {
  console.info(`Broken files: ${count.stopped} stopped, ${count.harmless} harmless`);
  expect(count.stopped).toBeGreaterThan(3_000);
});

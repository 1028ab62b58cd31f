import { afterAll, expect, test } from 'vitest';
import { type Content, loadContent } from '../../build/content/load.ts';
import { formatProblem } from '../../build/content/problems.ts';
import { attempt, expectHelpful } from '../support/attack/attempt.ts';
import { CSV, FILES, PO, STRAYS, YAML, withOtherKeys } from '../support/attack/breakings.ts';
import { type Change, copyContent } from '../support/attack/content-copy.ts';
import { expectHarmless } from '../support/attack/harmless.ts';
import { isThorough, someOf } from '../support/sample.ts';

/*
 * Attacks on the content folder: every file in another encoding, truncated, doubled, with wrong syntax, without a key, or
 * missing. As with wrong values (`wrong-values.test.ts`), all files are broken at once, each in another way.
 */

const copy = copyContent();
afterAll(() => copy.remove());

const sound = loadContent(copy.folder);
// The content may lack the file with the names of cities, and is then not the same.
const files = copy.files.filter((file) => file !== 'cities.csv');
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
const forms = [
  { of: () => true, groups: FILES },
  { of: (file: string) => file.endsWith('.yaml'), groups: YAML },
  { of: (file: string) => file.endsWith('.csv'), groups: CSV },
  { of: (file: string) => file.endsWith('.po'), groups: PO },
];
const kinds = forms.flatMap(({ of, groups }) =>
  Object.entries(groups).flatMap(([group, own]) =>
    Object.entries<(source: string, file: string) => Change>(own).map(([kind, breaking]) => ({ name: `${group}: ${kind}`, of, breaking })),
  ),
);
/** Large changes are tried in a few of the files only. */
const isLarge = ({ name }: (typeof kinds)[number]) => /^(?:sizes|shapes)/.test(name);
const kindsOf = (file: string) => kinds.filter((kind) => !isLarge(kind) && kind.of(file));
/** In `npm run release -- thorough`, each file is broken in every way. */
const ROUNDS = [...Array(isThorough ? Math.max(...copy.files.map((file) => kindsOf(file).length)) : 8).keys()];

/** The content that is accepted after files are broken. A truncated file can be valid with less content, so it is left out. */
async function contentWith(broken: readonly { file: string; kind: (typeof kinds)[number] }[]): Promise<Content> {
  const changes = broken.map(({ file, kind }) => ({ file, kind, change: kind.breaking(copy.textOf(file), file) }));
  // Leaves out files that did not change.
  const changed = changes.filter(({ file, change }) => change !== copy.textOf(file));
  expect(changed).not.toEqual([]);
  const { passed, content } = sieve(changed.map(({ file, change }) => [file, change]));
  await expectHarmless({ ...content, publishedDocuments: [] });
  const isTruncated = ([file]: readonly [string, Change]) =>
    changed.some((one) => one.file === file && one.kind.name.endsWith('the first half'));
  count.stopped += changed.length - passed.length;
  count.harmless += passed.length;
  return sieve(passed.filter((one) => !isTruncated(one))).content;
}

test.each(ROUNDS)('every file, each in another way: round %i', async (round) => {
  const broken = files.flatMap((file, index) => {
    const own = kindsOf(file);
    const kind = own[(index + round) % own.length];
    return kind ? [{ file, kind }] : [];
  });
  expect(await contentWith(broken)).toEqual(sound);
});

test.each(kinds.filter(isLarge))('$name', async (kind) => {
  const some = files.filter(kind.of).filter((_, index) => index % 80 === 0);
  expect(await contentWith(some.map((file) => ({ file, kind })))).toEqual(sound);
});

test('a missing, renamed or duplicate key stops the build, unless it is optional', () => {
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
    'of',
    'more',
    'todoOfContact',
  ]);
  // In `check.yaml`, a verdict has sentences for some kinds of items only.
  // A language without pages to leave for has the English ones.
  const isOptional = (path: readonly unknown[]) =>
    optional.has(String(path.at(-1))) || path.at(-2) === 'of' || (path.at(-2) === 'neutralPages' && path.at(-1) !== 'en');
  const ofFiles = copy.files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [...withOtherKeys(copy.textOf(file))].map((other) => Object.assign(other, { file })))
    .map((own, position) => someOf(own, position, 20));
  for (let round = 0; ofFiles.some((own) => own[round]); round += 1) {
    const mutants = ofFiles.flatMap((own) => own[round] ?? []);
    const { passed } = sieve(mutants.map(({ file, changed }) => [file, changed]));
    const accepted = mutants.filter(({ file }) => passed.some(([other]) => other === file));
    expect(accepted.filter(({ kind, path }) => kind !== 'missing' || !isOptional(path))).toEqual([]);
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

test('there are hundreds of broken files, most of which stop the build', () => {
  console.info(`Broken files: ${count.stopped} stopped, ${count.harmless} harmless`);
  expect(count.stopped).toBeGreaterThan(isThorough ? 2_000 : 400);
});

import { expect } from 'vitest';
import { checkCatalogues } from '../../../build/content/catalogues.ts';
import { type Content, loadContent } from '../../../build/content/load.ts';
import { ContentError, type ContentProblem, formatProblem } from '../../../build/content/problems.ts';
import { FORBIDDEN } from './breakings.ts';
import type { Change, ContentCopy } from './content-copy.ts';

/** The content, or all of its problems. */
export type Outcome = { content: Content } | { problems: readonly ContentProblem[] };

/** The content of an unchanged copy. Changes in the catalogues do not affect it. */
const unchanged = new WeakMap<ContentCopy, Content>();

/** The last changes in the catalogues of a copy, and their problems. An attack repeats them with changes in other files. */
const lastInCatalogues = new WeakMap<ContentCopy, { changes: readonly Change[]; problems: readonly ContentProblem[] }>();

function checkChangedCatalogues(copy: ContentCopy, changes: readonly Change[]): readonly ContentProblem[] {
  const last = lastInCatalogues.get(copy);
  if (last?.changes.length === changes.length && last.changes.every((change, index) => change === changes[index])) return last.problems;
  const problems = checkCatalogues(copy.folder);
  lastInCatalogues.set(copy, { changes, problems });
  return problems;
}

/** Loads the copy with these changes as the build does. @throws after a crash, which is not a list of problems. */
export function attempt(copy: ContentCopy, changes: ReadonlyMap<string, Change>): Outcome {
  const files = [...changes.keys()];
  const inCatalogues = files.filter((file) => file.startsWith('locales/')).toSorted();
  const catalogueProblems = () =>
    inCatalogues.length > 0
      ? checkChangedCatalogues(
          copy,
          inCatalogues.flatMap((file) => [file, changes.get(file) ?? null]),
        )
      : [];
  if (inCatalogues.length === files.length) {
    const problems = copy.withChanges(changes, catalogueProblems);
    if (problems.length > 0) return { problems };
    const content = unchanged.get(copy) ?? loadContent(copy.folder);
    unchanged.set(copy, content);
    return { content };
  }
  try {
    return copy.withChanges(changes, () => ({ content: loadContent(copy.folder, catalogueProblems()) }));
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

/** Rules about a whole file, whose problems have no line. */
const OF_THE_FILE =
  /^(must exist|must be a file|is not a file|must contain a file of texts|must have at least one firm|must be at most .* MB)/;

const NOT_SHOWN = new RegExp(`[${FORBIDDEN.filter((character) => character !== '\ufffd').join('')}]`, 'u');

/** A helpful problem says where it is, is short, and contains no invisible characters. */
export function expectHelpful(problems: readonly ContentProblem[]) {
  // One assertion for all problems, because there may be a hundred thousand.
  const unhelpful = problems.filter((problem) => {
    const { file, line, key, rule } = problem;
    const message = formatProblem(problem);
    if (file === '' || rule === '' || message.length > 1_200 || NOT_SHOWN.test(message)) return true;
    return line === undefined && key === undefined && !OF_THE_FILE.test(rule);
  });
  expect(unhelpful).toEqual([]);
}

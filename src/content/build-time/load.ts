import { existsSync } from 'node:fs';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { type CollectionData, type Found, collections } from './collections.ts';
import { ContentError, type ContentProblem } from './problems.ts';
import { publishDocuments } from './publish-documents.ts';
import { Reader } from './read.ts';
import { checkRules, findNotices } from './rules.ts';
import { findStrays } from './source.ts';

/** The valid content of a content folder. */
export interface Content extends CollectionData {
  /** The documents that are published as files. */
  publishedDocuments: PublishedDocument[];
  /** Possible mistakes that an editor should check. They do not stop the build. */
  notices: ContentProblem[];
}

/**
 * Reads and checks the whole content folder by the table in `collections.ts`.
 * @param otherProblems Problems that were found by other checks. An editor should see all of them in one run.
 * @throws {ContentError} with every problem, if there is any.
 */
export function loadContent(folder: string, otherProblems: readonly ContentProblem[] = []): Content {
  const reader = new Reader(folder);
  const found = readAll(reader);
  const publishing = publishDocuments(found);
  checkRules(reader, found, publishing);
  // If the folder does not exist, each missing file has been reported already.
  if (existsSync(folder)) reader.problems.push(...straysIn(folder, reader));
  reader.problems.push(...otherProblems);
  if (reader.problems.length > 0) throw new ContentError(folder, reader.problems);
  return { ...dataOf(found), publishedDocuments: publishing.map(({ published }) => published), notices: findNotices(found.firms) };
}

function readAll(reader: Reader): Found {
  const found: Record<string, unknown> = {};
  const idsOf = (collection: string) => (Array.isArray(found[collection]) ? found[collection].map(({ data }) => String(data.id)) : []);
  for (const [name, { read }] of Object.entries(collections)) found[name] = read(reader, idsOf);
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.entries forgets which name has which type
  return found as Found;
}

function dataOf(found: Found): CollectionData {
  const data = Object.entries(collections).map(([name, collection]): [string, unknown] => {
    return [name, Reflect.apply(collection.dataOf, undefined, [Reflect.get(found, name)])];
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- as above
  return Object.fromEntries(data) as CollectionData;
}

/** The files that no collection reads. If `downloads.yaml` is broken, it is unknown which files in `downloads/` belong to it. */
function straysIn(folder: string, { files, problems }: Reader): ContentProblem[] {
  const listIsBroken = problems.some(({ file }) => file === 'downloads.yaml');
  return findStrays(folder, files).filter(({ file }) => !(listIsBroken && /^downloads\/[^/]+\.yaml$/.test(file)));
}

import { CHANGES } from '#src/content/guidance-head.ts';
import type { LocatedRecords } from '../collections.ts';
import { headOf } from '../documents/publish-documents.ts';
import { isBroken } from '../problems.ts';
import type { Reader } from '../reading/read.ts';
import { FIXED_PARTS, type PAGES_WITH_PARTS } from '../schemas/values.ts';

/** The parts of pages to which a link may lead. */

/** The content files with the anchors of each page. */
const FILES_OF: Readonly<Record<(typeof PAGES_WITH_PARTS)[number], readonly string[]>> = {
  '/regulatory-guidance': [
    'faqs.yaml',
    'guidance/aml-004.yaml',
    'guidance/crd-021.yaml',
    'guidance/darf.yaml',
    'pre-submission-checklist.yaml',
  ],
  '/legal-documents': ['legal/charter.yaml', 'legal/bylaws.yaml', 'legal/code-of-conduct.yaml'],
  '/glossary': ['glossary.yaml'],
};

/** The address of every part of a page that has an anchor. */
export function addressesOf(found: LocatedRecords): ReadonlySet<string> {
  const { guidance, filingChecklist, faqs, legalDocuments, glossary, frameworks, advisories } = found;
  return new Set([
    ...FIXED_PARTS,
    ...[...guidance, ...(filingChecklist ? [filingChecklist] : [])].flatMap(({ data }) =>
      partsOf('/regulatory-guidance', headOf(data).id, data.sections),
    ),
    ...guidance.map(({ data }) => `/regulatory-guidance#${headOf(data).id}-${CHANGES}`),
    ...faqs.map(({ data }) => `/regulatory-guidance#${data.id}`),
    ...legalDocuments.flatMap(({ data }) => partsOf('/legal-documents', data.id, data.sections, '')),
    ...(glossary?.data.terms ?? []).map(({ id }) => `/glossary#${id}`),
    ...frameworks.map(({ data }) => `/regulations#${data.id}`),
    ...advisories.flatMap(({ data, file }) => data.sections.map(({ id }) => `/${file.replace(/\.yaml$/, '')}#${id}`)),
  ]);
}

/** The addresses of a document and its sections. The ids of the sections begin with `prefix`. */
function partsOf(page: (typeof PAGES_WITH_PARTS)[number], id: string, sections: readonly { id: string }[], prefix = `${id}-`): string[] {
  return [`${page}#${id}`, ...sections.map((section) => `${page}#${prefix}${section.id}`)];
}

/** Checks that each link to a part of a page leads to one that exists. @param addresses see `addressesOf` */
export function checkLinks({ problems }: Reader, found: LocatedRecords, addresses: ReadonlySet<string>): void {
  // A broken file is reported once, not again with each link to its parts.
  const isWhole = (page: string) => !filesOf(page).some((file) => isBroken(problems, file));
  for (const records of Object.values(found)) {
    if (records === undefined) continue;
    for (const { data, file, lineOf } of [records].flat()) {
      for (const { path, value } of linksIn(data)) {
        const [page = ''] = value.split('#');
        if (addresses.has(value) || !isWhole(page)) continue;
        const rule = ruleOn(value, page, addresses);
        problems.push({ file, line: lineOf(...path), key: path.join('.'), value, rule });
      }
    }
  }
}

function filesOf(page: string): readonly string[] {
  if (page === '/regulations') return ['frameworks.yaml'];
  return Object.entries(FILES_OF).find(([path]) => path === page)?.[1] ?? [`${page.slice(1)}.yaml`];
}

/** The links to a part of a page, with the keys that lead to each. */
function linksIn(value: unknown, path: readonly PropertyKey[] = []): { path: readonly PropertyKey[]; value: string }[] {
  const isAddress = path.at(-1) === 'link' || path.at(-1) === 'page';
  if (typeof value === 'string') return isAddress && value.includes('#') ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...path, isList ? Number(key) : key]));
}

/** The most anchors that a message lists. */
const MAX_LISTED = 8;

/** The rule for a wrong address, with those that are most like it: they have the longest common beginning. */
function ruleOn(wrong: string, page: string, addresses: ReadonlySet<string>): string {
  const common = (address: string) => {
    const differs = [...address].findIndex((character, index) => character !== wrong[index]);
    return differs === -1 ? address.length : differs;
  };
  const onPage = [...addresses].filter((address) => address.startsWith(`${page}#`)).toSorted((a, b) => common(b) - common(a));
  if (onPage.length === 0) return 'must lead to the page as a whole: remove the # and what follows';
  // A fixed part is in no file.
  const files = FIXED_PARTS.some((part) => part.startsWith(`${page}#`)) ? '' : filesOf(page).join(', ');
  const listed = onPage.slice(0, MAX_LISTED).join(', ') + (onPage.length > MAX_LISTED ? ', …' : '');
  return `must lead to a part of ${page} that exists: ${listed}${files === '' ? '' : `; see ${files}`}`;
}

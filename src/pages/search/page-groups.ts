import { msg } from '@lingui/core/macro';
import { routes, type Parent, type Path } from '#src/routes.ts';

/** The groups of the list of all pages. Pages below another one are listed with it. Pages that are not named here are about the Authority. */
const GROUPS = [
  { id: 'firms', heading: msg`Check a firm`, pages: ['/regulated-companies', '/warnings', '/check'] },
  {
    id: 'rules',
    heading: msg`Rules and supervision`,
    pages: ['/regulations', '/market-surveillance', '/publications', '/glossary', '/#latest-alerts'],
  },
  { id: 'supervised', heading: msg`For regulated firms`, pages: ['/compliance-resources', '/self-assessment-tools'] },
  { id: 'contact', heading: msg`Write to us`, pages: ['/contact', '/report-abuse'] },
  { id: 'site', heading: msg`The Authority and this site`, pages: [] },
] satisfies readonly { id: string; heading: unknown; pages: readonly (Path | Parent)[] }[];

const groupOf = (...addresses: readonly (string | undefined)[]) =>
  GROUPS.find(({ pages }) => pages.some((page) => addresses.includes(page)))?.id ?? 'site';

/** Every page once, except the search itself. */
export const PAGE_GROUPS = GROUPS.map(({ id, heading }) => ({
  id,
  heading,
  paths: routes.filter(({ path, parent, noindex }) => !noindex && groupOf(path, parent) === id).map(({ path }) => path),
}));

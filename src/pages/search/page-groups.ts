import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { routes, type Parent, type Path, type Route } from '#src/routes.ts';

/** The list of all pages, grouped by topic. */

interface PageGroup {
  id: string;
  heading: MessageDescriptor;
  paths: Path[];
}

const FIRMS = { id: 'firms', heading: msg`Check a firm` };
const RULES = { id: 'rules', heading: msg`Rules and supervision` };
const SUPERVISED = { id: 'supervised', heading: msg`For regulated firms` };
const SITE = { id: 'site', heading: msg`The Authority and this site` };
const CONTACT = { id: 'contact', heading: msg`Write to us` };

/** Pages below another one are listed with it. Pages that are not named here are about the Authority. */
const GROUPS = [FIRMS, RULES, SUPERVISED, CONTACT, SITE];
const GROUP_OF: Partial<Record<Route['path'] | Parent, (typeof GROUPS)[number]>> = {
  '/regulated-companies': FIRMS,
  '/warnings': FIRMS,
  '/check': FIRMS,
  '/regulations': RULES,
  '/market-surveillance': RULES,
  '/publications': RULES,
  '/glossary': RULES,
  '/#latest-alerts': RULES,
  '/compliance-resources': SUPERVISED,
  '/self-assessment-tools': SUPERVISED,
  '/contact': CONTACT,
  '/report-abuse': CONTACT,
};

/** Every page once, except the search itself. */
export const PAGE_GROUPS: readonly PageGroup[] = GROUPS.map((group) => ({
  id: group.id,
  heading: group.heading,
  paths: routes.filter((route) => !route.noindex && groupOf(route) === group).map(({ path }) => path),
}));

function groupOf({ path, parent }: Route) {
  return GROUP_OF[path] ?? (parent && GROUP_OF[parent]) ?? SITE;
}

import { makeSearchable } from '#src/parts/paging/use-pages.ts';
import { WARNINGS_PER_PAGE } from '#src/register/sizes.ts';
import { warnings } from '#src/register/warned-firms.ts';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { newestFirst } from './newest-first.ts';

/** The warnings with the search of their page (WARN-2). */
export const WARNINGS = makeSearchable(
  warnings,
  WARNINGS_PER_PAGE,
  ({ name, aliases, websites, emails, phones }) => [name, ...aliases, ...websites, ...emails, ...phones],
  matchTypedOrPhone,
);

/** Sorts positions of warnings, the newest first. Those of the same day keep their order. */
export const sortNewestFirst = (positions: readonly number[]) => newestFirst(positions, (position) => warnings.at(position)?.issued);

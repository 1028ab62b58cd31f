import { divideAddress } from '#src/i18n/languages.ts';
import { findRoute, type Path } from '#src/routes.ts';

/** The page whose visitors may need to leave no trace. */
const PRIVATE_PAGE = '/report-abuse' satisfies Path;

/** True for the page whose visitors may need to leave no trace, in any language. */
export function isPrivatePage(pathname: string): boolean {
  return findRoute(divideAddress(pathname).path).path === PRIVATE_PAGE;
}

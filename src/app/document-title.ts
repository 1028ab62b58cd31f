import site from 'content:site';
import type { Route, RouteText } from '#src/routes.ts';

/** A page's title: its own words first, for tabs and lists of history; the home page begins with the name. */
export function documentTitle(route: Route, translate: (text: RouteText) => string): string {
  const own = translate(route.title);
  return route.path === '/' ? `${site.name}: ${own}` : `${own} - ${site.name}`;
}

import { useLingui } from '@lingui/react/macro';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { Link, useLocation } from '#src/parts/link/link.ts';
import { findRoute, type Parent, type Route } from '#src/routes.ts';
import styles from './breadcrumb.module.css';

/**
 * Where the page stands: the pages above it, from the home page down. The page itself is not named again, its
 * heading follows. The same trail as data is schema.org's BreadcrumbList, in microdata: the policy allows no inline
 * script. It is a part that pages ask for, not the shell's, so that only those that stand below another load it.
 */
export function Breadcrumb() {
  const { i18n, t } = useLingui();
  const [pathname] = useLocation();
  const names: Record<'/' | Parent, string> = {
    '/': i18n._(REQUIRED_TEXTS.nav_home),
    '/compliance-resources': i18n._(REQUIRED_TEXTS.nav_compliance_resources),
    '/self-assessment-tools': t`Self-Assessment Tools`,
    '/#latest-alerts': t`Latest Alerts & Warnings`,
  };
  return (
    <nav className={`wrap ${styles['breadcrumb']}`} aria-label={t`Breadcrumb`} data-screen-only>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {pathTo(findRoute(pathname)).map((address, index) => (
          <li key={address} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <Link href={address} itemProp="item">
              <span itemProp="name">{names[address]}</span>
            </Link>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The addresses above a page, from the home page down to its parent; none for a page that stands below no other. */
function pathTo({ parent }: Route): ('/' | Parent)[] {
  if (!parent) return [];
  const above = pathTo(findRoute(parent.replace(/#.*/, '')));
  return [...(above.length > 0 ? above : (['/'] as const)), parent];
}

import { useLingui } from '@lingui/react/macro';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { Link, useLocation } from '#src/parts/link/link.ts';
import { findRoute, type Parent, type Route } from '#src/routes.ts';
import styles from './breadcrumb.module.css';

/** The pages above this one. They are also a BreadcrumbList of schema.org, as microdata because the policy allows no inline script. */
export function Breadcrumb() {
  const { i18n, t } = useLingui();
  const [pathname] = useLocation();
  const names: Record<'/' | Parent, string> = {
    '/': i18n._(REQUIRED_TEXTS.nav_home),
    '/regulated-companies': t`Regulated Companies`,
    '/compliance-resources': i18n._(REQUIRED_TEXTS.nav_compliance_resources),
    '/self-assessment-tools': t`Self-Assessment Tools`,
    '/#latest-alerts': t`Latest Alerts & Warnings`,
  };
  return (
    <nav className={`wrap list-links ${styles['breadcrumb']}`} aria-label={t`Breadcrumb`} data-screen-only>
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

/** The addresses above a page, from the home page down to its parent; empty for a page without a parent. */
function pathTo({ parent }: Route): ('/' | Parent)[] {
  if (!parent) return [];
  const above = pathTo(findRoute(parent.replace(/#.*/, '')));
  return [...(above.length > 0 ? above : (['/'] as const)), parent];
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { REQUIRED_TEXTS as TEXTS } from '#src/i18n/required-texts.ts';
import { Link, useLocation } from '#src/parts/link/link.ts';
import { findRoute } from '#src/routes.ts';
import { WarningSign } from '#src/ui/icon.tsx';
import styles from './header.module.css';

/** The seven links (HEADER-1). */
const LINKS = [
  { path: '/', text: TEXTS.nav_home },
  { path: '/regulations', text: TEXTS.nav_regulations },
  { path: '/regulated-companies', text: msg({ id: 'nav_regulated_companies', message: 'Regulated Companies' }) },
  { path: '/market-surveillance', text: TEXTS.nav_market_surveillance },
  { path: '/publications', text: TEXTS.nav_publications },
  { path: '/contact', text: TEXTS.nav_contact },
] as const;
const WARNINGS = { path: '/warnings', text: msg({ id: 'nav_warnings', message: 'Warnings' }) } as const;

/** Returns the attribute that marks the link to the open page, or to the page above it. */
export function useCurrent() {
  const [pathname] = useLocation();
  const { path: here, parent } = findRoute(pathname);
  return (path: string) => ({ 'aria-current': path === here ? 'page' : path === parent ? true : undefined }) as const;
}

/** The main navigation: a `row` on wide screens, a `list` in the menu. */
export function Navigation({ shape, onChoose }: { shape: 'row' | 'list'; onChoose?: () => void }) {
  const { i18n } = useLingui();
  const current = useCurrent();
  return (
    <ul className={styles[shape]}>
      {LINKS.map(({ path, text }) => (
        <li key={path}>
          <Link href={path} onClick={onChoose} {...current(path)}>
            {i18n._(text)}
          </Link>
        </li>
      ))}
      <li>
        <Link className={`filled ${styles['warnings']}`} href={WARNINGS.path} onClick={onChoose} {...current(WARNINGS.path)}>
          <WarningSign />
          {i18n._(WARNINGS.text)}
        </Link>
      </li>
    </ul>
  );
}

import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import { Brand, useTagline } from '../brand.tsx';
import { CheckLink } from './check-link.tsx';
import { LanguageForm } from './language-form.tsx';
import { Menu } from './menu.tsx';
import { Navigation } from './navigation.tsx';
import styles from './header.module.css';

/** Brand row and navigation row. Wide, only the navigation sticks; below 1024 px the one row does (decision 27). */
export function Header() {
  const { t } = useLingui();
  return (
    <header className={styles['header']} data-screen-only>
      <div className={`wrap ${styles['top']}`}>
        <Brand tagline={useTagline()} />
        <Link className={styles['search']} href="/search">
          <Icon name="find" />
          <Trans>Search</Trans>
        </Link>
        <div className={styles['language']}>
          <CheckLink />
          <LanguageForm />
        </div>
        <Menu />
      </div>
      <nav className={styles['nav']} aria-label={t`Main`}>
        <div className="wrap">
          <Navigation shape="row" />
        </div>
      </nav>
    </header>
  );
}

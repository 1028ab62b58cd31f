import { useLingui } from '@lingui/react/macro';
import { Brand, useTagline } from '../brand.tsx';
import { FindLinks } from './find-links.tsx';
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
        <FindLinks />
        <div className={styles['language']}>
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

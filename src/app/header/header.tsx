import { useLingui } from '@lingui/react/macro';
import site from 'content:site';
import { Brand } from '../brand.tsx';
import { FindLinks } from './find-links.tsx';
import { LanguageForm } from './language-form.tsx';
import { Menu } from './menu.tsx';
import { Navigation } from './navigation.tsx';
import styles from './header.module.css';

/** A row with the brand and a row with the navigation. The navigation stays in view on wide screens, the brand below 64em (HEADER-3). */
export function Header() {
  const { t } = useLingui();
  return (
    <header className={`sticky ${styles['header']}`} data-screen-only>
      <div className={`wrap ${styles['top']}`}>
        <Brand tagline={site.tagline} />
        <div className={styles['tools']}>
          <FindLinks />
          <div className={styles['language']}>
            <LanguageForm />
          </div>
          <Menu />
        </div>
      </div>
      <nav className={styles['nav']} aria-label={t`Main`}>
        <div className="wrap">
          <Navigation shape="row" />
        </div>
      </nav>
    </header>
  );
}

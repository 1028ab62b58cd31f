import { Trans, useLingui } from '@lingui/react/macro';
import site from 'content:site';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { notifyUnavailable } from '#src/parts/toast/feature-notice.ts';
import { Brand } from '../brand.tsx';
import { ColourScheme } from './colour-scheme.tsx';
import styles from './footer.module.css';

/** The footer (FOOTER-1): the authority, quick links, whistleblower, security, and below them the colour scheme. */
export function Footer() {
  const { t } = useLingui();
  const year = site.copyrightYear;
  return (
    <footer className={`deep ${styles['footer']}`} data-screen-only>
      <div className="wrap">
        <div className={styles['columns']}>
          <div>
            <Brand />
            <ContentText as="p" className={styles['tagline']}>
              {site.tagline}
            </ContentText>
          </div>
          <nav aria-label={t`Quick links`}>
            <h2>
              <Trans>Quick links</Trans>
            </h2>
            <QuickLinks />
          </nav>
          <section aria-label={t`Whistleblower`}>
            <h2>
              <Trans>Whistleblower</Trans>
            </h2>
            <p>
              <Trans>An anonymous hotline is planned. It is not open yet.</Trans>
            </p>
            <Button variant="line" data-script-only onClick={() => notifyUnavailable(t`Whistleblower Portal`)}>
              <Trans>Anonymous Hotline</Trans>
            </Button>
          </section>
          <section aria-label={t`Security`}>
            <h2>
              <Trans>Security</Trans>
            </h2>
            <p className={styles['badge']}>
              <Icon name="lock" />
              <Trans>This site is protected by SSL/TLS</Trans>
            </p>
          </section>
        </div>
        <div className={`apart ${styles['end']}`}>
          <p>
            <Trans>
              © {year} {site.name}. All rights reserved.
            </Trans>
          </p>
          <ColourScheme />
        </div>
      </div>
    </footer>
  );
}

function QuickLinks() {
  const { t, i18n } = useLingui();
  const links = [
    { href: '/contact#report-a-scam', text: t`Report a scam` },
    { href: '/contact', text: i18n._(REQUIRED_TEXTS.nav_contact) },
    { href: '/warnings', text: t({ id: 'nav_warnings', message: 'Warnings' }) },
    { href: '/about-us', text: t`About Us` },
    { href: '/legal-documents', text: t`Legal Documents` },
    { href: '/privacy-policy', text: t`Privacy Policy` },
    { href: '/terms-of-service', text: t`Terms of Service` },
    { href: '/accessibility', text: t`Accessibility` },
    { href: '/security', text: t`Security` },
    { href: '/open-data', text: t`Open data` },
    { href: '/glossary', text: t`Glossary` },
    { href: '/changes', text: t`Changes to the register` }, // Its two lines would part the rows below it.
  ] as const;
  return (
    <ul className={`list-links quiet-links ${styles['links']}`}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

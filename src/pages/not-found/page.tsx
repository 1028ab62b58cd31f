import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './page.module.css';

/** Any address that is not a page (ROUTE-2), with the search and the four main ways on. */
export default function NotFoundPage() {
  return (
    <>
      <PageHead heading={<Trans>404 Page Not Found.</Trans>} lead={<Trans>Sorry, the page you are looking for does not exist.</Trans>} />
      <div className={`wrap thirds block-end ${styles['ways']}`}>
        <div className={styles['back']}>
          <ButtonLink variant="solid" href="/">
            <Trans>Go back to Home</Trans>
          </ButtonLink>
          <form className={`stack-1 ${styles['search']}`} role="search" method="get" action={addressOf('/search')}>
            <TextField type="search" name="q" autoComplete="off" label={<Trans>Search this site</Trans>} />
            <Button variant="line" type="submit">
              <Trans>Search</Trans>
            </Button>
          </form>
        </div>
        <Ways />
      </div>
    </>
  );
}

function Ways() {
  const { t, i18n } = useLingui();
  const links = [
    { href: '/check', text: t`Check a firm`, about: t`Is it in our register, or in one of our warnings?` },
    {
      href: '/warnings',
      text: t({ id: 'nav_warnings', message: 'Warnings' }),
      about: t`Firms and websites that are not authorised by us.`,
    },
    {
      href: '/regulated-companies',
      text: t({ id: 'nav_regulated_companies', message: 'Regulated Companies' }),
      about: t`The register of the firms we supervise.`,
    },
    { href: '/contact', text: i18n._(REQUIRED_TEXTS.nav_contact), about: t`Where to write, and how to report a scam.` },
  ] as const;
  return (
    <ul className="ruled tall-links terms">
      {links.map(({ href, text, about }) => (
        <li key={href} className={styles['way']}>
          <Link href={href}>{text}</Link>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  );
}

import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import styles from './page.module.css';

/** Any address that is not a page (ROUTE-2). */
export default function NotFoundPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>
        <Trans>404 Page Not Found.</Trans>
      </h1>
      <p className={styles['lead']}>
        <Trans>Sorry, the page you are looking for does not exist.</Trans>
      </p>
      <ButtonLink variant="solid" href="/">
        <Trans>Go back to Home</Trans>
      </ButtonLink>
    </div>
  );
}

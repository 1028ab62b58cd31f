import { Trans } from '@lingui/react/macro';
import { Link } from '#src/parts/link/link.ts';
import styles from './page.module.css';

/** What a victim may want instead of this list. */
export function Ways() {
  return (
    <ul className={styles['ways']} data-screen-only>
      <li>
        <Link href="/contact#report-a-scam">
          <Trans>Report a scam</Trans>
        </Link>
      </li>
      <li>
        <Link href="/check">
          <Trans>Search both lists at once</Trans>
        </Link>
      </li>
    </ul>
  );
}

/** More about the warnings, below the list. */
export function MoreWays() {
  return (
    <ul className={styles['ways']} data-screen-only>
      <li>
        <Link href="/regulated-companies">
          <Trans>Check a firm in the Regulated Companies directory</Trans>
        </Link>
      </li>
      <li>
        <Link href="/open-data#warnings">
          <Trans>The warnings as open data</Trans>
        </Link>
      </li>
      <li>
        <Link href="/changes?topic=warnings">
          <Trans>Warnings issued, changed and withdrawn</Trans>
        </Link>
      </li>
    </ul>
  );
}

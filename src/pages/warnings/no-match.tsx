import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import styles from './no-match.module.css';

/** The specification's empty text (§8), and why it is no all-clear. */
export function NoMatch({ search }: { search: string }) {
  return (
    <Callout tone="amber">
      <p className={styles['message']}>
        <strong>
          <Trans>No matches found for "{search}".</Trans>
        </strong>
      </p>
      <p>
        <Trans>Check the spelling, or try a part of the name or address without "https://" and "www.".</Trans>
      </p>
      <NoAllClear />
    </Callout>
  );
}

/** Why a warning that is not to be found is no all-clear. */
export function NoAllClear() {
  return (
    <p>
      <Trans>
        A firm that is not listed here is not therefore safe: new ones appear every day. Deal only with firms in the{' '}
        <Link href="/regulated-companies">Regulated Companies directory</Link>.
      </Trans>
    </p>
  );
}

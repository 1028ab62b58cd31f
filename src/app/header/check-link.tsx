import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import styles from './header.module.css';

/** The way to Check a firm or website from every page; apart from the navigation, whose seven entries are given. */
export function CheckLink({ onClick }: { onClick?: () => void }) {
  return (
    <Link className={styles['check']} href="/check" onClick={onClick}>
      <Icon name="find" />
      <Trans>Check a firm</Trans>
    </Link>
  );
}

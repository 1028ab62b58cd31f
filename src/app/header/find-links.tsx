import { Trans } from '@lingui/react/macro';
import { Link } from '#src/parts/link/link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useCurrent } from './navigation.tsx';
import styles from './header.module.css';

/**
 * The two ways to find something from every page, in one frame: is this firm genuine (a tick), and where does this site
 * say something (a magnifier). Apart from the navigation, whose seven entries are given.
 */
export function FindLinks({ onChoose }: { onChoose?: () => void }) {
  const current = useCurrent();
  return (
    <div className={styles['find']}>
      <Link href="/check" onClick={onChoose} {...current('/check')}>
        <Icon name="tick" />
        <Trans>Check a firm</Trans>
      </Link>
      <Link href="/search" onClick={onChoose} {...current('/search')}>
        <Icon name="find" />
        <Trans>Search</Trans>
      </Link>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '#src/parts/link/link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useCurrent } from './navigation.tsx';
import styles from './header.module.css';

/**
 * The links to the check and to the search, which are on every page. They are not part of the navigation, because its seven
 * links are fixed (HEADER-1).
 */
export function FindLinks({ onChoose }: { onChoose?: () => void }) {
  const current = useCurrent();
  return (
    <div className={styles['find']}>
      <Link className="control choice" href="/check" onClick={onChoose} {...current('/check')}>
        <Icon name="tick" />
        <Trans>
          Check<span className="wide-only"> a firm</span>
        </Trans>
      </Link>
      <Link className="control choice" href="/search" onClick={onChoose} {...current('/search')}>
        <Icon name="find" />
        <Trans>Search</Trans>
      </Link>
    </div>
  );
}

/** The links to the two kinds of report. On wide screens, the home page and the pages about fraud have them. */
export function ReportLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <div className={styles['find']}>
      <Link className="control" href="/contact#report-a-scam" onClick={onChoose}>
        <Trans>Report a scam</Trans>
      </Link>
      <Link className="control" href="/report-abuse" onClick={onChoose}>
        <Trans>Report Market Abuse</Trans>
      </Link>
    </div>
  );
}

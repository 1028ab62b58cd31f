import { Trans, useLingui } from '@lingui/react/macro';
import { years } from '#src/history/changes.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { changesAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { useQuery } from '#src/ui/url-state.ts';
import styles from './page.module.css';

/** The ways to older changes, and to changes as they happen. `shown` is the year of the list above, or `latest`. */
export function OlderChanges({ shown }: { shown: string }) {
  const { t } = useLingui();
  const topic = useQuery().get('topic') ?? '';
  return (
    <div id="by-year" className={styles['ways']}>
      {years.length > 0 && (
        <nav aria-label={t`Changes by year`} data-screen-only data-script-only>
          <h2 className="size-3">
            <Trans>By year</Trans>
          </h2>
          <ul className={`tall-links cluster ${styles['years']}`}>
            <li>
              <Link href={changesAt({ topic })} aria-current={shown === 'latest' ? 'true' : undefined}>
                <Trans>Latest changes</Trans>
              </Link>
            </li>
            {years.map(({ year, begin, end }) => (
              <li key={year}>
                <Link href={changesAt({ year, topic })} aria-current={year === shown ? 'true' : undefined}>
                  {year}
                </Link>{' '}
                {topic === 'all' && <span>{formatNumber(end - begin)}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <noscript>
        <p>
          <Trans>
            This page shows the latest changes. Older changes, and changes to other details of firms, are in the{' '}
            <a href="/data/history.csv">open data (CSV)</a>. To see them here, turn on JavaScript.
          </Trans>
        </p>
      </noscript>
      <h2 className="size-3" id="follow">
        <Trans>To follow changes</Trans>
      </h2>
      <ul className="touch-links">
        <li>
          <Link href="/open-data#feeds">
            <Trans>Subscribe to the feed of changes</Trans>
          </Link>
        </li>
        {years.length > 0 && (
          <li>
            <Link href="/open-data#history">
              <Trans>The history as open data</Trans>
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

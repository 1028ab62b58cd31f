import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Link } from '#src/parts/link/link.ts';
import type { PageAddress } from '#src/routes.ts';
import type { Paging } from './pages.ts';
import styles from './pager.module.css';

/** The links to the other pages of a list, for above and below the list. */
export function Pager({
  paging: { page, pages },
  position,
  hrefOf,
  onFollow,
}: {
  paging: Paging;
  position: 'above' | 'below';
  hrefOf: (page: number) => PageAddress;
  onFollow: () => void;
}) {
  const { t } = useLingui();
  if (pages === 1) return null;
  const link = (to: number, text: React.ReactNode, rel?: 'prev' | 'next') => (
    <li>
      {to === page || to < 1 || to > pages ? (
        <span>{text}</span>
      ) : (
        <Link href={hrefOf(to)} rel={rel} onClick={onFollow}>
          {text}
        </Link>
      )}
    </li>
  );
  return (
    <nav
      className={styles['pager']}
      aria-label={position === 'above' ? t`Pages` : t`Pages, below the list`}
      data-screen-only
      data-script-only
    >
      <ul>
        {link(1, <Trans>First</Trans>)}
        {link(page - 1, <Trans>Previous</Trans>, 'prev')}
        {position === 'below' && (
          <li>
            <PageNumber page={page} pages={pages} />
          </li>
        )}
        {link(page + 1, <Trans>Next</Trans>, 'next')}
        {link(pages, <Trans>Last</Trans>)}
      </ul>
    </nav>
  );
}

/** 'Page 3 of 311'. */
export function PageNumber({ page, pages }: Pick<Paging, 'page' | 'pages'>) {
  const [number, last] = [formatNumber(page), formatNumber(pages)];
  return (
    <Trans>
      Page {number} of {last}
    </Trans>
  );
}

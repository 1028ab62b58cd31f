import type { ReactNode, RefObject } from 'react';
import { Trans } from '@lingui/react/macro';
import { usePagePath } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PageNumber, Pager } from './pager.tsx';
import { pageAddress, type ListParameters, type Paging } from './pages.ts';
import styles from './pager.module.css';

/** One page of a list, with links to the other pages above and below. Its heading takes focus when another page is shown. */
export function PagedList({
  isWhole,
  search,
  parameters,
  paging,
  headingRef,
  onFollow,
  children,
}: {
  /** All records are on this page, so it needs no heading and no links. */
  isWhole: boolean;
  search: string;
  /** What else the address says about the list. */
  parameters?: ListParameters;
  paging: Paging;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Called when a link to another page was followed (`useArrival`). */
  onFollow: () => void;
  children: ReactNode;
}) {
  const path = usePagePath();
  if (isWhole) return children;
  const pager = { paging, hrefOf: (page: number) => pageAddress(path, search, page, parameters), onFollow };
  return (
    <>
      <div className={`apart ${styles['head']}`}>
        <h2 ref={headingRef} tabIndex={-1}>
          <PageNumber {...paging} />
        </h2>
        <Pager {...pager} position="above" />
      </div>
      {children}
      <div className={styles['below']}>
        <Pager {...pager} position="below" />
      </div>
    </>
  );
}

/** The records of this page could not be loaded. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout tone="bad">
      <p>
        <Trans>
          <strong>This part of the list could not be loaded.</strong> Check your connection and try again.
        </Trans>
      </p>
      <p>
        <Button variant="line" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </Callout>
  );
}

/** Says how many records the prerendered page contains, and where the others are. */
export function WithoutScript({ shown, total, file }: { shown: string; total: string; file: string }) {
  return (
    <noscript>
      <div className={styles['note']}>
        <Callout tone="note">
          <p>
            <Trans>
              This page shows the first {shown} of {total} records. The other pages and the search need JavaScript. To read the whole list
              without it, download the <a href={file}>open data (CSV)</a>.
            </Trans>
          </p>
        </Callout>
      </div>
    </noscript>
  );
}

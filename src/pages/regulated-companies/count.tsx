import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Link } from '#src/parts/link/link.ts';
import { ListCount } from '#src/ui/list-count.tsx';

/** How many firms match (announced when it changes), and where to look for a firm that is not listed. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <ListCount
      aside={
        <Link href="/warnings">
          <Trans>Firm not listed? Search the warnings</Trans>
        </Link>
      }
    >
      {children}
    </ListCount>
  );
}

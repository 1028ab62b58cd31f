import { Trans } from '@lingui/react/macro';
import type { Read } from '#src/parts/answer/reading.tsx';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Link } from '#src/parts/link/link.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Callout } from '#src/ui/callout.tsx';
import styles from './no-match.module.css';

/** The check index is loaded only when the literal search (WARN-2) has found nothing. */
const loadReading = () => loadOptional(() => import('#src/parts/answer/reading.tsx'));

/**
 * What the text may have meant. If that is no warning, the required text (WARN-3), and why it is no all-clear.
 * @param onRead gets what is shown instead of the list, for the count above it
 */
export function NoMatch({ search, onRead }: { search: string; onRead: (read: Read | undefined) => void }) {
  const { value: reading } = useLoaded(true, loadReading);
  const notFound = <NotFound search={search} />;
  if (!reading) return notFound;
  return (
    <ErrorBoundary part tried={search} kept={notFound}>
      <reading.Reading search={search} notFound={notFound} onRead={onRead} />
    </ErrorBoundary>
  );
}

function NotFound({ search: text }: { search: string }) {
  // An element, because Lingui would read what looks like a tag in a string as one of its own.
  const search = <bdi>{text}</bdi>;
  return (
    <Callout tone="amber">
      <p className={styles['message']}>
        <strong>
          <Trans>No matches found for "{search}".</Trans>
        </strong>
      </p>
      <p>
        <Trans>Check the spelling, or try part of the name, or the address without "https://" and "www.".</Trans>
      </p>
      <NoAllClear />
    </Callout>
  );
}

/** Why finding no warning is no all-clear. */
export function NoAllClear() {
  return (
    <p>
      <Trans>
        A firm that is not listed here is not necessarily safe: new scams appear every day. Before you deal with a firm, look it up in the{' '}
        <Link href="/regulated-companies">Regulated Companies directory</Link>.
      </Trans>
    </p>
  );
}

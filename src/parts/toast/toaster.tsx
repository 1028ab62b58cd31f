import { Suspense, lazy, useSyncExternalStore } from 'react';
import { COLON } from '#src/i18n/punctuation.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { lastNotice, onNotice, type PostedNotice } from './notify.ts';

/** If it cannot be loaded or shown, the notice is a plain line at the end of the page, and the page is not reloaded. */
const ToastView = lazy(() => import('./toast-view.tsx').catch(() => ({ default: PlainNotice })));

function PlainNotice({ notice: { title, text } }: { notice: PostedNotice }) {
  return (
    <p className="wrap" role="alert">
      {title}
      {COLON}
      {text}
    </p>
  );
}

/** The toast area. Its code is loaded when the first notice is posted. */
export function Toaster() {
  const notice = useSyncExternalStore(onNotice, lastNotice, () => undefined);
  if (!notice) return null;
  return (
    <ErrorBoundary part instead={<PlainNotice notice={notice} />} tried={notice}>
      <Suspense fallback={null}>
        <ToastView notice={notice} />
      </Suspense>
    </ErrorBoundary>
  );
}

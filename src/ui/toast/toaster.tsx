import { Suspense, lazy, useSyncExternalStore } from 'react';
import { loadOptional } from '../optional-part.ts';
import { lastNotice, onNotice, type PostedNotice } from './notify.ts';

/** When it cannot be had, the notice stands as a plain line at the page's end: what it tells is not lost, and the page, with what was typed into it, not loaded anew. */
const ToastView = lazy(() => loadOptional(() => import('./toast-view.tsx')).catch(() => ({ default: PlainNotice })));

function PlainNotice({ notice: { title, text } }: { notice: PostedNotice }) {
  return (
    <p className="wrap" role="alert">
      {title}: {text}
    </p>
  );
}

/** The toast area; its code is fetched with the first notice, which waits for it. */
export function Toaster() {
  const notice = useSyncExternalStore(onNotice, lastNotice, () => undefined);
  if (!notice) return null;
  return (
    <Suspense fallback={null}>
      <ToastView notice={notice} />
    </Suspense>
  );
}

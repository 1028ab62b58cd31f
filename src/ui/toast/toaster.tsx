import { Suspense, lazy, useSyncExternalStore } from 'react';
import { lastNotice, onNotice } from './notify.ts';

const ToastView = lazy(() => import('./toast-view.tsx'));

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

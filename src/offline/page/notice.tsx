import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import lists from 'content:offline-lists';
import { SPACE } from '#src/i18n/punctuation.ts';
import { formatMoment } from '#src/i18n/format-date.ts';
import { divideAddress } from '#src/i18n/languages.ts';
import type { Reason } from '#src/offline/worker/messages.ts';
import { useLocation } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { arriveAt, reload, useFreshness } from './freshness.ts';

/**
 * The line at the bottom of the window. Without a network it says when the page was up to date; it also offers a later release.
 * It is inside a separate status element (`offline.tsx`), so that a change is announced.
 */
export function Notice() {
  const [pathname] = useLocation();
  const { asOf, cutOff, newer } = useFreshness();
  const [putOff, setPutOff] = useState(false);
  const { upToDate, missing } = describe(divideAddress(pathname).path, <time dateTime={asOf.toISOString()}>{formatMoment(asOf)}</time>);
  const isActedOn = missing !== undefined;
  const isOffered = newer && (!putOff || isActedOn);
  const isShown = cutOff !== undefined || isOffered;
  const ref = useRoomForFocus(isShown);

  useEffect(() => arriveAt(pathname), [pathname]);

  if (!isShown) return null;
  const freshness = (
    <>
      {SPACE}
      {upToDate}
      {missing && <Since>{missing}</Since>}
    </>
  );
  return (
    <div ref={ref}>
      {cutOff && (
        <div className="offline-stale">
          <p className="wrap">
            <strong>{why(cutOff)}</strong>
            {freshness}
            {isActedOn && (
              <Since>
                <NotKept />
              </Since>
            )}
          </p>
        </div>
      )}
      {isOffered && (
        <div className="offline-newer" data-screen-only>
          <div className="wrap">
            <p>
              <Trans>A newer version of this site is available.</Trans>
              {!cutOff && isActedOn && freshness}
            </p>
            <Button variant="solid" size="small" onClick={() => void reload()}>
              <Trans>Reload</Trans>
            </Button>
            {!isActedOn && (
              <Button variant="line" size="small" onClick={() => setPutOff(true)}>
                <Trans>Later</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** A sentence that only a page without a network shows. */
function Since({ children }: { children: ReactNode }) {
  return (
    <span className="offline-since">
      {SPACE}
      {children}
    </span>
  );
}

/** Keeps scrolled elements with focus clear of the line (WCAG 2.4.11), whatever its height. */
function useRoomForFocus(isShown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBlockEnd = `${(entry?.borderBoxSize[0]?.blockSize ?? 0) + 16}px`;
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [isShown]);
  return ref;
}

function why(reason: Reason): ReactNode {
  if (reason === 'offline') return <Trans>You are offline.</Trans>;
  if (reason === 'unreachable') return <Trans>This site cannot be reached.</Trans>;
  return <Trans>The network is slow.</Trans>;
}

/** When the page was up to date and, if people act on the page, what may be missing from it. */
function describe(path: string, time: ReactNode): { upToDate: ReactNode; missing?: ReactNode } {
  switch (path) {
    case '/warnings':
      return {
        upToDate: <Trans>These warnings were up to date on {time}.</Trans>,
        missing: <Trans>Warnings issued since then are not included.</Trans>,
      };
    case '/check':
      return {
        upToDate: <Trans>These answers were up to date on {time}.</Trans>,
        missing: <Trans>They do not include firms licensed or warned about since then.</Trans>,
      };
    case '/regulated-companies':
      return {
        upToDate: <Trans>This register was up to date on {time}.</Trans>,
        missing: <Trans>The status of a firm may have changed since then.</Trans>,
      };
    default:
      return { upToDate: <Trans>This page was up to date on {time}.</Trans> };
  }
}

/** The parts of long lists that the copy on the device lacks (`offlineListScope`). */
export function NotKept() {
  if (lists.kept === 'everything') return null;
  if (lists.kept === 'lists') {
    return <Trans>The copy on your device does not include the full records of firms or the reasons for the warnings.</Trans>;
  }
  return <Trans>The copy on your device includes only the first page of the register and of the warnings. It cannot search them.</Trans>;
}

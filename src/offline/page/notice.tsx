import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatMoment } from '#src/i18n/format-date.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Reason } from '#src/offline/worker/messages.ts';
import { useLocation } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { NotKept } from './not-kept.tsx';
import { arriveAt, lastFreshness, onFreshness, reload } from './freshness.ts';

/** Pages that people act on: if they are out of date, the line says what may be missing. */
const ACTED_ON: ReadonlySet<string> = new Set(['/warnings', '/check', '/regulated-companies']);

/**
 * The line at the bottom of the window: when the page was up to date, while the network cannot be reached, and the offer of a
 * later release. Its place is a status of its own (`offline.tsx`), so that a change in it is announced.
 */
export function Notice() {
  const [pathname] = useLocation();
  const { code } = useLanguage();
  const { asOf, cutOff, newer } = useSyncExternalStore(onFreshness, lastFreshness);
  const [putOff, setPutOff] = useState(false);
  const isActedOn = ACTED_ON.has(pathname);
  const isOffered = newer && (!putOff || isActedOn);
  const isShown = cutOff !== undefined || isOffered;
  const ref = useRoomForFocus(isShown);

  useEffect(() => arriveAt(pathname), [pathname]);

  if (!isShown) return null;
  const time = <time dateTime={asOf.toISOString()}>{formatMoment(code, asOf)}</time>;
  return (
    <div ref={ref}>
      {cutOff && (
        <div className="offline-stale">
          <p className="wrap">
            <strong>{why(cutOff)}</strong> <FromWhen pathname={pathname} time={time} />
            <Since pathname={pathname} />
            {isActedOn && (
              <span className="offline-since">
                {' '}
                <NotKept />
              </span>
            )}
          </p>
        </div>
      )}
      {isOffered && (
        <div className="offline-newer" data-screen-only>
          <div className="wrap">
            <p>
              <Trans>A newer version of this site is available.</Trans>
              {!cutOff && isActedOn && (
                <>
                  {' '}
                  <FromWhen pathname={pathname} time={time} />
                  <Since pathname={pathname} />
                </>
              )}
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

/** What gets focus is scrolled clear of the element (WCAG 2.4.11), however many lines its words take. */
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

function FromWhen({ pathname, time }: { pathname: string; time: ReactNode }) {
  switch (pathname) {
    case '/warnings':
      return <Trans>These warnings were up to date on {time}.</Trans>;
    case '/check':
      return <Trans>These answers were up to date on {time}.</Trans>;
    case '/regulated-companies':
      return <Trans>This register was up to date on {time}.</Trans>;
    default:
      return <Trans>This page was up to date on {time}.</Trans>;
  }
}

/** What may have happened since then, where people act on it. */
function Since({ pathname }: { pathname: string }) {
  if (!ACTED_ON.has(pathname)) return null;
  return (
    <span className="offline-since">
      {' '}
      {pathname === '/warnings' && <Trans>Warnings issued since then are not included.</Trans>}
      {pathname === '/check' && <Trans>They do not include firms licensed or warned about since then.</Trans>}
      {pathname === '/regulated-companies' && <Trans>The status of a firm may have changed since then.</Trans>}
    </span>
  );
}

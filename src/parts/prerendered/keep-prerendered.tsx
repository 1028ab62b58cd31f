import { use, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadOnce } from '#src/loading/load-once.ts';

/**
 * An empty text that the page's policy allows (Trusted Types §4.4). React sets it when hydration has failed and it draws the
 * page again; a plain string would be refused, and the whole page with it.
 */
const NOTHING = globalThis.trustedTypes?.emptyHTML ?? '';

/** Parts that React has taken over. Once React has removed one, its prerendered markup is gone. */
const takenOver = new Set<string>();

/**
 * Makes a part without behaviour keep its prerendered markup, so that neither its code nor its content is in the first load.
 * Its chunk is loaded only on a later visit to the page, when there is no markup to keep.
 *
 * The prop `markup` names the part; each name may occur once in a page. Links in the part must be plain links. Import the
 * part's styles where it is used: the first load does not include those that only its chunk imports.
 */
export function keepPrerendered<Props extends object>(importPart: () => Promise<{ default: ComponentType<Props> }>) {
  const load = loadOnce(async () => (await importPart()).default);

  function Drawn(props: Props) {
    const Part = load.ifLoaded() ?? use(load());
    return <Part {...props} />;
  }

  return function Prerendered({ markup, ...props }: Props & { markup: string }) {
    const ref = useRef<HTMLDivElement>(null);
    const [kept, setKept] = useState(() => isPrerendered(markup));
    useEffect(() => {
      takenOver.add(markup);
      // When hydration fails, React draws the page again, without the markup.
      if (ref.current?.hasChildNodes() === false) setKept(false);
    }, [markup]);
    // Leaving the page loads the chunk, so that it is here when the visitor comes back: while a page waits for one of its
    // parts, it is too short for the browser to restore the scroll position.
    useEffect(() => () => void load().catch(() => undefined), []);

    if (kept) {
      // oxlint-disable-next-line react/no-danger -- React leaves the markup that it finds, which the build wrote
      return <div ref={ref} data-prerendered={markup} dangerouslySetInnerHTML={{ __html: NOTHING }} suppressHydrationWarning />;
    }
    return (
      <div key="drawn" data-prerendered={markup}>
        {/* oxlint-disable-next-line no-unsafe-type-assertion -- all props but `markup` */}
        <Drawn {...(props as unknown as Props)} />
      </div>
    );
  };
}

function isPrerendered(name: string): boolean {
  return !import.meta.env.SSR && !takenOver.has(name) && document.querySelector(`[data-prerendered="${name}"]`) !== null;
}

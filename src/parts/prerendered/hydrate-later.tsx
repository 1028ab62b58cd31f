import { Suspense, lazy, memo, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadOptional } from '#src/loading/missing-chunk.ts';

/** What every such part takes besides its own props. */
interface LaterProps {
  /** Loads the code when it becomes true. */
  isNeeded: boolean;
  /** Called with the error if the code cannot be loaded. The same function in every render. */
  onFail?: (error: Error) => void;
  className?: string | undefined;
}

/**
 * Makes a part of a page keep its prerendered markup until its code is needed: when `isNeeded` becomes true, or when the visitor opens
 * a `<details>` in it. React then takes the markup over as it is. Only from then on does the part get new props.
 *
 * If the code cannot be loaded, the markup stays, and the next need tries again. Import the styles of the part where it is used: the
 * first load does not include those that only its chunk imports.
 */
export function hydrateLater<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let keep: (part: ComponentType<Props>) => void;
  const loaded = new Promise<ComponentType<Props>>((resolve) => {
    keep = resolve;
  });
  const Part = lazy(async () => ({ default: await (import.meta.env.SSR ? importPart() : loaded) }));

  function Live({ part, onLive }: { part: Props; onLive: (isLive: true) => void }) {
    useEffect(() => onLive(true), [onLive]);
    return <Part {...part} />;
  }

  // If the props changed before the code is here, React would remove the markup.
  const Kept = memo(
    (props: { part: Props; isLive: boolean; onLive: (isLive: true) => void }) => (
      <Suspense>
        <Live part={props.part} onLive={props.onLive} />
      </Suspense>
    ),
    (_, { isLive }) => !isLive,
  );

  return function Later({ isNeeded, onFail, className, ...part }: Props & LaterProps) {
    const ref = useRef<HTMLDivElement>(null);
    const [isLive, setLive] = useState(false);
    useEffect(() => {
      const element = ref.current;
      const load = () => void loadOptional(importPart).then(keep, onFail);
      // Nothing was prerendered if the visitor came from another page. A `<details>` may have been opened before the script ran.
      if (isNeeded || !element?.firstElementChild || element.querySelector('[open]')) load();
      element?.addEventListener('toggle', load, true);
      return () => element?.removeEventListener('toggle', load, true);
    }, [isNeeded, onFail]);
    return (
      <div ref={ref} className={className}>
        {/* oxlint-disable-next-line no-unsafe-type-assertion -- all props but those of this function */}
        <Kept part={part as unknown as Props} isLive={isLive} onLive={setLive} />
      </div>
    );
  };
}
